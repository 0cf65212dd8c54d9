import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import type { EconomizerSearch, EconomizerSearchAnswer } from '../../../shared/economizer/search/economizerSearch'
import { useToolSearch } from '../../workbench/search/useToolSearch'
import { lateCatalogue, useCatalogue } from '../../workbench/state/catalogue'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { firstWish } from './candidates/varied'
import { type EconomizerRoute, economizerPageTools } from './economizerPageTool'
import { economizerParts } from './economizerParts'
import type { EconomizerOwn } from './useEconomizer'

type EconomizerWorkbenchProps = WorkbenchProps<EconomizerInput, EconomizerRating> &
  Pick<EconomizerOwn, 'boilers' | 'standardUnits'> & { route: EconomizerRoute }

const allBoilers = lateCatalogue('EnterpriseWebAppService.svc/GetBoilers')
const allUnits = lateCatalogue('EnterpriseWebAppService.svc/GetStandardEconomizers')

/** The workbench of the economizers, on any of its pages. */
export function EconomizerWorkbench({ route, boilers, standardUnits, ...page }: EconomizerWorkbenchProps) {
  const useOwn = (item: string): EconomizerOwn => ({
    boilers: useCatalogue(allBoilers, boilers),
    standardUnits: useCatalogue(allUnits, standardUnits),
    isStackFirst: route === 'hurstBoiler',
    search: useToolSearch<EconomizerSearch, EconomizerSearchAnswer>(item, firstWish),
  })
  return <Workbench tool={economizerPageTools[route]} parts={economizerParts} useOwn={useOwn} {...page} />
}
