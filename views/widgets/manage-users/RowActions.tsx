import { awaitsApproval, isAccountOwner, isInvited } from '../../../shared/accounts/companyUsers'
import { Icon } from '../../components/Icon'
import type { IconName } from '../../components/icons'
import { Spinner } from '../../components/Spinner'
import { nameOf, type UserRow } from './userRows'
import type { UserActions } from './useUsers'

interface RowActionsProps {
  user: UserRow
  actions: UserActions
  /** Whether the reader may give service accounts new passwords. */
  hasServiceAccounts: boolean
  /** Shows labels beside the icons. */
  isWordy?: boolean
}

/** The actions on a user, beside the toggle. */
export function RowActions({ user, actions, hasServiceAccounts, isWordy = false }: RowActionsProps) {
  const name = nameOf(user)
  const button = (label: string, words: string, icon: IconName, act: () => Promise<void>) => (
    <button
      className={isWordy ? 'btn btn-outline-secondary' : 'btn btn-quiet btn-sm us-act'}
      type="button"
      aria-label={isWordy ? undefined : label}
      title={isWordy ? undefined : label}
      disabled={user.IsWorking}
      onClick={() => void act()}
    >
      <Icon name={icon} />
      {isWordy && words}
    </button>
  )
  if (isAccountOwner(user)) return null
  return (
    <>
      {user.IsWorking && <Spinner />}
      {awaitsApproval(user) && (
        <>
          <button
            className="btn btn-outline-secondary btn-sm"
            type="button"
            aria-label={`Approve ${name}`}
            disabled={user.IsWorking}
            onClick={() => void actions.approve(user)}
          >
            Approve
          </button>
          <button
            className="btn btn-quiet btn-sm"
            type="button"
            aria-label={`Deny ${name}`}
            disabled={user.IsWorking}
            onClick={() => void actions.deny(user)}
          >
            Deny
          </button>
        </>
      )}
      {isInvited(user) &&
        !user.isResent &&
        button(`Resend invitation to ${name}`, 'Resend invitation', 'mail', () => actions.resend(user))}
      {user.Type === 'Service' &&
        hasServiceAccounts &&
        button(`Regenerate password of ${name}`, 'Regenerate password', 'key', () => actions.regenerate(user))}
      {!awaitsApproval(user) && button(`Delete ${name}`, 'Delete', 'delete', () => actions.remove(user))}
    </>
  )
}
