import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import type { AirCoolerSearch, AirCoolerSearchAnswer } from '../../../shared/aircooler/search/airCoolerSearch'
import { useToolSearch } from '../../workbench/search/useToolSearch'
import { lateCatalogue, useCatalogue } from '../../workbench/state/catalogue'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { airCoolerPageTool } from './airCoolerPageTool'
import { airCoolerParts } from './airCoolerParts'
import { firstWish } from './candidates/varied'
import type { AirCoolerOwn } from './useAirCooler'

type AirCoolerWorkbenchProps = WorkbenchProps<AirCoolerInput, AirCoolerRating> &
  Pick<AirCoolerOwn, 'places' | 'gases' | 'fans'>

const allFans = lateCatalogue('EnterpriseWebAppService.svc/GetFans')

/** The workbench of the air coolers. */
export function AirCoolerWorkbench({ places, gases, fans, ...page }: AirCoolerWorkbenchProps) {
  const useOwn = (item: string): AirCoolerOwn => ({
    ...{ places, gases },
    fans: useCatalogue(allFans, fans),
    search: useToolSearch<AirCoolerSearch, AirCoolerSearchAnswer>(item, firstWish),
  })
  return <Workbench tool={airCoolerPageTool} parts={airCoolerParts} useOwn={useOwn} {...page} />
}
