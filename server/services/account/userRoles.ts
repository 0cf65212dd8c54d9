/** Roles of people: the owner assigns them from those that the company holds. */
import type { Transaction } from 'kysely'
import { type CompanyRole, type Role, withCompanyRoles } from '../../../shared/access/roles'
import { mayEdit } from '../../../shared/accounts/companyUsers'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { Tables } from '../../data/schema'
import type { ServiceCall } from '../service'
import { byCaller, companyUserById, shownUserOf } from './companyUsers'
import type { AccountParts } from './parts'

export function getCompanyRoles({ db }: AccountParts) {
  return async (call: ServiceCall) => {
    const { roles, newcomer_roles } = await db
      .selectFrom('companies')
      .select(['roles', 'newcomer_roles'])
      .where('id', '=', call.requireCaller().companyId)
      .executeTakeFirstOrThrow()
    return { Succeeded: true, Notices: [], Items: roles, Item: { Newcomers: newcomer_roles } }
  }
}

/** Whether the caller's company is open and holds all of these. Its row is locked until the transaction is over. */
export async function companyHolds(
  transaction: Transaction<Tables>,
  call: ServiceCall,
  wanted: readonly CompanyRole[],
): Promise<boolean> {
  const { roles, disabled_at } = await transaction
    .selectFrom('companies')
    .select(['roles', 'disabled_at'])
    .where('id', '=', call.requireCaller().companyId)
    .forShare()
    .executeTakeFirstOrThrow()
  return disabled_at === null && wanted.every(role => roles.includes(role))
}

/** Only for admitted people; a program gets its roles when it is made, an owner with the account. */
export function setUserRoles({ db, audit }: AccountParts) {
  return async (call: ServiceCall, { id, roles: wanted }: { id: string; roles: CompanyRole[] }) => {
    const user = await companyUserById(db, call, id)
    if (!user || !mayEdit({ Type: user.type, Status: user.status }) || user.type === 'Service')
      return refused(messages.userMissing)
    const entry = { event: 'role-change' as const, ...byCaller(call), target: user.email }
    const change = await audit.transaction(async (transaction, record) => {
      if (!(await companyHolds(transaction, call, wanted))) return undefined
      const held = await transaction
        .selectFrom('users')
        .select('roles')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const before = held?.roles ?? []
      const after = withCompanyRoles(before, wanted)
      await transaction
        .updateTable('users')
        .set({ roles: JSON.stringify(after) })
        .where('id', '=', id)
        .execute()
      record({ ...entry, outcome: 'success', detail: roleChange(before, after) })
      return { before, after }
    })
    if (!change) {
      await audit.record({ ...entry, outcome: 'refused', detail: { wanted: wanted.join(', ') } })
      return refused(serverMessages.rolesNotHeld)
    }
    return succeeded(shownUserOf({ ...user, roles: change.after }))
  }
}

/** The audit detail of a change of roles. */
export function roleChange(before: readonly Role[], after: readonly Role[]) {
  return { before: before.join(', '), after: after.join(', ') }
}
