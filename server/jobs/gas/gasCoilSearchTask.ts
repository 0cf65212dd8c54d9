/** One part of a search for dry gas coils, as a thread performs it. */
import type { GasCoilFamily } from '../../../shared/gas/search/gasCoilFamilies'
import { type GasCoilFindings, type SearchedGasCoils, searchGasCoils } from '../../../shared/gas/search/searchGasCoils'

export interface GasCoilSearchTask {
  request: SearchedGasCoils
  families: readonly GasCoilFamily[]
}

export function gasCoilSearchTask({ request, families }: GasCoilSearchTask): GasCoilFindings {
  return searchGasCoils(request, families)
}
