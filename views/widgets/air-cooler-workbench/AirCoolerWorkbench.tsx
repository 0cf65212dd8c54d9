import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { airCoolerPageTool } from './airCoolerPageTool'
import { airCoolerParts } from './airCoolerParts'
import type { AirCoolerOwn } from './useAirCooler'

type AirCoolerWorkbenchProps = WorkbenchProps<AirCoolerInput, AirCoolerRating> & AirCoolerOwn

/** The workbench of the air coolers. */
export function AirCoolerWorkbench({ places, gases, ...page }: AirCoolerWorkbenchProps) {
  const useOwn = (): AirCoolerOwn => ({ places, gases })
  return <Workbench tool={airCoolerPageTool} parts={airCoolerParts} useOwn={useOwn} {...page} />
}
