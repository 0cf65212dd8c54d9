import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import type { AirCoolerSearch, AirCoolerSearchAnswer } from '../../../shared/aircooler/search/airCoolerSearch'
import type { FanRecord } from '../../../shared/catalogues/fanRecord'
import type { SearchState } from '../../workbench/search/useToolSearch'
import type { Offered } from '../../workbench/state/catalogue'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'

/** A place whose climate is known. */
export interface Place {
  id: string
  name: string
  region?: string | undefined
  country: string
}

/** The data that only the parts of the air coolers read. */
export interface AirCoolerOwn {
  places: readonly Place[]
  /** The gases that a mixture may have. */
  gases: readonly string[]
  /** The catalogue as the server offers it. */
  fans: Offered<FanRecord>
  search: SearchState<AirCoolerSearch, AirCoolerSearchAnswer>
}

/** The workbench, typed for an air cooler. */
export function useAirCooler() {
  const model = useWorkbench() as WorkbenchModel<AirCoolerInput, AirCoolerRating, AirCoolerOwn>
  return { ...model, ...model.own }
}
