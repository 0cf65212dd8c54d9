import type { ListedGas } from '../../../engine/fluids'
import type { SavedMixture } from '../../../shared/contracts/gasMixtures'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import type { GasCoilSearch, GasCoilSearchAnswer } from '../../../shared/gas/search/gasCoilSearch'
import type { SearchState } from '../../workbench/search/useToolSearch'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'

/** The data that only the parts of the gases read. */
export interface GasOwn {
  gases: readonly ListedGas[]
  mixtures: readonly SavedMixture[]
  search: SearchState<GasCoilSearch, GasCoilSearchAnswer>
}

/** The workbench, typed for a gas. */
export function useGas() {
  const model = useWorkbench() as WorkbenchModel<GasInput, GasRating, GasOwn>
  return { ...model, ...model.own }
}
