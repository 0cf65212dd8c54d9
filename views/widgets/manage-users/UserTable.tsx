import { mayEdit } from '../../../shared/companyUsers'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { UserStatusBadge } from '../../components/UserStatusBadge'
import { CanLogin } from './CanLogin'
import { RowActions } from './RowActions'
import { typeLooks } from './userLooks'
import { type Sorting, type SortKey, sortKeys, type UserRow } from './userRows'
import type { UserActions } from './useUsers'

interface UserTableProps {
  rows: readonly UserRow[]
  sorting: Sorting
  actions: UserActions
  hasServiceAccounts: boolean
  onSort: (key: SortKey) => void
  /** Rows that are not drawn yet. */
  more: number
  onMore: () => void
}

const headings: Record<SortKey, string> = { FullName: 'Name', Email: 'Email', Type: 'Type', Status: 'Status' }

/** The company's users; below 961 px each row is a card. */
export function UserTable({ rows, sorting, actions, hasServiceAccounts, onSort, more, onMore }: UserTableProps) {
  return (
    <ScrollPane name="Users, scrollable" className="us-scroll">
      <table className="table table-hover us-t">
        <caption className="visually-hidden">Company users</caption>
        <thead>
          <tr>
            <th scope="col" className="us-ico">
              <span className="visually-hidden">Icon</span>
            </th>
            {sortKeys.map(key => (
              <th key={key} scope="col" aria-sort={orderOf(sorting, key)}>
                <button className="us-sort" type="button" onClick={() => onSort(key)}>
                  {headings[key]}
                  {sorting.key === key && <Icon name={sorting.isDescending ? 'arrow-down' : 'arrow-up'} size="sm" />}
                </button>
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
                <UserStatusBadge status={user.Status} />
              </td>
              <td data-label="Can log in">
                <CanLogin user={user} actions={actions} />
              </td>
              <td className="us-acts">
                <RowActions user={user} actions={actions} hasServiceAccounts={hasServiceAccounts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="us-none">Nobody fits this filter.</p>}
      {more > 0 && (
        <p className="us-none">
          <button className="btn btn-outline-secondary" type="button" onClick={onMore}>
            Show {Math.min(more, limits.companyUsersAtOnce)} more
          </button>
        </p>
      )}
    </ScrollPane>
  )
}

function Name({ user }: { user: UserRow }) {
  if (!user.FullName) return <span className="cw-muted">Name after sign-up</span>
  return mayEdit(user) ? <a href={`${routes.manageUsers.path}/${user.Id}`}>{user.FullName}</a> : user.FullName
}

function orderOf(sorting: Sorting, key: SortKey) {
  if (sorting.key !== key) return undefined
  return sorting.isDescending ? 'descending' : 'ascending'
}
