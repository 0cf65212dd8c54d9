/** The views of circuits: the builder draws them, the segmented program shows how they work. */
import { lazy } from 'react'
import { coilHand } from '../../../engine/options/coilHand'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coilSummary } from '../../../shared/coils/facts/coilName'
import type { WorkbenchParts } from '../../workbench/parts'
import { expectRareChanges } from '../coil-workbench/form/changeRarely'
import { ApplicationChoice } from '../coil-workbench/inputs/ApplicationChoice'
import { Builder, BuilderPane } from './canvas/Builder'
import { HeatMap, HeatMapPane } from './canvas/HeatMap'
import { Misfit } from './canvas/Misfit'
import type { CircuitryRoute } from './circuitryPageTool'
import { CircuitryInputs, SegmentInputs } from './inputs/CircuitryInputs'
import { CircuitTable, WorkingCircuits } from './inspector/CircuitTable'
import { circuitsList } from './schedule/circuitsList'
import { type CircuitryOwn, useCircuitry } from './useCircuitry'

type CircuitryParts = WorkbenchParts<CoilInput, CircuitsRating, CircuitryOwn>

const Tubes = lazy(async () => ({ default: (await import('./inspector/TubeTable')).TubeTable }))

/** Circuits that do not fit the coil are offered to be mended also where the coil has no rating yet. */
function RailTop() {
  const { rated } = useCircuitry()
  return (
    <>
      <ApplicationChoice />
      {!rated.rating && <Misfit />}
    </>
  )
}

const common: Omit<CircuitryParts, 'Results' | 'panes'> = {
  RailTop,
  Inputs: CircuitryInputs,
  expectChanges: expectRareChanges,
  help: async () => (await import('../../../shared/coils/fields/fieldHelp')).fieldHelp,
  summary: coilSummary,
  lead: ({ tag }, { geometry }) => `${tag || 'Coil'}, ${coilHand.describe(geometry.hand).toLowerCase()} hand`,
  panels: {
    Circuits: CircuitTable,
    Bends: lazy(async () => ({ default: (await import('./inspector/ShopTables')).BendTable })),
    Taps: lazy(async () => ({ default: (await import('./inspector/ShopTables')).TapTable })),
    Tubes,
  },
  drawing: async (tag, input, rating) => (await import('./circuitsFile')).circuitsFile(tag, input, rating),
  list: circuitsList,
  itemActions: [],
}

export const circuitryParts: Readonly<Record<CircuitryRoute, CircuitryParts>> = {
  circuitryBuilder: { ...common, Results: Builder, panes: [{ value: 'map', label: 'Heat map', Shown: HeatMapPane }] },
  segmentedProgram: {
    ...common,
    Inputs: SegmentInputs,
    panels: {
      Circuits: WorkingCircuits,
      Tubes,
      Beside: lazy(async () => ({ default: (await import('./inspector/Beside')).Beside })),
      Charge: lazy(async () => ({ default: (await import('./inspector/ChargeTable')).ChargeTable })),
      Convergence: lazy(async () => ({ default: (await import('./inspector/Convergence')).Convergence })),
    },
    Results: HeatMap,
    panes: [{ value: 'draw', label: 'Circuits', Shown: BuilderPane }],
  },
}
