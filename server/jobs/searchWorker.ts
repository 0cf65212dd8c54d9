/** Runs a part of a search on a thread. */
import { rateCoil } from '../../engine/coils/rateCoil'
import type { DesignRequest, Findings } from '../../engine/design/design'
import type { DesignFamily } from '../../engine/design/designFamilies'
import { together } from '../../engine/design/rankDesigns'
import { searchFamily } from '../../engine/design/searchFamily'

export interface SearchPart {
  request: DesignRequest
  families: readonly DesignFamily[]
}

export default function searchPart({ request, families }: SearchPart): Findings {
  return together(families.map(family => searchFamily(request, family, rateCoil)))
}
