/** How far a report of several items is: told by the node that makes it, and asked of any. */
import { succeeded } from '../../../shared/contracts/envelope'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Progress } from '../../reports/projectReport'
import type { ServiceCall } from '../service'
import type { ToolDefinition } from './toolDefinition'

interface Making {
  id: string
  tool: string
  items: number
}

/** Keeps the progress of a report until `end` is called. An id that is in use already is left to who uses it. */
export async function keepProgress(db: Database, call: ServiceCall, { id, tool, items }: Making) {
  const { id: owner_id } = call.requireCaller()
  const own = await db
    .insertInto('report_progress')
    .values({ id, owner_id, tool, items, rated: 0, drawn: 0, begun_at: call.now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  let written = performance.now()
  /** A report does not fail because nobody can be told how far it is. */
  let writing: Promise<unknown> = Promise.resolve()
  return {
    say({ rated, drawn }: Progress): void {
      if (!own || performance.now() - written < limits.search.writeMs) return
      written = performance.now()
      const write = () => db.updateTable('report_progress').set({ rated, drawn }).where('id', '=', id).execute()
      writing = writing.then(write).catch(() => undefined)
    },
    async end(): Promise<void> {
      await writing
      if (own) await db.deleteFrom('report_progress').where('id', '=', id).execute()
    },
  }
}

/** The answer for another person's report is that for none. */
export function askReport(db: Database, { tool }: Pick<ToolDefinition, 'tool'>) {
  return async (call: ServiceCall, { progress }: { progress: string }) => {
    const row = await db
      .selectFrom('report_progress')
      .select(['rated', 'drawn', 'items'])
      .where('id', '=', progress)
      .where('tool', '=', tool.service)
      .where('owner_id', '=', call.requireCaller().id)
      .executeTakeFirst()
    return succeeded(row ? { Rated: row.rated, Drawn: row.drawn, Items: row.items } : null)
  }
}
