import type { ReactNode } from 'react'
import type { Viewer } from '../../shared/frame/frame'
import { accountIcons } from './accountIcons'
import { Icon } from './Icon'

interface UserMenuProps {
  viewer: Viewer
  csrfToken?: string
  /** The item for impersonation, which needs script: a widget on a page, or its component within a widget. */
  impersonate?: ReactNode
}

/** The account menu. A native popover: it opens, closes on Esc and returns the focus without script. */
export function UserMenu({ viewer, csrfToken, impersonate }: UserMenuProps) {
  const { fullName, initials, isImpersonated, account, canImpersonate } = viewer.menu
  return (
    <>
      <button className="cw-bar-btn" type="button" popoverTarget="user-menu">
        <span className="cw-avatar" aria-hidden="true">
          {initials}
        </span>
        {isImpersonated && <Icon name="secret-user" className="cw-secret" />}
        <span className="cw-bar-name">
          {fullName}
          <span className="visually-hidden">{isImpersonated ? ', impersonated, account menu' : ', account menu'}</span>
        </span>
        <Icon name="chevron-down" size="sm" className="d-none d-lg-inline" />
      </button>
      <div className="cw-menu" id="user-menu" popover="auto">
        <p className="cw-menu-h">
          <b>
            {isImpersonated && <Icon name="secret-user" label="Secret user: you act as somebody else" />}
            {fullName}
          </b>
          {viewer.companyName}
        </p>
        {account.length > 0 && (
          <>
            <ul>
              {account.map(item => (
                <li key={item.href}>
                  <a className="cw-menu-i" href={item.href}>
                    <Icon name={accountIcons[item.label] ?? 'user'} />
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
            <hr />
          </>
        )}
        <form method="post" action="/log-out">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <button className="cw-menu-i" type="submit">
            <Icon name="log-out" />
            Log Out
          </button>
        </form>
        {canImpersonate && impersonate}
      </div>
    </>
  )
}
