/** The readings of the R and D API on the server, by the table of REST calls. */
import type { TrackerApi } from '../rAndD/readTracker'
import type { Ask } from './call'
import { initialize, listProjects, listRecords } from './rAndD'

/** Asks as the person with this email. */
export function askedTracker(ask: Ask, email: string): TrackerApi {
  return {
    linkTypes: async () => (await ask(initialize)).LinkTypes ?? [],
    // The query as it is sent: texts, which the gateway reads and passes on.
    projects: query => ask(listProjects, { query: { email, ...query } as never }),
    records: (id, isShowAll) => ask(listRecords, { id, query: { isShowAll: String(isShowAll), email } as never }),
  }
}
