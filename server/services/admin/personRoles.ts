import { type CompanyRole, isCompanyRole, withCompanyRoles } from '../../../shared/access/roles'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { byCaller } from '../account/companyUsers'
import { roleChange } from '../account/userRoles'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

interface Wanted {
  id: string
  roles: CompanyRole[]
  /** The roles that the person held when the page was shown. */
  before: CompanyRole[]
}

const texts = serverMessages.users

/** Only for admitted people: an owner holds the roles of the company, and a program gets its roles when it is made. */
export function setPersonRoles({ audit }: AdminParts) {
  return async (call: ServiceCall, { id, roles: wanted, before: shown }: Wanted) => {
    const why = await audit.transaction(async (transaction, record) => {
      const user = await transaction
        .selectFrom('users')
        .innerJoin('companies', 'companies.id', 'users.company_id')
        .select(['users.email', 'users.type', 'users.status', 'users.roles', 'companies.roles as held'])
        .where('users.id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!user) return messages.accountMissing
      if (user.type !== 'User' || user.status === 'Pending') return texts.rolesFixed
      const entry = { event: 'role-change', ...byCaller(call), target: user.email } as const
      if (!wanted.every(role => user.held.includes(role))) {
        record({ ...entry, outcome: 'refused', detail: { wanted: wanted.join(', ') } })
        return texts.rolesNotHeld
      }
      const present = user.roles.filter(isCompanyRole)
      if (present.length !== shown.length || !present.every(role => shown.includes(role))) return texts.rolesMoved
      const after = withCompanyRoles(user.roles, wanted)
      await transaction
        .updateTable('users')
        .set({ roles: JSON.stringify(after) })
        .where('id', '=', id)
        .execute()
      record({ ...entry, outcome: 'success', detail: roleChange(user.roles, after) })
      return undefined
    })
    return why === undefined ? succeeded(null) : refused(why)
  }
}
