/** One part of a search for sprays, as a thread performs it. */
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import { type SearchedSprays, type SprayFindings, searchSprays } from '../../../shared/mist/search/searchSprays'

export interface MistSearchTask {
  request: SearchedSprays
  families: MistInput['spray'][][]
}

export function mistSearchTask({ request, families }: MistSearchTask): SprayFindings {
  return searchSprays(request, families)
}
