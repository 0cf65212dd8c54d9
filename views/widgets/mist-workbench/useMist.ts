import type { ClimatePlace } from '../../../shared/mist/climates/climates'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import type { NozzleRecord } from '../../../shared/mist/nozzles/sampleNozzles'
import type { MistSearch, MistSearchAnswer } from '../../../shared/mist/search/mistSearch'
import type { SearchState } from '../../workbench/search/useToolSearch'
import type { Offered } from '../../workbench/state/catalogue'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'

/** The data that only the parts of the mists read. */
export interface MistOwn {
  /** Empty until they have come. */
  places: readonly ClimatePlace[]
  /** The catalogue as the server offers it. */
  nozzles: Offered<NozzleRecord>
  search: SearchState<MistSearch, MistSearchAnswer>
}

/** The workbench, typed for a mist. */
export function useMist() {
  const model = useWorkbench() as WorkbenchModel<MistInput, MistRating, MistOwn>
  return { ...model, ...model.own }
}
