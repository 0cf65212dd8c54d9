import { awaitsApproval, isAccountOwner, isInvited, mayToggle } from '../../../shared/companyUsers'
import { useHydrated } from '../useHydrated'
import { nameOf, type UserRow } from './userRows'
import type { UserActions } from './useUsers'

/** The Can Login toggle, or why there is nothing to switch yet. */
export function CanLogin({ user, actions }: { user: UserRow; actions: UserActions }) {
  const isHydrated = useHydrated()
  if (awaitsApproval(user)) return <span className="cw-muted">after approval</span>
  if (isInvited(user)) return <span className="cw-muted">after sign-up</span>
  return (
    <input
      className="cw-switch"
      type="checkbox"
      role="switch"
      aria-label={`${nameOf(user)} can log in`}
      title={isAccountOwner(user) ? 'The account owner can always log in' : undefined}
      checked={user.IsActive}
      aria-checked={user.IsActive}
      // Before its code is here a switch would only seem to do something.
      disabled={!mayToggle(user) || user.IsWorking || !isHydrated}
      onChange={() => void actions.toggle(user)}
    />
  )
}
