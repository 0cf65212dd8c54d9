/** `circuits check`, `circuits make`, `circuits table`, `circuits optimise`: the circuits of a coil. */
import { type BendCount, bendsOf, totalSpan } from '../circuitry/bendSpans'
import type { Bundle } from '../circuitry/bundle'
import { type CheckOptions, checkGraph } from '../circuitry/checkGraph'
import { type GravityOptions, tops } from '../circuitry/checkGravity'
import type { CircuitGraph } from '../circuitry/circuits'
import { type CircuitTable, circuitTable, type TableOptions } from '../circuitry/circuitTable'
import { type CircuitFinding, isValid } from '../circuitry/findings'
import { circuitPatterns, type MakeInput, makeCircuits } from '../circuitry/makeCircuits'
import type { OrderConstraints } from '../circuitry/optimise/constraints'
import { type ElementModel, elementModel } from '../circuitry/optimise/elementModel'
import { type Optimised, optimise } from '../circuitry/optimise/optimise'
import { writeFeedingTable, writeTubeLists } from '../circuitry/tubeLists'
import { punchOutPlaces, type UniformCircuiting, uniformCircuiting } from '../circuitry/uniformCircuiting'
import { EngineError, requireWithin } from '../errors'
import {
  bundleShape,
  type CircuitsLine,
  catalogueShape,
  circuitsShape,
  readCircuits,
  requireBundle,
  requireCircuits,
} from './circuitLines'
import { checkShape, type Fields, type Shape, type ShapeOf } from './shape'

const maybe = { maybe: 'number' } as const
const sides = ['front', 'rear'] as const
const gravityShape = {
  top: { maybe: tops },
  drain: { maybe: ['no-rise', 'one-way'] },
} as const

function checked<Known>(line: unknown, shape: { [name: string]: Shape }): Known {
  checkShape(line, shape, 'document')
  return line as Known
}

type CheckLine = CircuitsLine &
  Omit<CheckOptions, 'bundle' | 'oilReturn'> & { oilReturn?: { massFlux: number; least: number } }

const checkLineShape: Fields<CheckLine> = {
  ...circuitsShape,
  ...gravityShape,
  sides: { maybe: { inlet: { maybe: sides }, outlet: { maybe: sides } } },
  catalogue: { maybe: catalogueShape },
  stubClearance: maybe,
  oilReturn: { maybe: { massFlux: 'number', least: 'number' } },
}

/**
 * Checks circuits by every rule.
 *
 * @param line  `bundle`; `graph`, `lists` or `feeding`; `sides` of the headers, `catalogue` of bends, `stubClearance` [m],
 *              `drain` with `top`, `oilReturn` [kg/m2 s]
 * @returns     whether they can be built, and the findings
 *
 * Valid as `checkGraph`.
 *
 * Source: see there.
 */
export function circuitsCheck(line: unknown): { isValid: boolean; findings: readonly CircuitFinding[] } {
  const { graph, lists, feeding, ...options } = checked<CheckLine>(line, checkLineShape)
  const { bundle } = options
  const read = readCircuits({ bundle, ...(graph && { graph }), ...textsOf({ lists, feeding }) })
  const findings = [
    ...read.findings,
    ...(read.graph ? checkGraph(read.graph, options as GravityOptions & CheckOptions) : []),
  ]
  return { isValid: isValid(findings), findings }
}

/** Texts that are there. */
const textsOf = ({ lists, feeding }: { lists: string | undefined; feeding: string | undefined }) => ({
  ...(lists !== undefined && { lists }),
  ...(feeding !== undefined && { feeding }),
})

/** Circuits in all forms in which they can be read again. */
interface Written {
  graph: CircuitGraph
  /** Missing where a circuit splits or merges. */
  lists?: string
  feeding: string
}

function written(graph: CircuitGraph): Written {
  const lists = writeTubeLists(graph)
  return { graph, ...('text' in lists && { lists: lists.text }), feeding: writeFeedingTable(graph) }
}

const makeShape: Fields<MakeInput> = {
  ...{ bundle: bundleShape, feeds: 'number', pattern: circuitPatterns, flow: ['counter', 'parallel'] },
  ...{ hand: { maybe: ['Left', 'Right'] }, punchOut: { maybe: punchOutPlaces }, side: { maybe: sides } },
  shorten: { maybe: 'flag' },
}

/**
 * Makes circuits by a pattern.
 *
 * @param line  `bundle`, `feeds`, `pattern`, `flow`, `hand`, `punchOut`, `side`, `shorten`
 * @returns     the circuits as graph, lists and table of feeding tubes; findings, and the arithmetic of the feeds
 *
 * Valid as `makeCircuits`; a pattern that cannot be made is `invalid-input`.
 *
 * Source: see there.
 */
