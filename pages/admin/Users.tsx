import { roles } from '../../shared/access/roles'
import { userStatuses } from '../../shared/accounts/companyUsers'
import { limits } from '../../shared/limits'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import type { UsersData } from './data/peopleData'
import { FilterChoice } from './FilterChoice'
import { FilterForm } from './FilterForm'
import { NextPage } from './NextPage'
import { UserPanel } from './UserPanel'
import { UserTable } from './UserTable'

/** The accounts of all companies, and a selected one beside the list. */
export function Users({ data, csrfToken }: { data: UsersData; csrfToken?: string }) {
  const { asked, users, shown, recent, wanted } = data
  const here = (more: Record<string, string | undefined>) =>
    addressOf('/admin', { section: 'users', ...asked, ...more })
  const last = users.length === limits.userPage ? users.at(-1)?.Email : undefined
  return (
    <>
      <div className={shown ? 'ad-split is-open' : 'ad-split'}>
        <main id="main" className="ad-main">
          <header className="ad-head">
            <h1>Users</h1>
            <FilterForm
              section="users"
              find={{ label: 'Find', name: 'search', hint: 'Name, email or company', asked: asked.search }}
            >
              <FilterChoice
                label="Status"
                name="status"
                all="All statuses"
                choices={userStatuses}
                chosen={asked.status}
              />
              <FilterChoice label="Role" name="role" all="All roles" choices={roles} chosen={asked.role} />
            </FilterForm>
            <div className="ad-acts">
              <LinkButton variant="outline-secondary" href="/admin/rights.csv" download="rights.csv">
                <Icon name="download" />
                Export rights
              </LinkButton>
            </div>
          </header>
          <ScrollPane name="Users">
            <UserTable users={users} shownId={shown?.Id} addressOf={id => here({ user: id })} />
          </ScrollPane>
        </main>
        {shown && <UserPanel user={shown} recent={recent} wanted={wanted} csrfToken={csrfToken} closed={here({})} />}
      </div>
      <footer className="cw-status ad-pages">
        <span>
          {users.length === 0
            ? 'No accounts'
            : `${users.length} ${users.length === 1 ? 'account' : 'accounts'} on this page`}
        </span>
        <NextPage after={asked.after} last={last} here={here} />
      </footer>
    </>
  )
}
