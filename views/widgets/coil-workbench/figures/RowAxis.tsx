import type { Plot } from '../../../../shared/display/plot'

/** The depth of the coil in rows: a tick between rows, the number in the middle of each. */
export function RowAxis({ plot, rows, hasGrid }: { plot: Plot; rows: number; hasGrid: boolean }) {
  const width = (plot.right - plot.left) / rows
  return Array.from({ length: rows + 1 }, (_, row) => {
    const x = plot.left + row * width
    return (
      <g key={x}>
        {hasGrid && <path className="ch-grid" d={`M${x.toFixed(1)} ${plot.top}V${plot.bottom}`} />}
        <path className="ch-axis" d={`M${x.toFixed(1)} ${plot.bottom}v4`} />
        {row < rows && (
          <text className="t-mid t-10" x={x + width / 2} y={plot.bottom + 15}>
            {row + 1}
          </text>
        )}
      </g>
    )
  })
}
