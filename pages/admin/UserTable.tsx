import Table from 'react-bootstrap/Table'
import type { ListedUser } from '../../shared/contracts/admin'
import { Badge } from '../../views/components/Badge'
import { UserStatusBadge } from '../../views/components/UserStatusBadge'
import { DisabledCompanyBadge } from './CompanyState'

interface UserTableProps {
  users: readonly ListedUser[]
  shownId?: string
  addressOf: (id: string) => string
}

export function UserTable({ users, shownId, addressOf }: UserTableProps) {
  if (users.length === 0) return <p className="ad-none">No account matches. Widen the filter to see more.</p>
  return (
    <Table className="ad-t ad-u">
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
              <span>
                <UserStatusBadge status={user.Status} /> {user.IsPaused && <PausedBadge />}{' '}
                {user.IsCompanyDisabled && <DisabledCompanyBadge />}
              </span>
            </td>
            <td className="cw-2" data-label="Roles">
              {user.Roles.join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function PausedBadge() {
  return (
    <Badge icon="lock" tone="err">
      Paused
    </Badge>
  )
}
