/** The work of the air coolers on threads, as the server plans it. */
import { together } from '../../../engine/search/findings'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { coolerFamilies, coolersOf } from '../../../shared/aircooler/search/coolerFamilies'
import { type CoolerFindings, rankCoolers, type SearchedCoolers } from '../../../shared/aircooler/search/searchCoolers'
import { groupsOfFamilies } from '../groupsOfFamilies'
import type { SearchPlan, ToolJobs } from '../toolWork'
import type { AirCoolerSearchTask } from './airCoolerSearchTask'

const coolersAtOnce = 250

const search: SearchPlan<SearchedCoolers, AirCoolerSearchTask, CoolerFindings> = {
  tasksOf(request) {
    const families = coolerFamilies(request)
    const groups = groupsOfFamilies(families, family => coolersOf([family]), coolersAtOnce)
    return { tasks: groups.map(families => ({ request, families })), considered: coolersOf(families) }
  },
  consideredIn: ({ considered }) => considered,
  answerOf: (request, parts) => rankCoolers(request, together(parts)),
}

export const airCoolerJobs = {
  live: ['rating'],
  tablesOf: ({ process }) => (process.kind === 'fluid' ? `air cooler of ${process.name}` : 'air cooler'),
  whenTooLong: 'Calculate fewer air coolers at once; then again.',
  search,
} satisfies ToolJobs<AirCoolerInput>
