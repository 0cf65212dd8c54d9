import { roleNames } from '../../../shared/access/roleNames'
import type { CompanyRole } from '../../../shared/access/roles'
import type { ShownCompanyUser } from '../../../shared/contracts/account'
import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { TheirsAlone } from '../../components/TheirsAlone'
import { UserStatusBadge } from '../../components/UserStatusBadge'
import { CanLogin } from './CanLogin'
import { RolesOfUser } from './RolesOfUser'
import { RowActions } from './RowActions'
import { typeLooks } from './userLooks'
import { useUsers } from './useUsers'

interface CompanyUserDetailProps {
  user: ShownCompanyUser
  /** The roles that the company can give to the user; absent for a service account. */
  companyRoles?: readonly CompanyRole[]
  hasServiceAccounts: boolean
  /** The reader impersonates the owner, and so may change nothing. */
  isActing: boolean
}

/** One user of the company, with the possible actions. */
export function CompanyUserDetail({ user: first, companyRoles, hasServiceAccounts, isActing }: CompanyUserDetailProps) {
  const back = () => window.location.assign(routes.manageUsers.path)
  const { rows, actions } = useUsers([first], (_, after) => after ?? back())
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
          {!isActing && <RowActions user={user} actions={actions} hasServiceAccounts={hasServiceAccounts} isWordy />}
        </div>
      </div>
      {isActing && (
        <div className="mt-3">
          <TheirsAlone />
        </div>
      )}
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
          <CanLogin user={user} actions={actions} isFixed={isActing} />
        </dd>
        {isActing && companyRoles && (
          <>
            <dt>Roles</dt>
            <dd>{first.Roles.map(role => roleNames[role].name).join(', ') || 'none'}</dd>
          </>
        )}
      </dl>
      {!isActing && companyRoles && <RolesOfUser user={first} offered={companyRoles} />}
    </div>
  )
}
