/** The work of the economizers on threads, as the server plans it. */
import { together } from '../../../engine/search/findings'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { rankUnits, type SearchedUnits, type UnitFindings } from '../../../shared/economizer/search/searchUnits'
import { unitFamilies, unitsOf } from '../../../shared/economizer/search/unitFamilies'
import { groupsOfFamilies } from '../groupsOfFamilies'
import type { SearchPlan, ToolJobs } from '../toolWork'
import type { EconomizerSearchTask } from './economizerSearchTask'

const unitsAtOnce = 150

const search: SearchPlan<SearchedUnits, EconomizerSearchTask, UnitFindings> = {
  tasksOf(request) {
    const families = unitFamilies(request)
    const groups = groupsOfFamilies(families, family => unitsOf([family]), unitsAtOnce)
    return { tasks: groups.map(families => ({ request, families })), considered: unitsOf(families) }
  },
  consideredIn: ({ considered }) => considered,
  answerOf: (request, parts) => rankUnits(request, together(parts)),
}

export const economizerJobs = {
  live: ['rating'],
  tablesOf: ({ water }) => `economizer ${water.liquid ?? 'Water'}`,
  whenTooLong: 'Try fewer rows or loads, or fewer economizers at once; then calculate again.',
  search,
} satisfies ToolJobs<EconomizerInput>
