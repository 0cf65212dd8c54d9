import type { CompanyUser } from '../../../shared/contracts/account'
import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { UserStatusBadge } from '../../components/UserStatusBadge'
import { CanLogin } from './CanLogin'
import { RowActions } from './RowActions'
import { typeLooks } from './userLooks'
import { useUsers } from './useUsers'

interface CompanyUserDetailProps {
  user: CompanyUser
  hasServiceAccounts: boolean
}

/** One user of the company, with what can be done with them. */
export function CompanyUserDetail({ user: first, hasServiceAccounts }: CompanyUserDetailProps) {
  const back = () => window.location.assign(routes.manageUsers.path)
  const { rows, actions } = useUsers([first], back)
  const user = rows[0] ?? first
  const { icon, label } = typeLooks[user.Type]
  return (
    <div className="us-one">
      <div className="cw-page-h">
        <div>
          <h1>{user.FullName}</h1>
          <p>
            <Icon name={icon} /> {label}
          </p>
        </div>
        <div className="end">
          <RowActions user={user} actions={actions} hasServiceAccounts={hasServiceAccounts} isWordy />
        </div>
      </div>
      <dl className="cw-panel mt-3 us-dl">
        <dt>Full name</dt>
        <dd>{user.FullName}</dd>
        <dt>{user.Type === 'Service' ? 'Client id' : 'Email'}</dt>
        <dd className={user.Type === 'Service' ? 'cw-code' : undefined}>{user.Email}</dd>
        <dt>Type</dt>
        <dd>{user.Type}</dd>
        <dt>Status</dt>
        <dd>
          <UserStatusBadge status={user.Status} />
        </dd>
        <dt>Can log in</dt>
        <dd>
          <CanLogin user={user} actions={actions} />
        </dd>
      </dl>
    </div>
  )
}
