import Table from 'react-bootstrap/Table'
import type { AuditRow } from '../../shared/contracts/admin'
import { Badge, type BadgeLook } from '../../views/components/Badge'

const looks: Record<AuditRow['Outcome'], BadgeLook> = {
  success: { icon: 'check', tone: 'ok' },
  failure: { icon: 'warning', tone: 'warn' },
  refused: { icon: 'stop', tone: 'err' },
}

/** The rows of the trail: who, what, when, from where, and the outcome. */
export function EventTable({ events }: { events: readonly AuditRow[] }) {
  if (events.length === 0) return <p className="ad-none">No event matches. Widen the filter to see more.</p>
  return (
    <Table className="ad-t">
      <caption className="visually-hidden">Events, the newest first</caption>
      <thead>
        <tr>
          <th scope="col" className="cw-num">
            Row
          </th>
          <th scope="col">Time</th>
          <th scope="col">Event</th>
          <th scope="col">Outcome</th>
          <th scope="col">Who</th>
          <th scope="col">Target</th>
          <th scope="col">Address</th>
          <th scope="col">Detail</th>
          <th scope="col">Request</th>
        </tr>
      </thead>
      <tbody>
        {events.map(event => (
          <tr key={event.Sequence}>
            <td className="cw-num cw-muted" data-label="Row">
              {event.Sequence}
            </td>
            <th scope="row" className="cw-tnum cw-nowrap" data-label="Time">
              <time dateTime={event.At}>{event.At.slice(0, 19).replace('T', ' ')}</time>
            </th>
            <td className="cw-nowrap" data-label="Event">
              {event.Event}
            </td>
            <td data-label="Outcome">
              <Outcome outcome={event.Outcome} />
            </td>
            <td data-label="Who">
              {event.Impersonator ? (
                <>
                  {event.Impersonator} <span className="cw-muted">as</span> {event.Actor}
                </>
              ) : (
                event.Actor
              )}
            </td>
            <td data-label="Target">{event.Target}</td>
            <td className="cw-tnum cw-nowrap" data-label="Address">
              {event.Address}
            </td>
            <td className="cw-2" data-label="Detail">
              {Object.entries(event.Detail)
                .map(([name, value]) => `${name}: ${value}`)
                .join(', ')}
            </td>
            <td data-label="Request">
              {event.RequestId && <span className="cw-code cw-muted ad-id">{event.RequestId}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function Outcome({ outcome }: { outcome: AuditRow['Outcome'] }) {
  return <Badge {...looks[outcome]}>{outcome}</Badge>
}
