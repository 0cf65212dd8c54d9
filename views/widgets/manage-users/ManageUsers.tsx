import { useState } from 'react'
import { awaitsApproval } from '../../../shared/companyUsers'
import type { CompanyUser } from '../../../shared/contracts/account'
import { domainOf } from '../../../shared/freeDomains'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { announce } from '../../client/messages'
import { Icon } from '../../components/Icon'
import { addServiceAccount } from './AddServiceAccount'
import { Legend } from './Legend'
import { showPassword } from './PasswordDialog'
import { UserFilter } from './UserFilter'
import { UserTable } from './UserTable'
import { type Filter, noFilter, type Sorting, shownRows, sortedBy } from './userRows'
import { useUsers } from './useUsers'

export interface ManageUsersProps {
  users: readonly CompanyUser[]
  /** Whether the reader may add service accounts; only then is anything said of them. */
  hasServiceAccounts: boolean
  mayInvite: boolean
}

/** The users of the company: who they are, whether they may log in, and what else can be done with them. */
export function ManageUsers({ users, hasServiceAccounts, mayInvite }: ManageUsersProps) {
  const { rows, actions, add } = useUsers(users)
  const [filter, setFilter] = useState<Filter>(noFilter)
  const [sorting, setSorting] = useState<Sorting>({ key: 'FullName', isDescending: false })
  const listed = rows.filter(row => !row.IsHidden)
  const [atOnce, setAtOnce] = useState<number>(limits.companyUsersAtOnce)
  const found = shownRows(rows, filter, sorting)
  const shown = found.slice(0, atOnce)
  const serviceAccounts = rows.filter(row => row.Type === 'Service').length

  async function addAccount() {
    if (serviceAccounts >= limits.serviceAccounts)
      return announce({ severity: 'error', summary: 'Service accounts', detail: texts.serviceAccountsFull })
    const account = await addServiceAccount(rows.map(row => row.FullName))
    if (!account) return
    const { Id, FullName, Email } = account
    const kind = { Type: 'Service', Status: 'Active', IsActive: true, IsWorking: false, IsHidden: false } as const
    add({ Id, FullName, Email, Domain: domainOf(Email), IsFreeDomain: false, ...kind })
    await showPassword(account)
  }

  return (
    <>
      <div className="cw-page-h">
        <div>
          <h1>Manage users</h1>
          <p role="status">{summaryOf(listed)}</p>
        </div>
        <div className="end">
          {hasServiceAccounts && (
            <button className="btn btn-outline-secondary" type="button" onClick={() => void addAccount()}>
              <Icon name="service" />
              Add Service Account
            </button>
          )}
          {mayInvite && (
            <a className="btn btn-primary" href={routes.inviteUsers.path}>
              <Icon name="invite" />
              Invite users
            </a>
          )}
        </div>
      </div>
      <div className="cw-panel mt-3">
        <UserFilter
          filter={filter}
          counts={{ shown: shown.length, found: found.length, all: listed.length }}
          onFilter={changed => {
            setFilter(changed)
            setAtOnce(limits.companyUsersAtOnce)
          }}
        />
        <UserTable
          rows={shown}
          sorting={sorting}
          actions={actions}
          hasServiceAccounts={hasServiceAccounts}
          onSort={key => setSorting(before => sortedBy(before, key))}
          more={found.length - shown.length}
          onMore={() => setAtOnce(before => before + limits.companyUsersAtOnce)}
        />
      </div>
      <Legend hasServiceAccounts={hasServiceAccounts} serviceAccounts={serviceAccounts} />
    </>
  )
}

function summaryOf(rows: readonly CompanyUser[]): string {
  const waiting = rows.filter(awaitsApproval).length
  const accounts = `${rows.length} ${rows.length === 1 ? 'account' : 'accounts'}`
  return waiting > 0 ? `${accounts}, ${waiting} waiting for your approval` : accounts
}
