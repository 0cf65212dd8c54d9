/** Project sharing: the caller's groups of people of the same company, for the caller's own projects. */
import { sql } from 'kysely'
import { type PermissionGroup, permissionGroups } from '../../../shared/access/permissionGroups'
import { groupChanges, type UserConfig } from '../../../shared/contracts/account'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Caller } from '../caller'
import type { ServiceCall } from '../service'
import { byCaller } from './companyUsers'
import type { AccountParts } from './parts'
import { countOf, type PeopleQuery, pageOf, peopleWith } from './peoplePage'

export function getPermissionGroupMembers({ db }: AccountParts) {
  return async (call: ServiceCall) => succeeded(await configOf(db, call.requireCaller()))
}

interface FindRequest {
  group: PermissionGroup | null
  text?: string
  after?: string
  before?: string
}

export function findGroupMembers({ db }: AccountParts) {
  return async (call: ServiceCall, request: FindRequest) => {
    const { Members, Total, ...place } = await listOf(db, call.requireCaller(), request)
    return { Succeeded: true, Notices: [], Items: Members, Item: { Found: Total, ...place } }
  }
}

export function updatePermissionGroupMembers({ db, audit }: AccountParts) {
  return async (call: ServiceCall, request: { config: string }) => {
    const caller = call.requireCaller()
    // The contract has already validated the text; this gives it its type.
    const changes = groupChanges.parse(JSON.parse(request.config))
    const members = changes.Groups.flatMap(group => group.Members.map(member => ({ id: member.Id, group: group.Id })))
    const removed = changes.NonGroupMembers.map(({ Id }) => Id)
    const detail = { members: members.length, removed: removed.length }
    const entry = { event: 'sharing' as const, ...byCaller(call), detail }
    const ids = [...members.map(({ id }) => id), ...removed]
    const isTwice = new Set(ids).size < ids.length
    const isSaved = await audit.transaction(async (transaction, record) => {
      // Locks the caller's row, so that two tabs save one after the other.
      await transaction.selectFrom('users').select('id').where('id', '=', caller.id).forNoKeyUpdate().execute()
      // The new members are locked too, so that nobody is removed between this check and the write.
      const coming = members.map(({ id }) => id)
      const known = await among(candidatesOf(transaction, caller), coming).select('id').forKeyShare().execute()
      if (isTwice || known.length < coming.length) return false
      await transaction
        .deleteFrom('project_members')
        .where('owner_id', '=', caller.id)
        .where(sql<boolean>`member_id = any(${removed}::uuid[])`)
        .execute()
      const rows = members.map(({ id, group }) => ({ owner_id: caller.id, member_id: id, permission_group: group }))
      if (rows.length > 0)
        await transaction
          .insertInto('project_members')
          .values(rows)
          .onConflict(conflict =>
            conflict
              .columns(['owner_id', 'member_id'])
              .doUpdateSet(set => ({ permission_group: set.ref('excluded.permission_group') })),
          )
          .execute()
      record({ ...entry, outcome: 'success' })
      return true
    })
    if (!isSaved) await audit.record({ ...entry, outcome: 'refused' })
    return isSaved ? succeeded(await configOf(db, caller)) : refused(messages.groupsWrong)
  }
}

/** People of the company with whom projects can be shared: admitted ones, but no programs and not the caller. */
function candidatesOf(db: Database, { id, companyId }: Caller) {
  return db
    .selectFrom('users')
    .where('company_id', '=', companyId)
    .where('type', 'in', ['User', 'Owner'])
    .where('status', '!=', 'Pending')
    .where('id', '!=', id)
}

/** The people with one of the ids; the list of ids may be empty. */
function among<Row>(people: PeopleQuery<Row>, ids: readonly string[]): PeopleQuery<Row> {
  return people.where(sql<boolean>`users.id = any(${ids}::uuid[])`)
}

async function configOf(db: Database, caller: Caller): Promise<UserConfig> {
  const Groups = await Promise.all(
    permissionGroups.map(async name => {
      const { Members, Total, After } = await listOf(db, caller, { group: name })
      return { Id: name, Name: name, Members, Total, After }
    }),
  )
  const { Members: NonGroupMembers, Total, After } = await listOf(db, caller, { group: null })
  return { Groups, NonGroupMembers, NonGroupExtent: { Total, After } }
}

/** A page of a group, or of the people in no group. */
async function listOf(db: Database, caller: Caller, { group, text, ...place }: FindRequest) {
  const placed = db.selectFrom('project_members').select('member_id').where('owner_id', '=', caller.id)
  const people = peopleWith(candidatesOf(db, caller), text)
  const inList =
    group === null
      ? people.where('id', 'not in', placed)
      : people.where('id', 'in', placed.where('permission_group', '=', group))
  const named = inList.select(['id', 'full_name', 'email', isNamesake(caller).as('is_namesake')])
  const [found, Total] = await Promise.all([pageOf(db, named, place, limits.sharing.page), countOf(inList)])
  const Members = found.rows.map(({ id, full_name, email, is_namesake }) => ({
    Id: id,
    Name: is_namesake ? `${full_name} (${email})` : full_name,
  }))
  return { Members, Total, ...found.place }
}

/** Whether another possible member has the same name: then the email is shown to distinguish them. */
function isNamesake({ id }: Caller) {
  return sql<boolean>`exists (
    select 1 from users other
    where other.company_id = users.company_id and (other.full_name = '') = (users.full_name = '')
      and lower(other.full_name) collate "C" = lower(users.full_name) collate "C"
      and other.id <> users.id and other.id <> ${id}
      and other.type in ('User', 'Owner') and other.status <> 'Pending')`
}
