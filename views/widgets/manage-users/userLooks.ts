import type { UserType } from '../../../shared/accounts/companyUsers'
import type { IconName } from '../../components/icons'

interface Look {
  icon: IconName
  label: string
}

export const typeLooks: Readonly<Record<UserType, Look>> = {
  User: { icon: 'user', label: 'User' },
  Owner: { icon: 'user', label: 'User' },
  Approval: { icon: 'clock', label: 'Waiting for approval' },
  Invite: { icon: 'mail', label: 'Invited' },
  Service: { icon: 'service', label: 'Service account' },
}
