/**
 * The roles of newcomers: the owner chooses, from the roles of the company, those for people who join by themselves.
 */

import { type CompanyRole, companyRoles } from '../../../shared/access/roles'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { ServiceCall } from '../service'
import { byCaller } from './companyUsers'
import type { AccountParts } from './parts'
import { roleChange } from './userRoles'

export function setNewcomerRoles({ audit }: AccountParts) {
  return async (call: ServiceCall, { roles: wanted }: { roles: CompanyRole[] }) => {
    const { companyId } = call.requireCaller()
    const entry = { event: 'newcomer-roles' as const, ...byCaller(call) }
    const isSet = await audit.transaction(async (transaction, record) => {
      const { name, roles, newcomer_roles } = await transaction
        .selectFrom('companies')
        .select(['name', 'roles', 'newcomer_roles'])
        .where('id', '=', companyId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const isHeld = wanted.every(role => roles.includes(role))
      if (!isHeld) {
        record({ ...entry, outcome: 'refused', target: name, detail: { wanted: wanted.join(', ') } })
        return false
      }
      const given = companyRoles.filter(role => wanted.includes(role))
      await transaction
        .updateTable('companies')
        .set({ newcomer_roles: JSON.stringify(given) })
        .where('id', '=', companyId)
        .execute()
      record({ ...entry, outcome: 'success', target: name, detail: roleChange(newcomer_roles, given) })
      return true
    })
    return isSet ? succeeded(null) : refused(serverMessages.rolesNotHeld)
  }
}
