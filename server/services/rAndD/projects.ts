/** Projects: visible to their owner, and to everyone if they are shared; only their owner changes them. */

import { type ExpressionBuilder, sql } from 'kysely'
import type { rAndD } from '../../../shared/contracts'
import type { EndpointRequest } from '../../../shared/contracts/endpoint'
import { type RAndDFilter, rAndDPlants } from '../../../shared/rAndD/choices'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Tables } from '../../data/schema'
import { type ApiCall, ApiRefusal } from '../api'
import type { TokenHolder } from '../serviceTokens'
import { recordsOf } from './records'
import { sumsOfProjects } from './sums'
import { visibleTo } from './visibleProjects'

type Contracts = typeof rAndD
type Request<Name extends 'listProjects' | 'createProject' | 'updateProject' | 'deleteProject'> = EndpointRequest<
  Contracts[Name]
>

/** Projects with their owners. */
function projects(db: Database) {
  return db
    .selectFrom('r_and_d_projects as project')
    .innerJoin('users as owner', 'owner.id', 'project.owner_id')
    .innerJoin('companies as company', 'company.id', 'owner.company_id')
    .selectAll('project')
    .select('owner.full_name as owner')
}

type Where = ExpressionBuilder<
  Tables & { project: Tables['r_and_d_projects']; company: Tables['companies'] },
  'project' | 'company'
>
type Row = Awaited<ReturnType<ReturnType<typeof projects>['execute']>>[number]

export function listProjects(db: Database) {
  return async (call: ApiCall, { query }: Request<'listProjects'>) => {
    const holder = call.requireHolder()
    const plant = rAndDPlants.find(one => one.Code.startsWith(query.plant))?.Id ?? 0
    // Chosen before the list is cut: those of others with earlier names would push out the caller's own.
    const listed = await projects(db)
      .where('project.year', '=', query.year)
      .where(visibleTo(holder))
      .where(sql<boolean>`project.plants @> ${JSON.stringify([plant])}::jsonb`)
      .where(where => where.or(query.filters.map(filter => passes(where, filter, holder))))
      .orderBy('project.name')
      .orderBy('project.id')
      .limit(limits.rAndD.listed)
      .execute()
    const ids = listed.map(row => row.id)
    if (query.records === 'none') {
      const sums = await sumsOfProjects(db, ids)
      return listed.map(row => ({ ...partOf(row, holder), Hours: 0, ...sums.get(row.id) }))
    }
    const records = await recordsOf(db, ids, holder)
    return listed.map(row =>
      wholeOf(
        row,
        holder,
        records.filter(record => record.ProjectId === row.id),
      ),
    )
  }
}

/** The caller's own; shared by anybody; or shared by somebody of a plant. */
function passes(where: Where, filter: RAndDFilter, holder: TokenHolder) {
  if (filter === 'Mine') return where('project.owner_id', '=', holder.id)
  const isShared = where('project.is_shared', '=', true)
  const code = rAndDPlants.find(plant => plant.Name === filter)?.Code
  return code ? where.and([isShared, where('company.plant', '=', code)]) : isShared
}

export function createProject(db: Database) {
  return async (call: ApiCall, { body }: Request<'createProject'>) => {
    const holder = call.requireHolder()
    const { id } = await db
      .insertInto('r_and_d_projects')
      .values({ ...valuesOf(body), owner_id: holder.id, created_at: call.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return wholeOf(await ownProject(db, id, holder), holder, [])
  }
}

export function updateProject(db: Database) {
  return async (call: ApiCall, { id, body }: Request<'updateProject'>) => {
    const holder = call.requireHolder()
    await ownProject(db, id, holder)
    await db.updateTable('r_and_d_projects').set(valuesOf(body)).where('id', '=', id).execute()
    return wholeOf(await ownProject(db, id, holder), holder, await recordsOf(db, [id], holder))
  }
}

export function deleteProject(db: Database) {
  return async (call: ApiCall, { id }: Request<'deleteProject'>) => {
    await ownProject(db, id, call.requireHolder())
    await db.deleteFrom('r_and_d_projects').where('id', '=', id).execute()
    return undefined
  }
}

/** A project that the caller cannot see is 404; a visible one of another person is refused. */
async function ownProject(db: Database, id: string, holder: TokenHolder): Promise<Row> {
  const row = await projects(db).where('project.id', '=', id).where(visibleTo(holder)).executeTakeFirst()
  if (!row) throw new ApiRefusal(404)
  if (row.owner_id !== holder.id) throw new ApiRefusal(403)
  return row
}

type Fields = Request<'createProject'>['body']

function valuesOf({ Name, Shared, Plants, Year }: Fields) {
  return { name: Name, is_shared: Shared, plants: JSON.stringify([...new Set(Plants)].sort()), year: Year }
}

function wholeOf(row: Row, holder: TokenHolder, Records: Awaited<ReturnType<typeof recordsOf>>) {
  return { ...partOf(row, holder), Records }
}

function partOf(row: Row, holder: TokenHolder) {
  return {
    Id: row.id,
    Owner: row.owner,
    IsMine: row.owner_id === holder.id,
    Name: row.name,
    Shared: row.is_shared,
    Plants: row.plants,
    Year: row.year,
  }
}
