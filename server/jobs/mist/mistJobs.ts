/** The work of the mists on threads, as the server plans it. */
import { together } from '../../../engine/search/findings'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import {
  rankSprays,
  type SearchedSprays,
  type SprayFindings,
  sprayFamilies,
  spraysIn,
} from '../../../shared/mist/search/searchSprays'
import { groupsOfFamilies } from '../groupsOfFamilies'
import type { SearchPlan, ToolJobs } from '../toolWork'
import type { MistSearchTask } from './mistSearchTask'

/** A family has the year of a machine in common: each is a task of its own. */
const spraysAtOnce = 1

const search: SearchPlan<SearchedSprays, MistSearchTask, SprayFindings> = {
  tasksOf(request) {
    const families = sprayFamilies(request)
    const groups = groupsOfFamilies(families, ({ length }) => length, spraysAtOnce)
    return { tasks: groups.map(families => ({ request, families })), considered: spraysIn(families) }
  },
  consideredIn: ({ considered }) => considered,
  answerOf: (request, parts) => rankSprays(request, together(parts)),
}

export const mistJobs = {
  live: ['rating'],
  tablesOf: () => 'mist',
  whenTooLong: 'Calculate fewer mists at once; then again.',
  search,
} satisfies ToolJobs<MistInput>
