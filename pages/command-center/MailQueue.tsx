import type { Status } from '../../shared/contracts/admin'
import { formatNumber } from '../../shared/display/formatNumber'
import { Badge } from '../../views/components/Badge'
import { UnsentMails } from './UnsentMails'

type Mail = NonNullable<Status['Mail']>

/** The unsent mail: how much, since when, and why. */
export function MailQueue({ mail, csrfToken }: { mail: Status['Mail']; csrfToken?: string }) {
  return (
    <section className="cw-panel" aria-labelledby="mail">
      <div className="cw-panel-h">
        <h2 id="mail">Mail on its way</h2>
        <form className="ms-auto" method="post" action="/command-center">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <button className="btn btn-outline-secondary btn-sm" type="submit" name="action" value="test-mail">
            Mail me a test
          </button>
        </form>
      </div>
      <table className="table ad-t">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col" className="cw-num">
              Waiting
            </th>
            <th scope="col">Oldest</th>
            <th scope="col">Last fault</th>
            <th scope="col" className="cw-num">
              Given up in two weeks
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" data-label="State">
              <MailBadge mail={mail} />
            </th>
            <td className="cw-num" data-label="Waiting">
              {mail && formatNumber(mail.Waiting, 0)}
            </td>
            <td className="cw-tnum cw-nowrap" data-label="Oldest">
              {mail?.OldestAt && timeOf(mail.OldestAt)}
            </td>
            <td className="cw-2" data-label="Last fault">
              {mail?.Fault && mail.FailedAt && `${mail.Fault}, ${timeOf(mail.FailedAt)}`}
            </td>
            <td className="cw-num" data-label="Given up in two weeks">
              {mail && formatNumber(mail.GivenUp, 0)}
            </td>
          </tr>
        </tbody>
      </table>
      {mail && mail.Unsent.length > 0 && <UnsentMails mails={mail.Unsent} csrfToken={csrfToken} />}
    </section>
  )
}

function MailBadge({ mail }: { mail: Mail | null }) {
  const look = lookOf(mail)
  return (
    <Badge icon={look.isWell ? 'check' : 'warning'} tone={look.isWell ? 'ok' : 'err'}>
      {look.text}
    </Badge>
  )
}

function lookOf(mail: Mail | null): { text: string; isWell: boolean } {
  if (!mail) return { text: 'the database does not answer', isWell: false }
  if (mail.IsKeptInFolder) return { text: 'kept in a folder: reaches nobody', isWell: false }
  if (mail.Waiting > 0 && mail.Fault) return { text: 'waits for the mail server', isWell: false }
  return { text: mail.Waiting > 0 ? 'on its way' : 'nothing waits', isWell: true }
}

function timeOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}
