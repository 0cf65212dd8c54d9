import type { UserStatus } from '../../shared/accounts/companyUsers'
import { Badge, type BadgeLook } from './Badge'

const looks: Record<UserStatus, BadgeLook> = {
  Active: { icon: 'check', tone: 'ok' },
  Disabled: { icon: 'minus' },
  Pending: { icon: 'clock', tone: 'warn' },
  Owner: { tone: 'cu' },
}

/** The status of a user: active, pending, disabled, or owner of the company's account. */
export function UserStatusBadge({ status }: { status: UserStatus }) {
  return <Badge {...looks[status]}>{status}</Badge>
}
