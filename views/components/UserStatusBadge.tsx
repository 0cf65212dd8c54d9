import type { UserStatus } from '../../shared/accounts/companyUsers'
import { Badge, type BadgeLook } from './Badge'

const looks: Record<UserStatus, BadgeLook> = {
  Active: { icon: 'check', tone: 'ok' },
  Disabled: { icon: 'minus' },
  Pending: { icon: 'clock', tone: 'warn' },
  Owner: { tone: 'cu' },
}

/** What an account may do: sign in, not yet, no longer, or own the company's account. */
export function UserStatusBadge({ status }: { status: UserStatus }) {
  return <Badge {...looks[status]}>{status}</Badge>
}
