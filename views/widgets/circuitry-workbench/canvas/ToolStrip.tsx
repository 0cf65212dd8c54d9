import { type PointerTool, pointerTools } from './edits'
import type { Canvas } from './useCanvas'

/** The signs of the tools, which no other page has. */
const shapes: Readonly<Record<PointerTool | 'larger' | 'smaller' | 'fit', string>> = {
  select: 'M3.5 2.5l9 4.5-4 1.3-1.5 4.2z',
  draw: 'M2.4 4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM5.6 4H9a2.2 2.2 0 0 1 0 4H7a2.2 2.2 0 0 0 0 4h3.4',
  split: 'M2 8h4l4-4h4M6 8l4 4h4M12.4 2.4 14 4l-1.6 1.6M12.4 10.4 14 12l-1.6 1.6',
  merge: 'M2 4h4l4 4h4M2 12h4l4-4M12.4 6.4 14 8l-1.6 1.6',
  inlet: 'M4 2.5v11M13 8H6.5M9 5.5 6.5 8 9 10.5',
  outlet: 'M4 2.5v11M4 8h9M10.5 5.5 13 8l-2.5 2.5',
  blank: 'M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM5.5 5.5l5 5M10.5 5.5l-5 5',
  disconnect: 'M6 13.5l-3.5-3.5 6.5-6.5L13 7.5 7 13.5zM6.5 6l4 4M5 13.5h8.5',
  larger: 'M8 3v10M3 8h10',
  smaller: 'M3 8h10',
  fit: 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3',
}

interface ToolStripProps {
  canvas: Canvas
  onZoom(by: number): void
  onFit(): void
}

/** What the pointer does with tubes, and the size of the picture. */
export function ToolStrip({ canvas, onZoom, onFit }: ToolStripProps) {
  const others = [
    { label: 'Larger', sign: 'larger', act: () => onZoom(1.25) },
    { label: 'Smaller', sign: 'smaller', act: () => onZoom(0.8) },
    { label: 'Fit to window', sign: 'fit', act: onFit },
  ] as const
  return (
    <div className="cv-tools" role="toolbar" aria-label="Canvas tools">
      {(Object.keys(pointerTools) as PointerTool[]).map(name => {
        const { label, key } = pointerTools[name]
        const keys = key.length === 1 ? key.toUpperCase() : key
        return (
          <button
            key={name}
            type="button"
            className="cv-tool"
            aria-pressed={canvas.tool === name}
            aria-label={label}
            title={`${label} (${keys})`}
            onClick={() => canvas.chooseTool(name)}
          >
            <Sign of={name} />
          </button>
        )
      })}
      <span className="cv-rule" />
      {others.map(({ label, sign, act }) => (
        <button key={label} type="button" className="cv-tool" aria-label={label} title={label} onClick={act}>
          <Sign of={sign} />
        </button>
      ))}
    </div>
  )
}

const Sign = ({ of }: { of: keyof typeof shapes }) => (
  <svg className="cw-i cw-i-lg" viewBox="0 0 16 16" aria-hidden="true">
    <path d={shapes[of]} />
  </svg>
)
