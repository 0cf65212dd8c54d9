import { Icon, type IconName } from '../../../components/Icon'
import { type PointerTool, pointerTools } from './edits'
import type { Canvas } from './useCanvas'

const shown: Readonly<Record<PointerTool, IconName>> = {
  select: 'pointer',
  draw: 'route',
  split: 'split',
  merge: 'merge',
  inlet: 'inlet',
  outlet: 'outlet',
  blank: 'blank',
  disconnect: 'erase',
}

interface ToolStripProps {
  canvas: Canvas
  onZoom(by: number): void
  onFit(): void
}

/** What the pointer does with tubes, and the size of the picture. */
export function ToolStrip({ canvas, onZoom, onFit }: ToolStripProps) {
  const others = [
    { label: 'Larger', icon: 'search', act: () => onZoom(1.25) },
    { label: 'Smaller', icon: 'minus', act: () => onZoom(0.8) },
    { label: 'Fit to window', icon: 'fit', act: onFit },
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
            <Icon name={shown[name]} size="lg" />
          </button>
        )
      })}
      <span className="cv-rule" />
      {others.map(({ label, icon, act }) => (
        <button key={label} type="button" className="cv-tool" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} size="lg" />
        </button>
      ))}
    </div>
  )
}
