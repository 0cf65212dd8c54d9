/** Circuits: check, patterns, searches, drawing, beside the yardstick of the same run. */
import type { Bundle } from '../engine/circuitry/bundle'
import { checkGraph } from '../engine/circuitry/checkGraph'
import { circuitTable } from '../engine/circuitry/circuitTable'
import { makeCircuits } from '../engine/circuitry/makeCircuits'
import { elementModel } from '../engine/circuitry/optimise/elementModel'
import { optimise } from '../engine/circuitry/optimise/optimise'
import { circuitDrawing } from '../engine/drawing'
import { benchOperations } from './operations'

const bundleOf = (rows: number, columns: number): Bundle => ({
  ...{ rows, columns, transversePitch: 0.0254, longitudinalPitch: 0.022, tubeOutsideDiameter: 0.0095 },
  tubePattern: 'Staggered',
})
const made = (bundle: Bundle, feeds: number) =>
  makeCircuits({ bundle, feeds, pattern: 'serpentine', flow: 'counter' }).graph!

const large = bundleOf(12, 60)
const largeGraph = made(large, 30)
const small = bundleOf(2, 4)
const middle = bundleOf(4, 12)

/** Air that is fast at one end of the face. */
const modelOf = (bundle: Bundle) =>
  elementModel({
    ...bundle,
    airCapacity: Array.from({ length: bundle.columns }, (_, column) => 40 - (30 * column) / bundle.columns),
    ...{ airTemperature: 300, conductance: 12, fluid: { kind: 'single-phase', capacity: 120, inlet: 280 } },
  })
const capacities = { small: modelOf(small), middle: modelOf(middle) }

const operations: Record<string, () => unknown> = {
  'check of 12 rows of 60 tubes, by every rule': () =>
    checkGraph(largeGraph, { bundle: large, drain: 'one-way', oilReturn: { massFlux: 80, least: 100 } }),
  'serpentine of 30 circuits, 12 rows of 60 tubes': () => made(large, 30),
  'table of 30 circuits, 12 rows of 60 tubes': () => circuitTable(largeGraph, { bundle: large, finnedLength: 1 }),
  'drawing of 12 rows of 60 tubes': () => circuitDrawing({ graph: largeGraph, bundle: large }),
  'best order of 8 tubes: all 40,320': () =>
    optimise({ bundle: small, starts: [made(small, 1)], evaluate: (_, orders) => capacities.small(orders) }),
  'climb of 2,000 evaluations, 4 rows of 12 tubes': () =>
    optimise({ bundle: middle, starts: [made(middle, 6)], evaluate: (_, orders) => capacities.middle(orders) }),
}

export const benchCircuits = (): void => benchOperations('Circuits', operations)
