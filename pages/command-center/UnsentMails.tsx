import type { Status } from '../../shared/contracts/admin'

interface UnsentMailsProps {
  mails: NonNullable<Status['Mail']>['Unsent']
  csrfToken?: string
}

/** The oldest unsent mails: their kind, never their recipient. */
export function UnsentMails({ mails, csrfToken }: UnsentMailsProps) {
  return (
    <table className="table ad-t">
      <caption className="visually-hidden">Mails that were not sent, the oldest first</caption>
      <thead>
        <tr>
          <th scope="col">Mail</th>
          <th scope="col">Written</th>
          <th scope="col" className="cw-num">
            Tries
          </th>
          <th scope="col">Fault</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ Id, Kind, IsGivenUp, WrittenAt, Tries, Fault }) => (
          <tr key={Id}>
            <th scope="row" data-label="Mail">
              {Kind}
            </th>
            <td
              className="cw-tnum cw-nowrap"
              data-label="Written"
            >{`${WrittenAt.slice(0, 16).replace('T', ' ')} UTC`}</td>
            <td className="cw-num" data-label="Tries">
              {Tries}
            </td>
            <td className="cw-2" data-label="Fault">
              {Fault}
            </td>
            <td>
              {IsGivenUp ? (
                <span className="cw-muted">given up: to be asked for anew</span>
              ) : (
                <form method="post" action="/command-center">
                  <input type="hidden" name="_csrf" value={csrfToken} />
                  <input type="hidden" name="id" value={Id} />
                  <button className="btn btn-quiet btn-sm" type="submit" name="action" value="send-again">
                    Send now
                  </button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
