/** Records of hours: anyone who can see a project records hours; each person changes only their own. */
import type { rAndD } from '../../../shared/contracts'
import type { EndpointRequest } from '../../../shared/contracts/endpoint'
import type { RecordLink } from '../../../shared/contracts/rAndD'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { type ApiCall, ApiRefusal } from '../api'
import type { TokenHolder } from '../serviceTokens'
import { visibleTo } from './visibleProjects'

type Contracts = typeof rAndD
type Request<Name extends 'listRecords' | 'listOwnRecords' | 'createRecord' | 'updateRecord' | 'deleteRecord'> =
  EndpointRequest<Contracts[Name]>

function records(db: Database) {
  return db
    .selectFrom('r_and_d_records as record')
    .innerJoin('users as author', 'author.id', 'record.author_id')
    .selectAll('record')
    .select('author.full_name as author')
    .orderBy('record.day')
    .orderBy('record.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number]

/** All records of these projects. */
export async function recordsOf(db: Database, projectIds: readonly string[], holder: TokenHolder) {
  if (projectIds.length === 0) return []
  const rows = await records(db).where('record.project_id', 'in', projectIds).execute()
  return rows.map(row => wholeOf(row, holder))
}

export function listRecords(db: Database) {
  return async (call: ApiCall, { id, query }: Request<'listRecords'>) => {
    const holder = call.requireHolder()
    await requireProject(db, id, holder)
    const all = await recordsOf(db, [id], holder)
    return all.filter(record => query.isShowAll || record.IsMine)
  }
}

export function listOwnRecords(db: Database) {
  return async (call: ApiCall, { query }: Request<'listOwnRecords'>) => {
    const holder = call.requireHolder()
    const rows = await records(db)
      .innerJoin('r_and_d_projects as project', 'project.id', 'record.project_id')
      .where('record.author_id', '=', holder.id)
      .where('record.day', '>=', query.from)
      .where('record.day', '<=', query.to)
      .where(({ or, eb }) => or([eb('project.owner_id', '=', holder.id), eb('project.is_shared', '=', true)]))
      .execute()
    return rows.map(row => wholeOf(row, holder))
  }
}

export function createRecord(db: Database) {
  return async (call: ApiCall, { body }: Request<'createRecord'>) => {
    const holder = call.requireHolder()
    await requireProject(db, body.ProjectId, holder)
    const values = { ...(await valuesOf(db, body)), project_id: body.ProjectId, author_id: holder.id }
    const { id } = await db.transaction().execute(async transaction => {
      await requireRoomOfDay(transaction, holder, values)
      return transaction.insertInto('r_and_d_records').values(values).returning('id').executeTakeFirstOrThrow()
    })
    return wholeOf(await ownRecord(db, id, holder), holder)
  }
}

export function updateRecord(db: Database) {
  return async (call: ApiCall, { id, body }: Request<'updateRecord'>) => {
    const holder = call.requireHolder()
    await ownRecord(db, id, holder)
    const values = await valuesOf(db, body)
    await db.transaction().execute(async transaction => {
      await requireRoomOfDay(transaction, holder, values, id)
      await transaction.updateTable('r_and_d_records').set(values).where('id', '=', id).execute()
    })
    return wholeOf(await ownRecord(db, id, holder), holder)
  }
}

export function deleteRecord(db: Database) {
  return async (call: ApiCall, { id }: Request<'deleteRecord'>) => {
    await ownRecord(db, id, call.requireHolder())
    await db.deleteFrom('r_and_d_records').where('id', '=', id).execute()
    return undefined
  }
}

async function requireProject(db: Database, id: string, holder: TokenHolder): Promise<void> {
  const row = await db
    .selectFrom('r_and_d_projects as project')
    .select('project.id')
    .where('project.id', '=', id)
    .where(visibleTo(holder))
    .executeTakeFirst()
  if (!row) throw new ApiRefusal(404)
}

/** A record of a project that the caller cannot see is 404; one of another person is refused. */
async function ownRecord(db: Database, id: string, holder: TokenHolder): Promise<Row> {
  const row = await records(db).where('record.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiRefusal(404)
  await requireProject(db, row.project_id, holder)
  if (row.author_id !== holder.id) throw new ApiRefusal(403)
  return row
}

/** Hours that are the same but for the rounding of their sum [h]. */
const hair = 1e-6

/**
 * Refuses hours with which a person would have more on a day than a day has, over all projects. The row of the person is
 * locked, so that two records at the same time are not each taken for the last.
 *
 * @param changed  the id of the record that is changed, if none is added
 */
async function requireRoomOfDay(
  db: Database,
  { id }: TokenHolder,
  { day, hours }: { day: string; hours: number },
  changed?: string,
): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  const others = await db
    .selectFrom('r_and_d_records')
    .select('hours')
    .where('author_id', '=', id)
    .where('day', '=', day)
    .$if(changed !== undefined, query => query.where('id', '!=', changed!))
    .execute()
  const taken = others.reduce((sum, record) => sum + record.hours, 0)
  if (taken + hours <= limits.rAndD.hours + hair) return
  throw new ApiRefusal(400, serverMessages.dayIsFull(day, taken))
}

interface Fields {
  Date: string
  Hours: number
  Note: string
  Links: RecordLink[]
}

async function valuesOf(db: Database, { Date: day, Hours, Note, Links }: Fields) {
  const types = await db.selectFrom('r_and_d_link_types').selectAll().execute()
  const isKnown = (link: RecordLink) =>
    types.some(type => type.id === link.LinkTypeId && type.link_values.includes(link.Value))
  if (!Links.every(isKnown)) throw new ApiRefusal(400)
  return { day, hours: Hours, note: Note, links: JSON.stringify(Links) }
}

function wholeOf(row: Row, holder: TokenHolder) {
  return {
    Id: row.id,
    ProjectId: row.project_id,
    Author: row.author,
    IsMine: row.author_id === holder.id,
    Date: row.day,
    Hours: row.hours,
    Note: row.note,
    Links: row.links,
  }
}
