import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { type EconomizerRoute, economizerPageTools } from './economizerPageTool'
import { economizerParts } from './economizerParts'
import type { EconomizerOwn } from './useEconomizer'

type EconomizerWorkbenchProps = WorkbenchProps<EconomizerInput, EconomizerRating> &
  Omit<EconomizerOwn, 'isStackFirst'> & { route: EconomizerRoute }

/** The workbench of the economizers, on any of its pages. */
export function EconomizerWorkbench({ route, boilers, standardUnits, ...page }: EconomizerWorkbenchProps) {
  const useOwn = (): EconomizerOwn => ({ boilers, standardUnits, isStackFirst: route === 'hurstBoiler' })
  return <Workbench tool={economizerPageTools[route]} parts={economizerParts} useOwn={useOwn} {...page} />
}
