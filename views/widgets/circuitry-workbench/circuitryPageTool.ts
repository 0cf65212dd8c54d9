/** The functions and data that circuits bring to the workbench: a coil, looked at by its tubes. */

import { ratedCoil } from '../../../engine/coils/ratedCoil'
import type { ShownRating } from '../../../shared/circuitry/document/shownRating'
import { keyResults, segmentKeyResults } from '../../../shared/circuitry/facts/keyResults'
import { noticeText } from '../../../shared/circuitry/notices/circuitNotices'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { routes } from '../../../shared/routes'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'
import { coilBase } from '../coil-workbench/coilBase'
import { isOutlineEnough } from './wholeViews'

type CircuitryPageTool = WorkbenchTool<CoilInput, ShownRating>

export type CircuitryRoute = 'circuitryBuilder' | 'segmentedProgram'

/** The setting that a notice asks for; coil selection has no field for it. */
const upField = 'segmented.top'

function at(route: CircuitryRoute): CircuitryPageTool {
  const isSolver = route === 'segmentedProgram'
  return {
    ...coilBase,
    tool: { ...tools.circuits, route },
    path: routes[route].path,
    isStudy: () => false,
    ratedInput: input => ratedCoil(input),
    keyResults: isSolver ? segmentKeyResults : keyResults,
    // The builder shows nothing of what the whole rating has beside the solution.
    lacks: ({ solved }) => isSolver && solved !== undefined && solved.perfect === undefined,
    takesOutline: isOutlineEnough,
    spoken: ({ solved, findings }, reader) =>
      solved
        ? `Total capacity ${reader.full(solved.totalCapacity, 'heatFlow')}`
        : `${findings.filter(({ severity }) => severity === 'error').length} rules broken`,
    engineOf: () => 'segments',
    noticeText,
    fieldOf: (warning, input) => (warning.input === upField ? upField : coilBase.fieldOf(warning, input)),
    kindsByUnit: async () => ({}),
    definitions: {
      Circuits: 'ways of the fluid from the inlet header to the outlet header.',
      Bends: 'return bends and the ends of splits and merges; special ones are not in stock.',
      Spread: 'standard deviation between the ends of the circuits.',
      'Evenly fed': 'capacity with even air and circuits that all end alike.',
      Charge: 'fluid in the tubes, by the void fraction where it boils or condenses.',
    },
  }
}

/** By page: the builder, and the segmented program. */
export const circuitryPageTools: Readonly<Record<CircuitryRoute, CircuitryPageTool>> = {
  circuitryBuilder: at('circuitryBuilder'),
  segmentedProgram: at('segmentedProgram'),
}
