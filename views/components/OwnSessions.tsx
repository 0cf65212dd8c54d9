import Button from 'react-bootstrap/Button'
import type { OwnSession } from '../../shared/access/ownSession'
import { calendarDate } from '../../shared/display/calendarDate'
import { Field } from './Field'

interface OwnSessionsProps {
  sessions: readonly OwnSession[]
  action: string
  csrfToken?: string
  error?: string
}

/**
 * The reader's open sessions. One form has a button to end each session, and asks for the password. Enter in the
 * password field presses the first button.
 */
export function OwnSessions({ sessions, action, csrfToken, error }: OwnSessionsProps) {
  const others = sessions.filter(session => !session.isThis)
  return (
    <section aria-labelledby="own-sessions">
      <h2 className="os-h" id="own-sessions">
        Where you are signed in
      </h2>
      <form className="cw-panel" method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="action" value="end-sessions" />
        {others.length > 0 && (
          <>
            <Field
              name="currentPassword"
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
              error={error}
              autoFocus={error !== undefined}
              hint="Asked once more before a session ends."
            />
            <Button variant="outline-secondary" type="submit">
              Log out everywhere else
            </Button>
          </>
        )}
        <ul className="os-list">
          {sessions.map(session => (
            <li key={session.id}>
              <p>
                <b>{session.device}</b>
                {session.isThis && <span className="cw-muted"> this session</span>}
                {session.acting && <span className="os-acting">{session.acting}</span>}
                <span className="cw-2 cw-xs cw-tnum">
                  {session.address}, since <time dateTime={session.signedInAt}>{timeText(session.signedInAt)}</time>
                </span>
              </p>
              {!session.isThis && (
                <Button
                  variant="outline-secondary"
                  size="sm"
                  type="submit"
                  name="id"
                  value={session.id}
                  aria-label={`End ${session.device}, since ${timeText(session.signedInAt)}`}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}

/** The time with its time zone, because the server does not know the reader's. */
function timeText(iso: string): string {
  return `${calendarDate(iso)}, ${iso.slice(11, 16)} UTC`
}
