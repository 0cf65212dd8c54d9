import type { ListedUser } from '../../shared/contracts/admin'
import { Icon } from '../../views/components/Icon'
import type { IconName } from '../../views/components/icons'

const looks: Record<ListedUser['Status'], { icon: IconName; tone: string }> = {
  Active: { icon: 'check', tone: 'ok' },
  Owner: { icon: 'check', tone: 'cu' },
  Pending: { icon: 'clock', tone: 'warn' },
  Disabled: { icon: 'minus', tone: '' },
}

interface UserTableProps {
  users: readonly ListedUser[]
  shownId?: string
  addressOf: (id: string) => string
}

export function UserTable({ users, shownId, addressOf }: UserTableProps) {
  if (users.length === 0) return <p className="ad-none">No account matches. Widen the filter to see more.</p>
  return (
    <table className="table ad-t ad-u">
      <caption className="visually-hidden">Accounts of all companies, by email</caption>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Name</th>
          <th scope="col">Company</th>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
          <th scope="col">Roles</th>
        </tr>
      </thead>
      <tbody>
        {users.map(user => (
          <tr key={user.Id} className={user.Id === shownId ? 'is-selected' : undefined}>
            <th scope="row" data-label="Email">
              <a href={addressOf(user.Id)} aria-current={user.Id === shownId ? 'true' : undefined}>
                {user.Email}
              </a>
            </th>
            <td className="cw-nowrap" data-label="Name">
              {user.FullName}
            </td>
            <td data-label="Company">{user.CompanyName}</td>
            <td data-label="Type">{user.Type}</td>
            <td className="cw-nowrap" data-label="Status">
              <UserStatusBadge status={user.Status} /> {user.IsPaused && <PausedBadge />}
            </td>
            <td className="cw-2" data-label="Roles">
              {user.Roles.join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function UserStatusBadge({ status }: { status: ListedUser['Status'] }) {
  const { icon, tone } = looks[status]
  return (
    <span className={`cw-badge ${tone}`}>
      <Icon name={icon} />
      {status}
    </span>
  )
}

export function PausedBadge() {
  return (
    <span className="cw-badge err">
      <Icon name="lock" />
      Paused
    </span>
  )
}
