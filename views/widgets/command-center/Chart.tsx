import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/display/formatNumber'
import { type Scale, tickDecimals, wholeScaleOf } from '../../../shared/display/plot'
import type { Period } from '../../../shared/monitoring/periods'
import { labelled } from './series'

/** The place of a chart's data, and where a step and a value are in it. */
export interface ChartPlace {
  left: number
  right: number
  top: number
  bottom: number
  width: number
  isNarrow: boolean
  y: Scale
}

interface ChartProps {
  title: string
  note: string
  /** What a screen reader says of it; its numbers are in the table of the charts. */
  description: string
  unit: string
  at: readonly string[]
  period: Period
  /** The highest value that is drawn. */
  most: number
  /** Room at the right for the names of lines. */
  room: number
  /** Where a step is: at its middle or at its beginning, as share of the step. */
  place: (index: number, chart: ChartPlace) => number
  draw: (chart: ChartPlace) => ReactNode
}

const height = 196

/** A chart over time with its axes, drawn for wide and for narrow screens, so that its text has the same size. */
export function Chart(props: ChartProps) {
  return (
    <section className="cw-panel cc-chart" aria-label={props.title}>
      <div className="cc-panel-h">
        <h2>{props.title}</h2>
        <span className="cw-xs cw-muted">{props.note}</span>
      </div>
      <Drawn {...props} width={660} />
      <Drawn {...props} width={350} />
    </section>
  )
}

function Drawn({ width, at, period, unit, most, room, place, draw, description }: ChartProps & { width: number }) {
  const isNarrow = width < 500
  const plot = { left: 40, right: width - room, top: 20, bottom: 164, width, isNarrow }
  const y = wholeScaleOf(0, Math.max(most, 1e-3), 5, plot.bottom, plot.top)
  const chart = { ...plot, y }
  const decimals = tickDecimals(y)
  return (
    <svg
      className={isNarrow ? 'cc-svg is-narrow' : 'cc-svg is-wide'}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      {y.ticks.map(tick => (
        <g key={tick}>
          <path
            className={tick === 0 ? 'cc-axis' : 'cc-rule'}
            d={`M${plot.left} ${y(tick).toFixed(1)}H${plot.right}`}
          />
          <text className="is-end" x={plot.left - 6} y={y(tick) + 3.5}>
            {formatNumber(tick, decimals)}
          </text>
        </g>
      ))}
      <text x={plot.left} y={11}>
        {unit}
      </text>
      {labelled(at, period, isNarrow).map(({ index, text }) => {
        const x = place(index, chart)
        return (
          <g key={index}>
            <path className="cc-axis" d={`M${x.toFixed(1)} ${plot.bottom}v4`} />
            <text className="is-mid" x={x} y={plot.bottom + 16}>
              {text}
            </text>
          </g>
        )
      })}
      {draw(chart)}
    </svg>
  )
}
