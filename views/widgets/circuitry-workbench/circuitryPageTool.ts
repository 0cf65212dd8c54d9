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

/** Settings that notices ask for, and both pages have fields for; coil selection has none. */
const onBothPages: ReadonlySet<string> = new Set(['segmented.top', 'segmented.leads', 'segmented.shares'])

/** The field of a setting: lines of numbers have one for all. */
function settingField(path: string, isSolver: boolean): string | undefined {
  const field = path.replace(/\.\d+(\..*)?$/, '')
  return field.startsWith('segmented.') && (isSolver || onBothPages.has(field)) ? field : undefined
}

function at(route: CircuitryRoute): CircuitryPageTool {
  const isSolver = route === 'segmentedProgram'
  return {
    ...coilBase,
    tool: { ...tools.circuits, route },
    path: routes[route].path,
    starts: async () => (await import('../../../shared/circuitry/document/exampleCircuits')).circuitStarts,
    isStudy: () => false,
    ratedInput: input => ratedCoil(input),
    keyResults: isSolver ? segmentKeyResults : keyResults,
    // The builder shows nothing of what the whole rating has beside the solution.
    lacks: ({ solved }) => isSolver && solved !== undefined && solved.perfect === undefined,
    takesOutline: isOutlineEnough,
    spoken: ({ solved, refusal, findings }, reader) =>
      solved
        ? `Total capacity ${reader.full(solved.totalCapacity, 'heatFlow')}`
        : refusal !== undefined
          ? `Not solved: ${refusal}`
          : `${findings.filter(({ severity }) => severity === 'error').length} rules broken`,
    engineOf: () => 'segments',
    noticeText,
    fieldOf: (warning, input) => settingField(warning.input ?? '', isSolver) ?? coilBase.fieldOf(warning, input),
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
