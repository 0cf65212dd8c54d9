/** The work of the gases on threads, as the server plans it. */
import { together } from '../../../engine/search/findings'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import { coilsOf, gasCoilFamilies } from '../../../shared/gas/search/gasCoilFamilies'
import { type GasCoilFindings, rankGasCoils, type SearchedGasCoils } from '../../../shared/gas/search/searchGasCoils'
import { groupsOfFamilies } from '../groupsOfFamilies'
import type { SearchPlan, ToolJobs } from '../toolWork'
import type { GasCoilSearchTask } from './gasCoilSearchTask'

const coilsAtOnce = 60

const search: SearchPlan<SearchedGasCoils, GasCoilSearchTask, GasCoilFindings> = {
  tasksOf(request) {
    const families = gasCoilFamilies(request)
    const groups = groupsOfFamilies(families, family => coilsOf([family]), coilsAtOnce)
    return { tasks: groups.map(families => ({ request, families })), considered: coilsOf(families) }
  },
  consideredIn: ({ considered }) => considered,
  answerOf: (request, parts) => rankGasCoils(request, together(parts)),
}

export const gasJobs = {
  live: ['rating'],
  tablesOf: () => 'gas',
  whenTooLong: 'Calculate fewer gases at once; then again.',
  search,
} satisfies ToolJobs<GasInput>
