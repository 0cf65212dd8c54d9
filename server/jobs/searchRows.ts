/** The rows of searches: claimed by one node, which says how far it is. */
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { type Clock, minutesAfter } from '../process/clock'

const { staleSeconds } = limits.search

/** The rows of the tools that this node knows, `kinds`. */
export function searchRows(db: Database, clock: Clock, kinds: readonly string[]) {
  /** Claims the search that has waited longest, or one whose node is silent. No two nodes get the same. */
  async function claim() {
    const now = clock.now()
    const waiting = db
      .selectFrom('design_searches')
      .select('id')
      // A node of an earlier release ignores tools that it does not know.
      .where('tool', 'in', kinds)
      .where(({ eb, or, and }) =>
        or([
          eb('state', '=', 'waiting'),
          and([eb('state', '=', 'running'), eb('heard_at', '<', minutesAfter(now, -staleSeconds / 60))]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
    return (
      db
        .updateTable('design_searches')
        .set({ state: 'running', done: 0, heard_at: now })
        // Not `in`: PostgreSQL may then evaluate the subquery for each row, and claim all waiting rows.
        .where('id', '=', waiting)
        .returning(['id', 'tool', 'search'])
        .executeTakeFirst()
    )
  }

  /** Writes the progress of a search, and its answer so far. Returns false if the search is not wanted any more. */
  async function say(id: string, done: number, answer?: string): Promise<boolean> {
    const row = await db
      .updateTable('design_searches')
      .set({ done, heard_at: clock.now(), ...(answer !== undefined && { answer }) })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  async function finish(id: string, values: { state: 'done' | 'failed' | 'waiting'; answer?: string }): Promise<void> {
    await db
      .updateTable('design_searches')
      .set({
        ...values,
        ...(values.state === 'done' ? { done: sql<number>`considered` } : {}),
        heard_at: clock.now(),
      })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute()
  }

  return { claim, say, finish }
}
