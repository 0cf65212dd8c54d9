import Button from 'react-bootstrap/Button'
import type { ShownUser } from '../../shared/contracts/admin'
import { Icon } from '../../views/components/Icon'
import { timeOf } from './Fact'

/** The open sessions of a person, with a button to end each. */
export function UserSessions({ user, csrfToken }: { user: ShownUser; csrfToken?: string }) {
  return (
    <>
      <h3>Open sessions: {user.Sessions.length}</h3>
      <ul>
        {user.Sessions.map(({ Name, Device, Address, SignedInAt, Acting }) => (
          <li key={Name}>
            <form method="post" action="/admin">
              <input type="hidden" name="_csrf" value={csrfToken} />
              <input type="hidden" name="id" value={user.Id} />
              <input type="hidden" name="session" value={Name} />
              <span>
                {Device || 'Unknown device'}
                {Address && `, ${Address}`}
                {Acting && `, ${Acting}`}{' '}
              </span>
              <span className="cw-xs cw-muted cw-tnum">{timeOf(SignedInAt)} </span>
              <Button
                variant="quiet"
                size="sm"
                type="submit"
                name="action"
                value="end-session"
                aria-label={`End session of ${timeOf(SignedInAt)}, ${Device}`}
              >
                <Icon name="log-out" />
                End
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}
