import Button from 'react-bootstrap/Button'
import { domainOf } from '../../../shared/accounts/freeDomains'
import type { CompanyUser } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { announce } from '../../client/messages'
import { Icon } from '../../components/Icon'
import { TheirsAlone } from '../../components/TheirsAlone'
import { addServiceAccount } from './AddServiceAccount'
import { Legend } from './Legend'
import { showPassword } from './PasswordDialog'
import { UserFilter } from './UserFilter'
import { UserPages } from './UserPages'
import { UserTable } from './UserTable'
import type { Counts, Wish } from './userRows'
import { useUserList } from './useUserList'

export interface ManageUsersProps {
  /** A page of the company's users; `counts` are their numbers, `wish` is the request. */
  users: readonly CompanyUser[]
  counts: Counts
  wish: Wish
  /** Whether the reader may add service accounts; only then does the page mention them. */
  hasServiceAccounts: boolean
  mayInvite: boolean
  /** The reader impersonates the owner, and so may change nothing. */
  isActing: boolean
}

/** The users of the company, whether each may log in, and the other actions. */
export function ManageUsers({ hasServiceAccounts, mayInvite, isActing, ...first }: ManageUsersProps) {
  const list = useUserList(first)
  const { rows, counts } = list

  async function addAccount() {
    if (counts.ServiceAccounts >= limits.serviceAccounts)
      return announce({ severity: 'error', summary: 'Service accounts', detail: texts.serviceAccountsFull })
    const account = await addServiceAccount(rows.map(row => row.FullName))
    if (!account) return
    const { Id, FullName, Email } = account
    const kind = { Type: 'Service', Status: 'Active', IsActive: true, IsWorking: false, IsHidden: false } as const
    list.add({ Id, FullName, Email, Domain: domainOf(Email), IsFreeDomain: false, ...kind })
    await showPassword(account)
  }

  return (
    <>
      <div className="cw-page-h">
        <div>
          <h1>Manage users</h1>
          <p role="status">{summaryOf(counts)}</p>
        </div>
        <div className="end">
          {hasServiceAccounts && !isActing && (
            <Button variant="outline-secondary" type="button" onClick={() => void addAccount()}>
              <Icon name="service" />
              Add Service Account
            </Button>
          )}
          {mayInvite && !isActing && (
            <a className="btn btn-primary" href={routes.inviteUsers.path}>
              <Icon name="invite" />
              Invite users
            </a>
          )}
        </div>
      </div>
      {isActing && (
        <div className="mt-3">
          <TheirsAlone />
        </div>
      )}
      <div className="cw-panel mt-3" aria-busy={list.isSearching || undefined}>
        <UserFilter list={list} />
        <UserTable list={list} hasServiceAccounts={hasServiceAccounts} isActing={isActing} />
        <UserPages list={list} />
      </div>
      <Legend hasServiceAccounts={hasServiceAccounts} serviceAccounts={counts.ServiceAccounts} isActing={isActing} />
    </>
  )
}

function summaryOf({ All, Waiting }: Counts): string {
  const accounts = `${All} ${All === 1 ? 'account' : 'accounts'}`
  return Waiting > 0 ? `${accounts}, ${Waiting} waiting for your approval` : accounts
}
