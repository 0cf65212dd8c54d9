/** The work of circuits on threads, as the server plans it. */
import type { CoilRequest } from '../../../engine/coils'
import { coilJobs } from '../coilSelection/coilJobs'
import type { ToolJobs } from '../toolWork'
import { circuitrySearch } from './circuitrySearch'

export const circuitryJobs = {
  live: ['live', 'liveOutline', 'outline'],
  tablesOf: coilJobs.tablesOf,
  search: circuitrySearch,
  whenTooLong: 'Take fewer segments a tube, or fewer coils at once; then calculate again.',
} satisfies ToolJobs<CoilRequest>