export function circuitsMake(line: unknown): Written & {
  findings: readonly CircuitFinding[]
  arithmetic: UniformCircuiting
} {
  const input = checked<MakeInput>(line, makeShape)
  requireBundle(input.bundle)
  const { graph, finding } = makeCircuits(input)
  if (!graph) throw new EngineError('invalid-input', finding.message, { rule: finding.rule })
  const { rows, columns } = input.bundle
  const arithmetic = uniformCircuiting({ tubesHigh: columns, rows, circuiting: { feeds: input.feeds } })
  return { ...written(graph), findings: checkGraph(graph, { bundle: input.bundle }), arithmetic }
}

type TableLine = CircuitsLine & TableOptions

const tableShape: Fields<TableLine> = {
  ...circuitsShape,
  finnedLength: 'number',
  catalogue: { maybe: catalogueShape },
  lead: { maybe: ['L1', 'L2', 'S1', 'S2', 'IL'] },
  isFedInside: { maybe: 'flag' },
}

/**
 * The circuit table, the bill of bends and the header taps.
 *
 * @param line  `bundle`; `graph`, `lists` or `feeding`; `finnedLength` [m], `catalogue` of bends, `lead`, `isFedInside`
 * @returns     the table, and the circuits in the forms in which they can be read again
 *
 * Valid as `circuitTable`.
 *
 * Source: see there.
 */
export function circuitsTable(line: unknown): CircuitTable & Written {
  const input = checked<TableLine>(line, tableShape)
  requireWithin('document.finnedLength in m', input.finnedLength, 0.01, 50)
  const graph = requireCircuits(input)
  return { ...circuitTable(graph, input), ...written(graph) }
}

type OptimiseLine = CircuitsLine & {
  model: Omit<ElementModel, 'rows' | 'columns'>
  constraints?: OrderConstraints
  isExchanged?: boolean
  seed?: number
  evaluations?: number
}

const modelShape: ShapeOf<OptimiseLine['model']> = {
  ...{ airCapacity: { rows: 'number' }, airTemperature: 'number', conductance: 'number' },
  fluid: {
    variants: {
      'single-phase': { capacity: 'number', inlet: 'number' },
      evaporator: {
        ...{ massFlow: 'number', saturation: 'number', inletEnthalpy: 'number', vapourEnthalpy: 'number' },
        ...{ vapourHeatCapacity: 'number', vapourShare: 'number' },
      },
    },
  },
}
const optimiseShape: Fields<OptimiseLine> = {
  ...circuitsShape,
  model: modelShape,
  constraints: {
    maybe: { ...gravityShape, longestSpan: maybe, isClearOfTubes: { maybe: 'flag' }, isAtOneEnd: { maybe: 'flag' } },
  },
  isExchanged: { maybe: 'flag' },
  seed: maybe,
  evaluations: maybe,
}

/**
 * Searches for the order of tubes with the largest capacity, by one lumped element for each tube.
 *
 * @param line  `bundle`; `graph`, `lists` or `feeding`; `model` (air by column, conductance, fluid), `constraints`,
 *              `isExchanged`, `seed`, `evaluations`
 * @returns     the circuits, capacities before and after [W], spans of the bends [m], tubes that changed
 *
 * Valid as `optimise` and `elementModel`, for circuits without splits and merges, and up to 100,000 evaluations.
 *
 * Source: see there.
 */
export function circuitsOptimise(line: unknown): Omit<Optimised, 'start' | 'best'> & {
  start: Standing
  best: (Standing & Written) | undefined
} {
  const input = checked<OptimiseLine>(line, optimiseShape)
  const { bundle, model, constraints, isExchanged, seed = 1, evaluations = 2000 } = input
  const graph = requireCircuits(input)
  requireWithin('document.evaluations', evaluations, 1, 100_000)
  requireWithin('document.seed', seed, 0, 2 ** 31)
  if (graph.junctions.length > 0)
    throw new EngineError('invalid-input', 'this model has no splits and merges: search circuits without them', {})
  const capacity = elementModel({ ...model, rows: bundle.rows, columns: bundle.columns })
  const { start, best, ...found } = optimise({
    ...{ bundle, starts: [graph], seed, evaluations },
    ...(constraints && { constraints }),
    ...(isExchanged !== undefined && { isExchanged }),
    evaluate: (_, orders) => capacity(orders),
  })
  return {
    ...found,
    start: { ...standing(start.value, start.graph, bundle), isAllowed: start.isAllowed },
    best: best && { ...standing(best.value, best.graph, bundle), ...written(best.graph) },
  }
}

/** A capacity [W] with the spans of all bends together [m]. */
interface Standing {
  capacity: number
  totalSpan: BendCount['span']
  isAllowed?: boolean
}

const standing = (capacity: number, graph: CircuitGraph, bundle: Bundle): Standing => ({
  capacity,
  totalSpan: totalSpan(bendsOf(graph, bundle)),
})
