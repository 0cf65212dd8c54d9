import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { CircuitSearch, CircuitSearchAnswer } from '../../../shared/circuitry/search/circuitSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { useSearch } from '../../workbench/search/useSearch'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { type CircuitryRoute, circuitryPageTools } from './circuitryPageTool'
import { circuitryParts } from './circuitryParts'
import type { CircuitryOwn } from './useCircuitry'

type CircuitryWorkbenchProps = WorkbenchProps<CoilInput, CircuitsRating> & {
  route: CircuitryRoute
  segmentChoices: readonly number[]
}

/** The workbench of circuits: to draw them, or to see how they work. */
export function CircuitryWorkbench({ route, segmentChoices, ...page }: CircuitryWorkbenchProps) {
  const useOwn = (item: string): CircuitryOwn => ({
    ...{ canChooseEngine: false, canCompareEngines: false, segmentChoices },
    optimiser: useSearch<CircuitSearch, CircuitSearchAnswer>(item),
  })
  return <Workbench tool={circuitryPageTools[route]} parts={circuitryParts[route]} useOwn={useOwn} {...page} />
}
