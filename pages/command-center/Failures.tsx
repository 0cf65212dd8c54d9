import type { Status } from '../../shared/contracts/admin'

/** The last failed requests, with their ids in the log. */
export function Failures({ failures }: { failures: Status['Failures'] }) {
  return (
    <section className="cw-panel cc-wide" aria-labelledby="failures">
      <div className="cw-panel-h">
        <h2 id="failures">Recent failures</h2>
      </div>
      {failures.length === 0 ? (
        <p className="ad-none">No request has failed since the start.</p>
      ) : (
        <table className="table ad-t">
          <thead>
            <tr>
              <th scope="col">Time (UTC)</th>
              <th scope="col" className="cw-num">
                Status
              </th>
              <th scope="col">Request</th>
              <th scope="col">Fault</th>
              <th scope="col">Reference</th>
            </tr>
          </thead>
          <tbody>
            {failures.map(failure => (
              <tr key={`${failure.RequestId} ${failure.At}`}>
                <th scope="row" className="cw-tnum cw-nowrap" data-label="Time">
                  {failure.At.slice(0, 19).replace('T', ' ')}
                </th>
                <td className="cw-num" data-label="Status">
                  {failure.Status}
                </td>
                <td data-label="Request">
                  <span className="cw-code">{`${failure.Method} ${failure.Path}`}</span>
                </td>
                <td data-label="Fault">{failure.Fault}</td>
                <td data-label="Reference">
                  <span className="cw-code cw-muted">{failure.RequestId}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
