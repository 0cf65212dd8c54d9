import { awaitsApproval, isAccountOwner, isInvited, mayToggle } from '../../../shared/accounts/companyUsers'
import { useHydrated } from '../useHydrated'
import { nameOf, type UserRow } from './userRows'
import type { UserActions } from './useUsers'

interface CanLoginProps {
  user: UserRow
  actions: UserActions
  /** Read-only, because the reader impersonates the owner. */
  isFixed: boolean
}

/** The Can Login toggle, or why it cannot be switched yet. */
export function CanLogin({ user, actions, isFixed }: CanLoginProps) {
  const isHydrated = useHydrated()
  if (awaitsApproval(user)) return <span className="cw-muted">after approval</span>
  if (isInvited(user)) return <span className="cw-muted">after sign-up</span>
  if (isFixed) return <span>{user.IsActive ? 'yes' : 'no'}</span>
  return (
    <input
      className="cw-switch"
      type="checkbox"
      role="switch"
      aria-label={`${nameOf(user)} can log in`}
      title={isAccountOwner(user) ? 'The account owner can always log in' : undefined}
      checked={user.IsActive}
      aria-checked={user.IsActive}
      // Disabled before hydration, when a click would have no effect.
      disabled={!mayToggle(user) || user.IsWorking || !isHydrated}
      onChange={() => void actions.toggle(user)}
    />
  )
}
