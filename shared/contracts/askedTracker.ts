/** The readings of the R and D API on the server, by the table of REST calls. */
import type { TrackerApi } from '../rAndD/readTracker'
import type { Ask } from './call'
import { initialize, listOwnRecords, listProjects, listRecords, listSums } from './rAndD'

/** Asks as the person with this email. */
export function askedTracker(ask: Ask, email: string): TrackerApi {
  return {
    start: () => ask(initialize),
    // The query as it is sent: texts, which the gateway reads and passes on.
    projects: query => ask(listProjects, { query: { email, ...query } as never }),
    sums: (year, isShowAll) => ask(listSums, { query: { email, year, isShowAll: String(isShowAll) } as never }),
    ownRecords: (from, to) => ask(listOwnRecords, { query: { email, from, to } }),
    records: (id, isShowAll) => ask(listRecords, { id, query: { isShowAll: String(isShowAll), email } as never }),
  }
}
