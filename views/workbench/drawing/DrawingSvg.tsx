import type { Drawing } from '../../../engine/drawing'
import type { Reader } from '../../../shared/display/formatQuantity'
import { labelText } from '../../../shared/display/labelText'
import { type Mark, marksOf } from './marks'

interface DrawingSvgProps {
  drawing: Drawing
  reader: Reader
  /** The text alternative of the drawing, for screen readers. */
  name: string
}

const cell = 26

/** A drawing of the engine on a sheet with a grid, its values in the reader's units. */
export function DrawingSvg({ drawing, reader, name }: DrawingSvgProps) {
  const { width, height, shapes } = drawing
  return (
    <svg className="cw-svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <path className="d-grid" d={gridOf(width, height)} />
      {marksOf(shapes).map(mark => (
        <MarkSvg key={mark.place} mark={mark} reader={reader} />
      ))}
    </svg>
  )
}

function MarkSvg({ mark: { shape, className }, reader }: { mark: Mark; reader: Reader }) {
  switch (shape.type) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      return <rect className={className} x={x} y={y} width={width} height={height} rx={radius || undefined} />
    }
    case 'circle':
      return <circle className={className} cx={shape.cx} cy={shape.cy} r={shape.r} />
    case 'path':
      return <path className={className} d={shape.d} />
    case 'text': {
      const { x, y, turn, size, labels } = shape
      return (
        <text
          className={className}
          x={x}
          y={y}
          fontSize={size}
          transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
        >
          {labelText(labels, reader)}
        </text>
      )
    }
  }
}

function gridOf(width: number, height: number): string {
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / cell) - 1 }, (_, index) => (index + 1) * cell)
  return [...lines(width).map(x => `M${x} 0V${height}`), ...lines(height).map(y => `M0 ${y}H${width}`)].join('')
}
