import type { UserStatus } from '../../../shared/companyUsers'
import { Icon } from '../../components/Icon'
import { statusLooks } from './userLooks'

export function StatusBadge({ status }: { status: UserStatus }) {
  const { icon, color } = statusLooks[status]
  return (
    <span className={`cw-badge ${color}`}>
      {icon && <Icon name={icon} />}
      {status}
    </span>
  )
}
