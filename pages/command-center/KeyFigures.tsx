import type { Status } from '../../shared/contracts/admin'
import { formatNumber } from '../../shared/display/formatNumber'
import { uptimeText } from './uptimeText'

/** The key figures of the state of the node. */
export function KeyFigures({ status }: { status: Status }) {
  const { Requests, Sessions, StartedAt, At } = status
  const minutes = Math.max(1, (Date.parse(At) - Date.parse(StartedAt)) / 60_000)
  const figures = [
    {
      label: 'Uptime',
      value: uptimeText(minutes),
      unit: '',
      more: `since ${StartedAt.slice(0, 16).replace('T', ' ')}`,
    },
    {
      label: 'Signed-in sessions',
      value: Sessions === null ? '–' : formatNumber(Sessions, 0),
      unit: '',
      more: Sessions === null ? 'the store does not answer' : 'on all nodes',
    },
    {
      label: 'Requests',
      value: formatNumber(Requests.Total / minutes, 1),
      unit: '/min',
      more: `${formatNumber(Requests.Total, 0)} in all`,
    },
    {
      label: '95 % answered within',
      value: Requests.P95Ms === null ? '> 3,000' : formatNumber(Requests.P95Ms, 0),
      unit: 'ms',
      more: `mean ${formatNumber(Requests.MeanMs, 0)} ms`,
    },
    { label: 'Refused', value: formatNumber(Requests.Refused, 0), unit: '', more: 'status 400 to 499' },
    { label: 'Failed', value: formatNumber(Requests.Failed, 0), unit: '', more: 'status 500 and more' },
  ]
  return (
    <section className="cw-kpis cc-kpis" aria-label="Key figures">
      {figures.map(({ label, value, unit, more }) => (
        <div className="cw-kpi" key={label}>
          <div className="l">{label}</div>
          <div className="v">
            {value} {unit && <small>{unit}</small>}
          </div>
          <div className="s">{more}</div>
        </div>
      ))}
    </section>
  )
}
