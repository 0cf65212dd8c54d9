/** Sums of hours, which the database makes from an index: they take as long however many notes and links there are. */
import { sql } from 'kysely'
import type { rAndD } from '../../../shared/contracts'
import type { EndpointRequest } from '../../../shared/contracts/endpoint'
import { sumOf } from '../../../shared/rAndD/totals'
import type { Database } from '../../data/database'
import type { ApiCall } from '../api'
import { visibleTo } from './visibleProjects'

type Request = EndpointRequest<(typeof rAndD)['listSums']>

/** The hours of a year, by project and month, and by project and person. */
export function listSums(db: Database) {
  return async (call: ApiCall, { query: { year, isShowAll } }: Request) => {
    const holder = call.requireHolder()
    const visible = db.selectFrom('r_and_d_projects as project').select('project.id').where(visibleTo(holder))
    const hours = db
      .selectFrom('r_and_d_records as record')
      .select(['record.project_id', 'record.author_id', 'record.hours'])
      .select(sql<number>`substr(record.day, 6, 2)::int`.as('month'))
      .where('record.project_id', 'in', visible)
      .where('record.day', '>=', `${year}-01-01`)
      .where('record.day', '<=', `${year}-12-31`)
      .$if(!isShowAll, own => own.where('record.author_id', '=', holder.id))
    const sums = db
      .selectFrom(hours.as('hours'))
      .select(['project_id', 'month', 'author_id', sql<number>`sum(hours)`.as('hours')])
      .groupBy(sql`grouping sets ((project_id, month), (project_id, author_id))`)
    const rows = await db
      .selectFrom(sums.as('sums'))
      .select(['sums.project_id', 'sums.month', 'sums.hours'])
      // Not a join: with that, PostgreSQL reads all accounts for the names of some.
      .select(({ selectFrom }) =>
        selectFrom('users').select('full_name').whereRef('users.id', '=', 'sums.author_id').as('author'),
      )
      .orderBy('sums.project_id')
      .orderBy('sums.month')
      .orderBy('author')
      .execute()
    const sumIn = (row: (typeof rows)[number]) => ({ ProjectId: row.project_id, Hours: sumOf([row.hours]) })
    // A row of one sum has no value for what the other is by.
    return {
      Months: rows.flatMap(row => (row.author === null ? [{ ...sumIn(row), Month: row.month }] : [])),
      People: rows.flatMap(row => (row.author === null ? [] : [{ ...sumIn(row), Author: row.author }])),
    }
  }
}

/** The hours of each project that has records, and the day of its last record. */
export async function sumsOfProjects(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { Hours: number; Last: string }>()
  // Project by project, so that each is summed by its own part of the index, and no other record is read.
  const rows = await db
    .selectFrom('r_and_d_projects as project')
    .innerJoinLateral(
      all =>
        all
          .selectFrom('r_and_d_records as record')
          .whereRef('record.project_id', '=', 'project.id')
          .select([sql<number>`sum(record.hours)`.as('hours'), sql<string | null>`max(record.day)`.as('last')])
          .as('sums'),
      join => join.onTrue(),
    )
    .select(['project.id', 'sums.hours', 'sums.last'])
    .where('project.id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, hours, last }) => (last ? [[id, { Hours: sumOf([hours]), Last: last }]] : [])))
}
