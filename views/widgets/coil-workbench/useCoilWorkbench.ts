import type { CoilRating, CoilInput as RatedCoil } from '../../../engine/coils/coil'
import type { DesignAnswer } from '../../../engine/design/design'
import type { CoilSearch } from '../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import type { SearchState } from '../../workbench/search/useToolSearch'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'

/** The data that only the parts of the coil selection read. */
export interface CoilOwn {
  /** Whether the reader may choose the new engine; `canCompareEngines`: may compare both. */
  canChooseEngine: boolean
  canCompareEngines: boolean
  search: SearchState<CoilSearch, DesignAnswer>
}

export type CoilModel = WorkbenchModel<CoilInput, CoilRating, CoilOwn>

/** The state of a rating; its input has no values left to choose. */
type CoilRated = CoilModel['rated'] & { ratedInput: RatedCoil }

/** The workbench, typed for a coil, for the parts of the coil selection. */
export function useCoilWorkbench() {
  const model = useWorkbench() as CoilModel
  return { ...model, ...model.own, rated: model.rated as CoilRated }
}
