import type { Status } from '../../shared/contracts/admin'
import { formatNumber } from '../../shared/display/formatNumber'
import { Badge } from '../../views/components/Badge'

/** The stores of the data, just checked. */
export function Stores({ status: { Stores: stores, FreeMb } }: { status: Status }) {
  return (
    <section className="cw-panel" aria-labelledby="stores">
      <div className="cw-panel-h">
        <h2 id="stores">Stores</h2>
      </div>
      <table className="table ad-t">
        <thead>
          <tr>
            <th scope="col">Store</th>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
            <th scope="col" className="cw-num">
              Took
            </th>
          </tr>
        </thead>
        <tbody>
          {stores.map(store => (
            <tr key={store.Name}>
              <th scope="row" data-label="Store">
                {store.Name}
              </th>
              <td data-label="Kind">
                {store.Kind}
                {store.Name === 'Files' && FreeMb !== null && `, ${formatNumber(FreeMb, 0)} MB left`}
              </td>
              <td data-label="State">
                {store.IsUp ? (
                  <Badge icon="check" tone="ok">
                    up
                  </Badge>
                ) : (
                  <Badge icon="warning" tone="err">
                    does not answer
                  </Badge>
                )}
              </td>
              <td className="cw-num" data-label="Took">{`${formatNumber(store.TookMs, 0)} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
