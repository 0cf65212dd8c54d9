import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Period } from '../../../shared/monitoring/periods'
import { Chart, type ChartPlace } from './Chart'
import { highest, perSecond } from './series'

interface RequestChartProps {
  history: NonNullable<Status['History']>
  period: Period
}

/** How many requests came, and how many of them failed. */
export function RequestChart({ history, period }: RequestChartProps) {
  const requests = perSecond(history.Requests, history.Seconds)
  const errors = perSecond(history.Errors, history.Seconds)
  const worst = highest(errors)
  const worstAt = errors.indexOf(worst)
  const total = history.Requests.reduce((sum, one) => sum + one, 0)
  const failed = history.Errors.reduce((sum, one) => sum + one, 0)
  const stepOf = ({ left, right }: ChartPlace) => (right - left) / history.At.length
  const place = (index: number, chart: ChartPlace) => chart.left + index * stepOf(chart)
  return (
    <Chart
      title="Requests"
      note="all nodes, errors in red"
      description={`Requests: ${formatNumber(total, 0)} in this period, ${formatNumber(failed, 0)} of them failed. The numbers are in the table below.`}
      unit="requests/s"
      at={history.At}
      period={period}
      most={highest(requests)}
      room={12}
      place={place}
      draw={chart => {
        const { y, bottom } = chart
        const step = stepOf(chart)
        const bar = (rate: number, index: number) => {
          const top = Math.min(y(rate), bottom - 1)
          return {
            x: (place(index, chart) + step * 0.12).toFixed(1),
            y: top.toFixed(1),
            height: (bottom - top).toFixed(1),
          }
        }
        const width = (step * 0.76).toFixed(1)
        return (
          <>
            {requests.map(
              (rate, index) =>
                rate > 0 && <rect key={history.At[index]} className="cc-bar" width={width} {...bar(rate, index)} />,
            )}
            {errors.map(
              (rate, index) =>
                rate > 0 && (
                  <rect key={history.At[index]} className="cc-bar is-err" width={width} {...bar(rate, index)} />
                ),
            )}
            {worst > 0 && (
              <text
                className={worstAt > history.At.length * 0.8 ? 'is-end is-err' : 'is-err'}
                x={place(worstAt, chart) + step / 2}
                y={Math.max(16, y(requests[worstAt] ?? 0) - 6)}
              >
                {formatNumber(worst, 2)} errors/s
              </text>
            )}
          </>
        )
      }}
    />
  )
}
