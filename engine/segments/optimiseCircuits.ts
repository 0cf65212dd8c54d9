/** The search for better circuits of a coil, with the solver tube by tube as the judge. */

import { branchesOf } from '../circuitry/branches'
import type { CircuitGraph } from '../circuitry/circuits'
import { circuitTable } from '../circuitry/circuitTable'
import { makeCircuits } from '../circuitry/makeCircuits'
import type { OrderConstraints } from '../circuitry/optimise/constraints'
import { optimise } from '../circuitry/optimise/optimise'
import type { CoilRequest } from '../coils/coil'
import { ratedCoil } from '../coils/ratedCoil'
import { EngineError } from '../errors'
import { checkedCircuits } from './checkedCircuits'
import { rateSegments } from './rateSegments'

/** What is made better: most heat, least pressure drop, most heat within a drop, even ends, shortest bends. */
export const circuitObjectives = ['capacity', 'drop', 'capacity-at-drop', 'evenness', 'bends'] as const
/** What may change: the order within each circuit, tubes from circuit to circuit, or the number of circuits as well. */
export const circuitFreedoms = ['order', 'exchange', 'feeds'] as const

export interface CircuitSearch {
  coil: CoilRequest
  objective: (typeof circuitObjectives)[number]
  /** For `capacity-at-drop` [Pa]. */
  mostDrop?: number
  freedom: (typeof circuitFreedoms)[number]
  constraints: OrderConstraints
  seed: number
  evaluations: number
}

/** Figures of circuits, by which the reader compares them. SI. */
export interface CircuitFigures {
  capacity: number
  drop: number
  spread: number
  bendLength: number
}

/** Circuits with the value of their objective, larger is better; without a value they cannot be rated. */
export interface JudgedCircuits {
  graph: CircuitGraph
  value: number
  figures: CircuitFigures
}

/** The circuits to begin with, in a coil without errors in them; more of them where their number may change. */
export function startsOf({ coil, freedom }: CircuitSearch): CircuitGraph[] {
  const { graph, bundle, geometry } = checkedCircuits(coil)
  if (freedom !== 'feeds') return [graph]
  const tubes = bundle.rows * bundle.columns - graph.blanks.length
  const now = graph.inlets.length
  // The nearest numbers that divide the tubes: fewer and more.
  const fewer = numbersTo(now - 1)
    .filter(feeds => tubes % feeds === 0)
    .slice(-2)
  const more = numbersTo(bundle.columns)
    .filter(feeds => feeds > now && tubes % feeds === 0)
    .slice(0, 2)
  const flow = geometry.arrangement === 'parallel' ? 'parallel' : 'counter'
  const others = [...fewer, ...more].flatMap(
    feeds => makeCircuits({ bundle, feeds, pattern: 'serpentine', flow }).graph ?? [],
  )
  return [graph, ...others]
}

const numbersTo = (last: number) => Array.from({ length: Math.max(0, last) }, (_, index) => index + 1)

/**
 * Judges circuits by the objective of a search.
 *
 * @param search  coil and objective, SI
 * @param graph   circuits without errors
 * @returns value and figures; undefined where the coil cannot be rated with them
 *
 * Valid for coils that `rateSegments` takes. The value is the heat [W], less the pressure drop [Pa], the spread of the
 * ends [K] or the length of the bends [m]; circuits above the largest drop count as less the more they are above it.
 *
 * Source: `rateSegments`, `circuitTable`.
 */
export function judgeCircuits(search: CircuitSearch, graph: CircuitGraph): JudgedCircuits | undefined {
  const coil = ratedCoil(search.coil)
  if (coil.coilType === 'NONE')
    throw new EngineError('invalid-input', 'a coil without a fluid has nothing to search for', { path: 'coilType' })
  try {
    const solved = rateSegments(coil, { ...coil.segmented, branches: branchesOf(graph), blanks: graph.blanks })
    const figures = {
      capacity: Math.abs(solved.totalCapacity),
      drop: solved.fluid.pressureDrop.total,
      spread: solved.maldistribution,
      bendLength: bendLengthOf(search, graph),
    }
    return { graph, value: objectiveOf(search, figures), figures }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return undefined
  }
}

function bendLengthOf({ coil }: CircuitSearch, graph: CircuitGraph): number {
  const { geometry } = ratedCoil(coil)
  const bundle = { ...geometry, rows: graph.rows, columns: graph.columns }
  return circuitTable(graph, { bundle, finnedLength: geometry.finnedLength }).totalBendLength
}

function objectiveOf(
  { objective, mostDrop = Number.POSITIVE_INFINITY }: CircuitSearch,
  figures: CircuitFigures,
): number {
  const { capacity, drop, spread, bendLength } = figures
  switch (objective) {
    case 'capacity':
      return capacity
    case 'drop':
      return -drop
    case 'evenness':
      return -spread
    case 'bends':
      return -bendLength
    case 'capacity-at-drop':
      return drop <= mostDrop ? capacity : -drop / mostDrop
  }
}

/** A part of a search: a climb from circuits, by its own seed. */
export interface CircuitClimb {
  from: CircuitGraph
  seed: number
  evaluations: number
}

/**
 * Climbs from circuits to better ones; coils of at most eight tubes are searched through.
 *
 * @param search  coil, objective, freedom, constraints
 * @param climb   where it begins, its seed, and its evaluations
 * @returns the best that keep the constraints; undefined where there are none
 *
 * Valid as `optimise`.
 *
 * Source: see there.
 */
export function climbCircuits(search: CircuitSearch, climb: CircuitClimb): JudgedCircuits | undefined {
  const { geometry } = ratedCoil(search.coil)
  const { from, seed, evaluations } = climb
  const { top } = search.coil.segmented ?? {}
  const { best } = optimise({
    bundle: { ...geometry, rows: from.rows, columns: from.columns },
    ...{ starts: [from], seed, evaluations, constraints: { ...(top && { top }), ...search.constraints } },
    isExchanged: search.freedom !== 'order',
    // Bends are measured without a solution.
    evaluate: graph =>
      search.objective === 'bends'
        ? -bendLengthOf(search, graph())
        : (judgeCircuits(search, graph())?.value ?? Number.NEGATIVE_INFINITY),
  })
  return best && judgeCircuits(search, best.graph)
}
