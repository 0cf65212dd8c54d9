/** What the two pages of circuits show alike. */
import { coilHand } from '../../../engine/options/coilHand'
import type { ShownRating } from '../../../shared/circuitry/document/shownRating'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coilSummary } from '../../../shared/coils/facts/coilName'
import type { WorkbenchParts } from '../../workbench/parts'
import { latePart } from '../../workbench/state/latePart'
import { expectRareChanges } from '../coil-workbench/form/changeRarely'
import { ApplicationChoice } from '../coil-workbench/inputs/ApplicationChoice'
import { LateMisfit } from './canvas/LateMisfit'
import { circuitsList } from './schedule/circuitsList'
import { type CircuitryOwn, useCircuitry } from './useCircuitry'

export type CircuitryParts = WorkbenchParts<CoilInput, ShownRating, CircuitryOwn>

export const Tubes = latePart(async () => (await import('./inspector/TubeTable')).TubeTable)

/** Circuits that do not fit the coil are offered to be mended also where the coil has no rating yet. */
function RailTop() {
  const { rated, form } = useCircuitry()
  return (
    <>
      <ApplicationChoice />
      {!rated.rating && form.input.circuits && <LateMisfit />}
    </>
  )
}

export const commonParts: Omit<CircuitryParts, 'Results' | 'panes' | 'panels' | 'Inputs'> = {
  RailTop,
  expectChanges: expectRareChanges,
  help: async () => (await import('../../../shared/coils/fields/fieldHelp')).fieldHelp,
  summary: coilSummary,
  lead: ({ tag }, { geometry }) => `${tag || 'Coil'}, ${coilHand.describe(geometry.hand).toLowerCase()} hand`,
  drawing: async (tag, input, rating) => (await import('./circuitsFile')).circuitsFile(tag, input, rating),
  list: circuitsList,
  itemActions: [],
}
