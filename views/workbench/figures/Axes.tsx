import { formatNumber } from '../../../shared/display/formatNumber'
import { type Plot, type Scale, tickDecimals } from '../../../shared/display/plot'

/** Horizontal grid lines with their labels, to the left or right of the plot. */
export function HeightAxis({ plot, scale, side }: { plot: Plot; scale: Scale; side: 'left' | 'right' }) {
  const decimals = tickDecimals(scale)
  return scale.ticks.map(tick => {
    const y = scale(tick)
    const text = formatNumber(tick, decimals)
    return (
      <g key={tick}>
        <path className="ch-grid" d={`M${plot.left} ${y.toFixed(1)}H${plot.right}`} />
        {side === 'left' ? (
          <text className="t-end t-10" x={plot.left - 6} y={y + 3.5}>
            {text}
          </text>
        ) : (
          <>
            <path className="ch-axis" d={`M${plot.right} ${y.toFixed(1)}h4`} />
            <text className="t-10" x={plot.right + 6} y={y + 3.5}>
              {text}
            </text>
          </>
        )}
      </g>
    )
  })
}

/** Vertical grid lines with their labels below the plot. */
export function WidthAxis({ plot, scale }: { plot: Plot; scale: Scale }) {
  const decimals = tickDecimals(scale)
  return scale.ticks.map(tick => {
    const x = scale(tick)
    return (
      <g key={tick}>
        <path className="ch-grid" d={`M${x.toFixed(1)} ${plot.bottom}V${plot.top}`} />
        <path className="ch-axis" d={`M${x.toFixed(1)} ${plot.bottom}v4`} />
        <text className="t-mid t-10" x={x} y={plot.bottom + 15}>
          {formatNumber(tick, decimals)}
        </text>
      </g>
    )
  })
}
