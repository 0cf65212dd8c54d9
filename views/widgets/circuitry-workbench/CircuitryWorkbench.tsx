import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
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
  const useOwn = (): CircuitryOwn => ({ canChooseEngine: false, canCompareEngines: false, segmentChoices })
  return <Workbench tool={circuitryPageTools[route]} parts={circuitryParts[route]} useOwn={useOwn} {...page} />
}
