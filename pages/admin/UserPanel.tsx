import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import FormCheck from 'react-bootstrap/FormCheck'
import type { CompanyRole } from '../../shared/access/roles'
import type { AuditRow, ShownUser } from '../../shared/contracts/admin'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { UserStatusBadge } from '../../views/components/UserStatusBadge'
import { addressOf } from './addressOf'
import { DisabledCompanyBadge } from './CompanyState'
import { Outcome } from './EventTable'
import { Fact, timeOf } from './Fact'
import { UserCorrection } from './UserCorrection'
import { UserRoles } from './UserRoles'
import { UserSessions } from './UserSessions'
import { PausedBadge } from './UserTable'

interface UserPanelProps {
  user: ShownUser
  recent: readonly AuditRow[]
  /** The ticked roles, to be confirmed before they are set. */
  wanted?: readonly CompanyRole[]
  csrfToken?: string
  /** The address of the list without this panel. */
  closed: string
}

/** One account: its sign-in state, the admin's actions, and its latest events. */
export function UserPanel({ user, recent, wanted, csrfToken, closed }: UserPanelProps) {
  return (
    <aside className="ad-user" id="panel" tabIndex={-1} aria-label={`Account ${user.Email}`}>
      <header>
        <div>
          <p className="cw-xs cw-muted">{user.CompanyName}</p>
          <h2>{user.FullName}</h2>
          <p className="cw-sm cw-2">{user.Email}</p>
        </div>
        <LinkButton variant="quiet" size="sm" href={closed} aria-label="Close account">
          <Icon name="close" />
        </LinkButton>
      </header>
      <dl>
        <Fact name="Status">
          <UserStatusBadge status={user.Status} /> {user.IsPaused && <PausedBadge />}{' '}
          {user.IsCompanyDisabled && <DisabledCompanyBadge />}
        </Fact>
        <Fact name="Roles">{user.Roles.join(', ') || 'none'}</Fact>
        <Fact name="Since">{timeOf(user.CreatedAt)}</Fact>
        <Fact name="Last sign-in">{user.LastSignIn ? timeOf(user.LastSignIn) : 'never'}</Fact>
        <Fact name="Two-step login">{user.HasSecondFactor ? 'on' : 'off'}</Fact>
        <Fact name="Phone">{user.Phone || 'none'}</Fact>
        <Fact name="Failed tries in a row">{user.FailedTries}</Fact>
        {user.PausedUntil && <Fact name="Paused until">{timeOf(user.PausedUntil)}</Fact>}
      </dl>
      <div className="acts">
        {user.IsCompanyDisabled && (
          <p className="cw-sm">
            The company is disabled, so nobody of it can log in. Enable it on the{' '}
            <a href={addressOf('/admin', { section: 'companies', company: user.CompanyId })}>
              panel of {user.CompanyName}
            </a>
            .
          </p>
        )}
        <Action action="unlock" id={user.Id} csrfToken={csrfToken} isOff={user.FailedTries === 0}>
          <Icon name="key" />
          Unlock sign-in
        </Action>
        <details>
          <summary className="btn btn-outline-secondary btn-sm">
            <Icon name="log-out" />
            End sessions
          </summary>
          <p className="cw-sm">{user.FullName} is signed out everywhere at once. What is not saved there is lost.</p>
          <Action action="end-sessions" id={user.Id} csrfToken={csrfToken} variant="danger">
            End all sessions
          </Action>
        </details>
        {user.Status === 'Disabled' && !user.IsCompanyDisabled && (
          <Action action="enable" id={user.Id} csrfToken={csrfToken}>
            <Icon name="check" />
            Enable account
          </Action>
        )}
        {user.Status === 'Active' && (
          <details>
            <summary className="btn btn-outline-secondary btn-sm">
              <Icon name="lock" />
              Disable account
            </summary>
            <p className="cw-sm">
              {user.FullName} is signed out everywhere and cannot log in until this account is enabled again.
            </p>
            <Action action="disable" id={user.Id} csrfToken={csrfToken} variant="danger">
              Disable
            </Action>
          </details>
        )}
      </div>
      <UserSessions user={user} csrfToken={csrfToken} />
      <UserRoles user={user} wanted={wanted} csrfToken={csrfToken} />
      {user.Type !== 'Service' && <UserCorrection user={user} csrfToken={csrfToken} />}
      <h3>Settings</h3>
      <form className="ad-form" method="post" action="/admin">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="id" value={user.Id} />
        <Setting name="isMeasured" isOn={user.IsMeasured}>
          Measure what the tools take of time and data
        </Setting>
        <Setting name="hasNewEngine" isOn={user.HasNewEngine}>
          May choose the new engine
        </Setting>
        <Button variant="outline-secondary" size="sm" type="submit" name="action" value="user-settings">
          Save settings
        </Button>
      </form>
      <h3>Last events</h3>
      <ul>
        {recent.map(event => (
          <li key={event.Sequence}>
            <span>
              <b>{event.Event}</b> <Outcome outcome={event.Outcome} />
            </span>
            <span className="cw-xs cw-muted cw-tnum">
              {timeOf(event.At)}
              {event.Address && `, from ${event.Address}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="cw-sm">
        <a href={addressOf('/admin', { section: 'audit', person: user.Email })}>All events of this account</a>
      </p>
    </aside>
  )
}

interface SettingProps {
  name: string
  isOn: boolean
  children: ReactNode
}

function Setting({ name, isOn, children }: SettingProps) {
  return (
    <FormCheck>
      <FormCheck.Input type="checkbox" id={`set-${name}`} name={name} defaultChecked={isOn} />
      <FormCheck.Label htmlFor={`set-${name}`}>{children}</FormCheck.Label>
    </FormCheck>
  )
}

interface ActionProps {
  action: 'unlock' | 'end-sessions' | 'enable' | 'disable'
  id: string
  csrfToken?: string
  variant?: 'danger'
  isOff?: boolean
  children: ReactNode
}

function Action({ action, id, csrfToken, variant, isOff, children }: ActionProps) {
  return (
    <form method="post" action="/admin">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="id" value={id} />
      <Button
        variant={variant ?? 'outline-secondary'}
        size="sm"
        type="submit"
        name="action"
        value={action}
        disabled={isOff}
      >
        {children}
      </Button>
    </form>
  )
}
