import type { ShownRating } from '../../../shared/circuitry/document/shownRating'
import type { CircuitSearch, CircuitSearchAnswer } from '../../../shared/circuitry/search/circuitSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { useSearch } from '../../workbench/search/useSearch'
import type { WorkbenchTool } from '../../workbench/tool'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import type { CircuitryParts } from './commonParts'
import type { CircuitryOwn } from './useCircuitry'

export type CircuitsBenchProps = WorkbenchProps<CoilInput, ShownRating> & { segmentChoices: readonly number[] }

interface Page {
  tool: WorkbenchTool<CoilInput, ShownRating>
  parts: CircuitryParts
}

/** The workbench of circuits, as one of its pages shows it. */
export function CircuitsBench({ tool, parts, segmentChoices, ...page }: CircuitsBenchProps & Page) {
  const useOwn = (item: string): CircuitryOwn => ({
    ...{ canChooseEngine: false, canCompareEngines: false, segmentChoices },
    optimiser: useSearch<CircuitSearch, CircuitSearchAnswer>(item),
  })
  return <Workbench tool={tool} parts={parts} useOwn={useOwn} {...page} />
}
