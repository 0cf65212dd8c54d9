import Table from 'react-bootstrap/Table'
import { mayEdit } from '../../../shared/accounts/companyUsers'
import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { UserStatusBadge } from '../../components/UserStatusBadge'
import { CanLogin } from './CanLogin'
import { RowActions } from './RowActions'
import { typeLooks } from './userLooks'
import { type SortKey, sortedBy, sortKeys, type UserRow, type Wish } from './userRows'
import type { UserList } from './useUserList'

interface UserTableProps {
  list: UserList
  hasServiceAccounts: boolean
  /** The reader impersonates the owner, and so may change nothing. */
  isActing: boolean
}

const headings: Record<SortKey, string> = { FullName: 'Name', Email: 'Email', Type: 'Type', Status: 'Status' }

/** A page of the company's users; below 961 px each row is a card. */
export function UserTable({ list, hasServiceAccounts, isActing }: UserTableProps) {
  const { wish, actions, linkTo } = list
  const rows = list.rows.filter(row => !row.IsHidden)
  return (
    <ScrollPane name="Users, scrollable" className="us-scroll">
      <Table hover className="us-t">
        <caption className="visually-hidden">Company users</caption>
        <thead>
          <tr>
            <th scope="col" className="us-ico">
              <span className="visually-hidden">Icon</span>
            </th>
            {sortKeys.map(key => (
              <th key={key} scope="col" aria-sort={orderOf(wish, key)}>
                <a className="us-sort" {...linkTo(sortedBy(wish, key))}>
                  {headings[key]}
                  {orderOf(wish, key) && <Icon name={wish.descending ? 'arrow-down' : 'arrow-up'} size="sm" />}
                </a>
              </th>
            ))}
            <th scope="col">Can log in</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(user => (
            <tr key={user.Id} aria-busy={user.IsWorking || undefined}>
              <td className="us-ico">
                <Icon name={typeLooks[user.Type].icon} className="cw-2" label={typeLooks[user.Type].label} />
              </td>
              <th scope="row">
                <Name user={user} />
              </th>
              <td className="cw-2" data-label="Email">
                <span>
                  <span className={user.Type === 'Service' ? 'cw-code' : undefined}>{user.Email}</span>
                  {user.IsFreeDomain && <span className="cw-badge warn us-free">free email</span>}
                </span>
              </td>
              <td data-label="Type">{user.Type}</td>
              <td data-label="Status">
                <UserStatusBadge status={user.Status} />{' '}
                {user.HasNoRole && <span className="cw-badge warn">No role yet</span>}
              </td>
              <td data-label="Can log in">
                <CanLogin user={user} actions={actions} isFixed={isActing} />
              </td>
              <td className="us-acts">
                {!isActing && <RowActions user={user} actions={actions} hasServiceAccounts={hasServiceAccounts} />}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length === 0 && (
        <p className="us-none">
          Nobody fits this filter. <a href={routes.manageUsers.path}>Show everybody</a>
        </p>
      )}
    </ScrollPane>
  )
}

function Name({ user }: { user: UserRow }) {
  if (!user.FullName) return <span className="cw-muted">Name after sign-up</span>
  return mayEdit(user) ? <a href={`${routes.manageUsers.path}/${user.Id}`}>{user.FullName}</a> : user.FullName
}

function orderOf({ sort = 'FullName', descending }: Wish, key: SortKey) {
  if (sort !== key) return undefined
  return descending ? 'descending' : 'ascending'
}
