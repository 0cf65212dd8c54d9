import type { CoilRating, CoilInput as RatedCoil } from '../../../engine/coils/coil'
import type { DesignAnswer } from '../../../engine/design/design'
import type { CoilSearch } from '../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import type { SearchState } from '../../workbench/search/useToolSearch'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'

/** What only the parts of the coil selection read. */
export interface CoilOwn {
  /** Whether the reader has the new engine beside the original one, and the comparison of both. */
  canChooseEngine: boolean
  canCompareEngines: boolean
  search: SearchState<CoilSearch, DesignAnswer>
}

export type CoilModel = WorkbenchModel<CoilInput, CoilRating, CoilOwn>

/** What was rated has nothing left to be chosen. */
type CoilRated = CoilModel['rated'] & { ratedInput: RatedCoil }

/** The workbench with a coil in it, for the parts of the coil selection. */
export function useCoilWorkbench() {
  const model = useWorkbench() as CoilModel
  return { ...model, ...model.own, rated: model.rated as CoilRated }
}
