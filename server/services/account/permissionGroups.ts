/** Project sharing: the caller's groups, each over the caller's own projects, of people of the caller's company. */
import { type UserConfig, userConfig } from '../../../shared/contracts/account'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { type PermissionGroup, permissionGroups } from '../../../shared/permissionGroups'
import { messages } from '../../../shared/texts'
import type { Database } from '../../data/database'
import type { Caller } from '../caller'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { byCaller } from './companyUsers'

export function getPermissionGroupMembers({ db }: AccountParts) {
  return async (call: ServiceCall) => succeeded(await configOf(db, call.requireCaller()))
}

export function updatePermissionGroupMembers({ db, audit }: AccountParts) {
  return async (call: ServiceCall, request: { config: string }) => {
    const caller = call.requireCaller()
    // The contract has looked at the text already; this gives it its shape.
    const config = userConfig.parse(JSON.parse(request.config))
    const members = config.Groups.flatMap(group => group.Members.map(member => ({ id: member.Id, group: group.Id })))
    const entry = { event: 'sharing' as const, ...byCaller(call), detail: { members: members.length } }
    const isTwice = new Set(members.map(({ id }) => id)).size < members.length
    const isSaved = await db.transaction().execute(async transaction => {
      // The caller's row is held, so that two tabs save one after the other: neither finds what the other is writing.
      await transaction.selectFrom('users').select('id').where('id', '=', caller.id).forNoKeyUpdate().execute()
      // Those of the people are held as well, so that nobody is removed between this look and the writing.
      const known = new Set((await candidatesOf(transaction, caller).forKeyShare().execute()).map(({ id }) => id))
      if (isTwice || !members.every(({ id }) => known.has(id))) return false
      await transaction.deleteFrom('project_members').where('owner_id', '=', caller.id).execute()
      const rows = members.map(({ id, group }) => ({ owner_id: caller.id, member_id: id, permission_group: group }))
      if (rows.length > 0) await transaction.insertInto('project_members').values(rows).execute()
      return true
    })
    await audit.record({ ...entry, outcome: isSaved ? 'success' : 'refused' })
    return isSaved ? succeeded(await configOf(db, caller)) : refused(messages.groupsWrong)
  }
}

/** People of the company whom projects can be shared with: those who have been let in, but not programs or oneself. */
function candidatesOf(db: Database, { id, companyId }: Caller) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'email'])
    .where('company_id', '=', companyId)
    .where('type', 'in', ['User', 'Owner'])
    .where('status', '!=', 'Pending')
    .where('id', '!=', id)
    .orderBy('full_name')
}

async function configOf(db: Database, caller: Caller): Promise<UserConfig> {
  const people = await candidatesOf(db, caller).execute()
  const namesakes = namesTwiceIn(people)
  const rows = await db.selectFrom('project_members').selectAll().where('owner_id', '=', caller.id).execute()
  const groupOf = new Map<string, PermissionGroup>(rows.map(row => [row.member_id, row.permission_group]))
  const membersOf = (group: PermissionGroup | undefined) =>
    people
      .filter(({ id }) => groupOf.get(id) === group)
      .map(({ id, full_name, email }) => ({
        Id: id,
        Name: namesakes.has(full_name) ? `${full_name} (${email})` : full_name,
      }))
  return {
    Groups: permissionGroups.map(name => ({ Id: name, Name: name, Members: membersOf(name) })),
    NonGroupMembers: membersOf(undefined),
  }
}

/** Names that several of the people have, who come by name: there the email says who is meant. */
function namesTwiceIn(people: readonly { full_name: string }[]): Set<string> {
  return new Set(people.map(one => one.full_name).filter((name, at, all) => name === all[at - 1]))
}
