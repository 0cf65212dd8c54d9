import type { CircuitCell } from '../../../../engine/geometry/circuits'

interface CircuitPathProps {
  /** In flow order. */
  stages: readonly (readonly CircuitCell[])[]
  rows: number
}

const width = 352
const top = 34
const height = 150
const side = 40

/** A part of a row: its number in flow order, and its position and share of the row, from the top. */
interface Part {
  row: number
  stage: number
  from: number
  share: number
}

function partsOf(stages: CircuitPathProps['stages']): Part[] {
  const filled = new Map<number, number>()
  return stages.flatMap((cells, stage) =>
    cells.map(({ row, share }) => {
      const from = filled.get(row) ?? 0
      filled.set(row, from + share)
      return { row, stage, from, share }
    }),
  )
}

/** The rows from the entering air on, each divided into the stages of the fluid, which are numbered in flow order. */
export function CircuitPath({ stages, rows }: CircuitPathProps) {
  const parts = partsOf(stages)
  const step = (width - 2 * side) / rows
  const order = stages.map((cells, index) => `${index + 1} in row ${cells.map(({ row }) => row + 1).join(' and ')}`)
  const label = `Way of the fluid through ${rows} ${rows === 1 ? 'row' : 'rows'}, counted from the entering air: ${order.join(', ')}.`
  return (
    <svg className="cw-svg" viewBox={`0 0 ${width} ${top + height + 26}`} role="img" aria-label={label}>
      <path className="d-arrow" d={`M${side - 8} ${top + height / 2}l-7 -4v8z`} />
      <path className="d-dim" d={`M6 ${top + height / 2}h${side - 20}`} />
      <text x="6" y={top + height / 2 - 8} fontSize="10">
        Air
      </text>
      <text x={width / 2} y="18" className="t-mid" fontSize="10">
        Order of the fluid through the rows
      </text>
      {parts.map(({ row, stage, from, share }) => {
        const [x, y] = [side + row * step, top + from * height]
        const isFirst = stage === 0
        const isLast = stage === stages.length - 1
        const middle = y + (share * height) / 2
        return (
          <g key={`${row} ${from}`}>
            <rect
              className={isFirst || isLast ? 'd-cu-fill' : 'd-finblk'}
              x={x + 2}
              y={y + 1}
              width={step - 4}
              // A part no thicker than the gap keeps half its height, so that it stays visible.
              height={Math.max(share * height - 2, (share * height) / 2)}
            />
            {share * height > 12 && (
              <text x={x + step / 2} y={middle + 4} className="t-mid t-ink" fontSize="11">
                {stage + 1}
                {step > 44 && (isFirst ? ' in' : isLast ? ' out' : '')}
              </text>
            )}
          </g>
        )
      })}
      {Array.from({ length: rows }, (_, index) => index + 1).map(row => (
        <text key={row} x={side + (row - 0.5) * step} y={top + height + 16} className="t-mid" fontSize="10">
          {row === 1 ? 'Row 1' : row}
        </text>
      ))}
    </svg>
  )
}
