/** One part of a search for air coolers, as a thread performs it. */
import type { CoolerFamily } from '../../../shared/aircooler/search/coolerFamilies'
import {
  type CoolerFindings,
  type SearchedCoolers,
  searchCoolers,
} from '../../../shared/aircooler/search/searchCoolers'

export interface AirCoolerSearchTask {
  request: SearchedCoolers
  families: readonly CoolerFamily[]
}

export function airCoolerSearchTask({ request, families }: AirCoolerSearchTask): CoolerFindings {
  return searchCoolers(request, families)
}
