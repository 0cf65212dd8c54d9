import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Period } from '../../../shared/monitoring/periods'
import { Chart, type ChartPlace } from './Chart'
import { highest, latest, pathOf } from './series'

interface LatencyChartProps {
  history: NonNullable<Status['History']>
  period: Period
  /** Within which 95 % must be answered [ms]. */
  limit: number
}

const lines = [
  { name: 'p99', of: 'P99', className: 'cc-line is-faint' },
  { name: 'p50', of: 'P50', className: 'cc-line is-soft' },
  { name: 'p95', of: 'P95', className: 'cc-line' },
] as const

/** Least distance between two names at the right [px]. */
const lineHeight = 12

/** How long ratings took, by the share of them that was answered within. */
export function LatencyChart({ history, period, limit }: LatencyChartProps) {
  const most = highest(history.P99)
  // A limit far above the data would press it flat: it is drawn if it is near.
  const isLimitShown = limit <= 3 * most
  const place = (index: number, { left, right }: ChartPlace) =>
    left + (index * (right - left)) / Math.max(1, history.At.length - 1)
  const p95 = latest(history.P95)
  return (
    <Chart
      title="Latency of rating"
      note={isLimitShown ? 'ms, server side' : `ms, server side; limit of p95 ${formatNumber(limit, 0)}`}
      description={
        p95 === null
          ? 'Latency of rating: no rating in this period.'
          : `Latency of rating: p95 last ${formatNumber(p95, 0)} ms, highest ${formatNumber(highest(history.P95), 0)} ms. The numbers are in the table below.`
      }
      unit="ms"
      at={history.At}
      period={period}
      most={Math.max(most, isLimitShown ? limit : 0, 10)}
      room={60}
      place={place}
      draw={chart => {
        const { y, left, right } = chart
        const names = [
          ...(isLimitShown ? [{ text: `limit ${formatNumber(limit, 0)}`, at: y(limit), className: 'is-err' }] : []),
          ...lines.flatMap(({ name, of }) => {
            const value = latest(history[of])
            const className = name === 'p95' ? 'is-brand' : ''
            return value === null ? [] : [{ text: `${name} ${formatNumber(value, 0)}`, at: y(value), className }]
          }),
        ]
        return (
          <>
            {isLimitShown && <path className="cc-limit" d={`M${left} ${y(limit).toFixed(1)}H${right}`} />}
            {lines.map(({ name, of, className }) => (
              <path key={name} className={className} d={pathOf(history[of], index => place(index, chart), y)} />
            ))}
            {p95 === null && (
              <text className="is-mid" x={(left + right) / 2} y={92}>
                No rating in this period
              </text>
            )}
            {apart(names).map(({ text, at, className }) => (
              <text key={text} className={className} x={right + 5} y={at + 3.5}>
                {text}
              </text>
            ))}
          </>
        )
      }}
    />
  )
}

/** The names moved upwards from the lowest on, so that none covers another. */
function apart<Name extends { at: number }>(names: readonly Name[]): Name[] {
  let above = Number.POSITIVE_INFINITY
  return names
    .toSorted((one, other) => other.at - one.at)
    .map(name => {
      above = Math.min(name.at, above - lineHeight)
      return { ...name, at: above }
    })
}
