import type { Status } from '../../shared/contracts/admin'
import { formatNumber } from '../../shared/display/formatNumber'
import { Badge, type BadgeLook } from '../../views/components/Badge'

type State = Status['Services'][number]['State']

const looks: Record<State, BadgeLook> = {
  up: { icon: 'check', tone: 'ok' },
  failing: { icon: 'warning', tone: 'err' },
  'left alone': { icon: 'stop', tone: 'err' },
  'not used yet': { icon: 'minus' },
}

/** The upstreams and the mail server, with the outcome of their last calls. */
export function Services({ services }: { services: Status['Services'] }) {
  return (
    <section className="cw-panel" aria-labelledby="services">
      <div className="cw-panel-h">
        <h2 id="services">Services</h2>
      </div>
      <table className="table ad-t">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
            <th scope="col">Last answer</th>
            <th scope="col" className="cw-num">
              Took
            </th>
            <th scope="col">Last fault</th>
          </tr>
        </thead>
        <tbody>
          {services.map(service => (
            <tr key={service.Name}>
              <th scope="row" data-label="Service">
                {service.Name}
              </th>
              <td data-label="Kind">{service.Kind}</td>
              <td data-label="State">
                <Badge {...looks[service.State]}>{service.State}</Badge>
              </td>
              <td className="cw-tnum cw-nowrap" data-label="Last answer">
                {service.AnsweredAt && `${service.AnsweredAt.slice(11, 19)} UTC`}
              </td>
              <td className="cw-num" data-label="Took">
                {service.TookMs !== null && `${formatNumber(service.TookMs, 0)} ms`}
              </td>
              <td className="cw-2" data-label="Last fault">
                {service.Fault && `${service.Fault}, ${service.FailedAt?.slice(0, 19).replace('T', ' ')} UTC`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
