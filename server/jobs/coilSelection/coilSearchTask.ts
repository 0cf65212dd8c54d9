/** One part of a search for coils, as a thread performs it. */
import { rateFigures } from '../../../engine/coils/rateCoil'
import type { DesignRequest, Findings } from '../../../engine/design/design'
import type { DesignFamily } from '../../../engine/design/designFamilies'
import { searchFamily } from '../../../engine/design/searchFamily'
import { together } from '../../../engine/search/findings'

export interface CoilSearchTask {
  request: DesignRequest
  families: readonly DesignFamily[]
}

export function coilSearchTask({ request, families }: CoilSearchTask): Findings {
  return together(families.map(family => searchFamily(request, family, rateFigures)))
}
