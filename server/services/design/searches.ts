/** Searches for coils, as the caller starts, watches and stops them. Another's answers exactly as a missing one. */
import { catalogueFor, plannedDesigns } from '../../../engine'
import type { DesignChoices, DesignRequest } from '../../../engine/design/design'
import { type CoilSearch, coilSearchAnswer } from '../../../shared/coils/coilSearch'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import { refusalOf } from '../../errors/calculationError'
import type { ServiceCall } from '../service'
import type { DesignParts } from '.'

const { perPerson, windowMinutes } = limits.searches

export function startSearch({ db, throttle, searches }: DesignParts) {
  return async (call: ServiceCall, { search }: { search: CoilSearch }) => {
    const { id: owner_id } = call.requireCaller()
    const request = requestOf(search)
    let considered: number
    try {
      const families = plannedDesigns(request)
      considered = families.reduce((sum, { rows, finPitches }) => sum + rows.length * finPitches.length, 0)
    } catch (error) {
      const { path, message } = refusalOf(error)
      return succeeded({ Id: null, Considered: 0, Problems: [{ Path: path, Message: message }] })
    }
    if (!(await throttle.take(`search:person:${owner_id}`, { max: perPerson, windowMinutes })))
      return refused(serverMessages.tooManySearches)

    await db
      .updateTable('design_searches')
      .set({ state: 'stopped' })
      .where('owner_id', '=', owner_id)
      .where('state', 'in', ['waiting', 'running'])
      .execute()
    const row = await db
      .insertInto('design_searches')
      .values({
        owner_id,
        considered,
        search: JSON.stringify(request),
        state: 'waiting',
        done: 0,
        answer: null,
        heard_at: call.now,
        created_at: call.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    searches.serve()
    return succeeded({ Id: row.id, Considered: considered, Problems: [] })
  }
}

/** What is to be optimized becomes the catalogue's choices. */
function requestOf({ choices, ...search }: CoilSearch): DesignRequest {
  const catalogue: DesignChoices = catalogueFor(search.coil.geometry)
  const expanded = Object.entries(choices).map(([name, value]) => [
    name,
    value === 'optimize' ? catalogue[name as keyof DesignChoices] : value,
  ])
  return { ...search, choices: Object.fromEntries(expanded) }
}

export function askSearch({ db }: DesignParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await db
      .selectFrom('design_searches')
      .select(['state', 'done', 'considered', 'answer', 'created_at'])
      .where('id', '=', id)
      .where('owner_id', '=', call.requireCaller().id)
      .executeTakeFirst()
    if (!row) return refused(serverMessages.searchMissing)
    const Answer = row.answer === null ? null : coilSearchAnswer.parse(row.answer)
    const Before = row.state === 'waiting' ? await searchesBefore(db, row.created_at) : 0
    return succeeded({ State: row.state, Done: row.done, Considered: row.considered, Before, Answer })
  }
}

/** Searches that wait longer or are being done: a node does one at a time. Only their number is told. */
async function searchesBefore(db: DesignParts['db'], createdAt: Date): Promise<number> {
  const { count } = await db
    .selectFrom('design_searches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['waiting', 'running'])
    .where('created_at', '<', createdAt)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function stopSearch({ db }: DesignParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    await db
      .updateTable('design_searches')
      .set({ state: 'stopped' })
      .where('id', '=', id)
      .where('owner_id', '=', call.requireCaller().id)
      .where('state', 'in', ['waiting', 'running'])
      .execute()
    return succeeded(null)
  }
}
