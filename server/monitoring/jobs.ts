/** The searches that run or wait on all nodes. */
import { sql } from 'kysely'
import type { Database } from '../data/database'

export interface Job {
  id: string
  tool: string
  state: 'running' | 'waiting'
  done: number
  considered: number
  createdAt: Date
}

/** The oldest first. */
export async function openJobs(
  db: Database,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Job[]> {
  const rows = await db
    .selectFrom('design_searches')
    .select(['id', 'tool', 'state', 'done', 'considered', 'created_at'])
    .where('state', 'in', ['running', 'waiting'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ created_at: createdAt, state, ...row }) => ({ ...row, createdAt, state: state as Job['state'] }))
}

export async function countJobs(db: Database): Promise<{ running: number; waiting: number }> {
  const { running, waiting } = await db
    .selectFrom('design_searches')
    .select([
      sql<number>`(count(*) filter (where state = 'running'))::int`.as('running'),
      sql<number>`(count(*) filter (where state = 'waiting'))::int`.as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return { running, waiting }
}

/** Ends a search that runs or waits. Returns the state that it had; undefined if no such search is open. */
export async function endJob(
  db: Database,
  id: string,
): Promise<{ tool: string; state: string; owner: string | null } | undefined> {
  const row = await db
    .selectFrom('design_searches')
    .leftJoin('users', 'users.id', 'design_searches.owner_id')
    .select(['design_searches.tool', 'design_searches.state', 'users.email'])
    .where('design_searches.id', '=', id)
    .where('design_searches.state', 'in', ['running', 'waiting'])
    .executeTakeFirst()
  if (!row) return undefined
  const ended = await db
    .updateTable('design_searches')
    .set({ state: 'stopped' })
    .where('id', '=', id)
    .where('state', 'in', ['running', 'waiting'])
    .returning('id')
    .execute()
  return ended.length > 0 ? { tool: row.tool, state: row.state, owner: row.email } : undefined
}
