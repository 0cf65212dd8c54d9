/**
 * The operations to start, watch and stop searches. The answer for another person's search is that for a missing one.
 */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { refusalOf } from '../../errors/calculationError'
import type { ServiceCall } from '../service'
import type { SearchingTool, ToolParts } from './toolDefinition'

const { perPerson, windowMinutes } = limits.searches

type Searching<Search extends object, Answer extends object> = Pick<
  SearchingTool<object, object, object, Search, Answer>,
  'tool' | 'search'
>

export function startSearch<Search extends object>(
  { db, throttle, searches }: Pick<ToolParts, 'db' | 'throttle' | 'searches'>,
  { tool, search: how }: Searching<Search, object>,
) {
  return async (call: ServiceCall, { search }: { search: Search }) => {
    const { id: owner_id } = call.requireCaller()
    let planned: Awaited<ReturnType<typeof how.planned>>
    try {
      planned = await how.planned(search, db)
    } catch (error) {
      const { path, message } = refusalOf(error)
      return succeeded({ Id: null, Considered: 0, Problems: [{ Path: path, Message: message }] })
    }
    if (!(await throttle.take(`search:person:${owner_id}`, { max: perPerson, windowMinutes })))
      return refused(serverMessages.tooManySearches)

    const { id: Id } = await db.transaction().execute(async transaction => {
      // The row of the person is locked: of two starts at the same time the later one stops the other.
      await transaction.selectFrom('users').select('id').where('id', '=', owner_id).forUpdate().execute()
      await transaction
        .updateTable('design_searches')
        .set({ state: 'stopped' })
        .where('owner_id', '=', owner_id)
        .where('state', 'in', ['waiting', 'running'])
        .execute()
      return transaction
        .insertInto('design_searches')
        .values({
          owner_id,
          tool: tool.service,
          considered: planned.considered,
          search: JSON.stringify(planned.request),
          state: 'waiting',
          done: 0,
          answer: null,
          heard_at: call.now,
          created_at: call.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
    searches.serve()
    return succeeded({ Id, Considered: planned.considered, Problems: [] })
  }
}

export function askSearch<Answer extends object>(db: Database, { tool, search }: Searching<never, Answer>) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await db
      .selectFrom('design_searches')
      .select(['state', 'done', 'considered', 'answer', 'created_at'])
      .where('id', '=', id)
      .where('tool', '=', tool.service)
      .where('owner_id', '=', call.requireCaller().id)
      .executeTakeFirst()
    if (!row) return refused(serverMessages.searchMissing)
    const Answer = row.answer === null ? null : search.answerOf(row.answer)
    const Before = row.state === 'waiting' ? await searchesBefore(db, row.created_at) : 0
    return succeeded({ State: row.state, Done: row.done, Considered: row.considered, Before, Answer })
  }
}

/** Number of searches that are running or have waited longer: a node runs one at a time. Nothing else is revealed. */
async function searchesBefore(db: Database, createdAt: Date): Promise<number> {
  const { count } = await db
    .selectFrom('design_searches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['waiting', 'running'])
    .where('created_at', '<', createdAt)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function stopSearch(db: Database, { tool }: Searching<never, object>) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    await db
      .updateTable('design_searches')
      .set({ state: 'stopped' })
      .where('id', '=', id)
      .where('tool', '=', tool.service)
      .where('owner_id', '=', call.requireCaller().id)
      .where('state', 'in', ['waiting', 'running'])
      .execute()
    return succeeded(null)
  }
}
