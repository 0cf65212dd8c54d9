/** One part of a search for economizers, as a thread performs it. */
import { type SearchedUnits, searchUnits, type UnitFindings } from '../../../shared/economizer/search/searchUnits'
import type { UnitFamily } from '../../../shared/economizer/search/unitFamilies'

export interface EconomizerSearchTask {
  request: SearchedUnits
  families: readonly UnitFamily[]
}

export function economizerSearchTask({ request, families }: EconomizerSearchTask): UnitFindings {
  return searchUnits(request, families)
}
