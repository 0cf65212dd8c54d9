import type { BoilerRecord } from '../../../shared/catalogues/boilerRecord'
import type { EconomizerRecord } from '../../../shared/catalogues/economizerRecord'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import type { EconomizerSearch, EconomizerSearchAnswer } from '../../../shared/economizer/search/economizerSearch'
import type { SearchState } from '../../workbench/search/useToolSearch'
import type { Offered } from '../../workbench/state/catalogue'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'

/** The data that only the parts of the economizers read. */
export interface EconomizerOwn {
  boilers: Offered<BoilerRecord>
  standardUnits: Offered<EconomizerRecord>
  /** The page begins from the stack instead of the boiler. */
  isStackFirst: boolean
  search: SearchState<EconomizerSearch, EconomizerSearchAnswer>
}

/** The workbench, typed for an economizer. */
export function useEconomizer() {
  const model = useWorkbench() as WorkbenchModel<EconomizerInput, EconomizerRating, EconomizerOwn>
  return { ...model, ...model.own }
}
