import Button from 'react-bootstrap/Button'
import { roleNames } from '../../shared/access/roleNames'
import { type CompanyRole, companyRoles, isCompanyRole } from '../../shared/access/roles'
import type { ShownUser } from '../../shared/contracts/admin'
import { addressOf } from './addressOf'
import { Password, RoleBoxes } from './formFields'

interface UserRolesProps {
  user: ShownUser
  /** The ticked roles, to be confirmed before they are set. */
  wanted?: readonly CompanyRole[]
  csrfToken?: string
}

/** Sets a person's roles from those of the company: the page first shows the difference, then sets it. */
export function UserRoles({ user, wanted, csrfToken }: UserRolesProps) {
  if (user.Type !== 'User' || user.Status === 'Pending') return null
  const held = user.Roles.filter(isCompanyRole)
  // A role that the company has lost can be removed, but not given again.
  const offered = companyRoles.filter(role => user.CompanyRoles.includes(role))
  return (
    <>
      <h3>Roles</h3>
      {offered.length === 0 && held.length === 0 ? (
        <p className="cw-sm">
          Their company holds no role.{' '}
          <a href={addressOf('/admin', { section: 'companies', company: user.CompanyId })}>Give it some</a> first.
        </p>
      ) : (
        <form className="ad-form" method="get" action="/admin">
          <input type="hidden" name="section" value="users" />
          <input type="hidden" name="user" value={user.Id} />
          <RoleBoxes legend={`Roles of ${user.FullName}`} id="person-role" offered={offered} ticked={wanted ?? held} />
          <Button variant="outline-secondary" size="sm" type="submit" name="show" value="roles">
            Show what changes
          </Button>
        </form>
      )}
      {wanted && <RoleDifference user={user} held={held} wanted={wanted} csrfToken={csrfToken} />}
    </>
  )
}

interface RoleDifferenceProps {
  user: ShownUser
  held: readonly CompanyRole[]
  wanted: readonly CompanyRole[]
  csrfToken?: string
}

function RoleDifference({ user, held, wanted, csrfToken }: RoleDifferenceProps) {
  const added = wanted.filter(role => !held.includes(role))
  const removed = held.filter(role => !wanted.includes(role))
  if (added.length + removed.length === 0)
    return (
      <p className="cw-sm" role="status">
        Nothing changes.
      </p>
    )
  return (
    <form className="ad-form" method="post" action="/admin">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="id" value={user.Id} />
      <input type="hidden" name="roles" value={wanted.join(',')} />
      <input type="hidden" name="before" value={held.join(',')} />
      <p className="cw-sm" role="status">
        {added.length > 0 && <b>Gets {namesOf(added)}. </b>}
        {removed.length > 0 && <b>Loses {namesOf(removed)}.</b>}
      </p>
      <Password id="person-roles-password" />
      <Button size="sm" type="submit" name="action" value="person-roles">
        Set these roles
      </Button>
    </form>
  )
}

function namesOf(some: readonly CompanyRole[]): string {
  return some.map(role => roleNames[role].name).join(', ')
}
