/** Circuits by pattern: from rows, columns and feeds to a graph that can be built. */
import { graphOfOrders } from './branches'
import type { Bundle } from './bundle'
import { checkGraph } from './checkGraph'
import type { CircuitGraph, TubeSide } from './circuits'
import { type CircuitFinding, finding, isValid } from './findings'
import type { Cell, Region } from './patterns/cells'
import { horseshoe } from './patterns/horseshoe'
import { interlaced } from './patterns/interlaced'
import { punchedOut } from './patterns/punchOuts'
import { serpentine } from './patterns/serpentine'
import { faceSplit, hasRoomInHalves, rowSplit } from './patterns/splits'
import { shortenBends } from './shortenBends'
import type { PunchOut } from './uniformCircuiting'

/** Ways in which circuits can run through a coil. */
export const circuitPatterns = ['serpentine', 'interlaced', 'face-split', 'row-split', 'horseshoe'] as const
export type CircuitPattern = (typeof circuitPatterns)[number]

/** What circuits are asked for. */
export interface MakeInput {
  bundle: Bundle
  feeds: number
  pattern: CircuitPattern
  /** Whether the fluid enters where the air leaves, or where the air enters. */
  flow: 'counter' | 'parallel'
  /** Left: the columns in the reverse order. Right where left out. */
  hand?: 'Left' | 'Right'
  /** Where tubes are left out so that all circuits have the same number; circuits of unequal length without it. */
  punchOut?: PunchOut
  /** Side of the inlets; front where left out. */
  side?: TubeSide
  /** Shorter bends, at the price of the order of the rows. */
  shorten?: boolean
}

/** A graph, or the finding that says why there is none. */
export type Made = { graph: CircuitGraph; finding?: undefined } | { graph?: undefined; finding: CircuitFinding }

const layouts: Readonly<Record<CircuitPattern, (region: Region, feeds: number) => Cell[][]>> = {
  serpentine,
  interlaced,
  'face-split': faceSplit,
  'row-split': rowSplit,
  horseshoe,
}

const refused = (message: string): Made => ({ finding: finding('PATTERN_REFUSED', [], message) })

/**
 * Makes circuits by a pattern.
 *
 * @param input  places of the tubes, feeds, pattern, flow, hand, tubes to leave out, side of the inlets
 * @returns a graph without errors, or why the pattern cannot be made of these tubes
 *
 * Valid for any numbers: what cannot be made is a finding. Where the feeds divide the tubes all circuits have the same
 * number of them; where they divide the columns, circuits are the same, shifted down the face (interlaced ones in
 * pairs).
 *
 * Source: practice of coil circuiting.
 */
export function makeCircuits(input: MakeInput): Made {
  const { bundle, feeds, pattern, flow, hand, punchOut, side, shorten } = input
  const { rows, columns } = bundle
  const isCounter = flow === 'counter'
  const rowOf = (depth: number) => (isCounter ? rows - 1 - depth : depth)
  const region: Region = {
    depths: rows,
    columns,
    acrossOf: ({ depth, column }) => column + (bundle.tubePattern === 'Staggered' && rowOf(depth) % 2 === 1 ? 0.5 : 0),
  }
  const reason = whyNot(pattern, region, feeds)
  if (reason) return refused(reason)
  const columnOf = (column: number) => (hand === 'Left' ? columns - 1 - column : column)
  let orders = layouts[pattern](region, feeds).map(cells =>
    cells.map(({ depth, column }) => rowOf(depth) * columns + columnOf(column)),
  )
  if (punchOut) {
    const passes = Math.floor((rows * columns) / feeds)
    if (orders.some(({ length }) => length < passes))
      return refused(
        `A ${pattern} of ${feeds} circuits does not divide into equal circuits by leaving tubes out: take a serpentine, or another number of feeds.`,
      )
    orders = punchedOut(bundle, orders, passes, punchOut)
  }
  if (shorten) orders = orders.map(order => shortenBends(bundle, order))
  const graph = graphOfOrders({ rows, columns }, orders, side)
  const faults = checkGraph(graph, { bundle })
  if (isValid(faults)) return { graph }
  const fault = faults.find(({ severity }) => severity === 'error')!
  return refused(`A ${pattern} of ${feeds} circuits cannot be built with these pitches. ${fault.message}`)
}

/** Why a pattern cannot be made of a number of circuits; undefined where it can. */
function whyNot(pattern: CircuitPattern, region: Region, feeds: number): string | undefined {
  const { depths, columns } = region
  const tubes = depths * columns
  if (!(Number.isInteger(depths) && Number.isInteger(columns) && depths > 0 && columns > 0))
    return 'A coil has whole numbers of rows and columns, from one on.'
  if (!(Number.isInteger(feeds) && feeds >= 1 && feeds <= tubes))
    return `Feeds are a whole number from 1 to the ${tubes} tubes of the coil.`
  if (pattern === 'horseshoe' && 2 * feeds > columns)
    return `A horseshoe needs two columns for each circuit: take at most ${Math.floor(columns / 2)} feeds, or a serpentine.`
  if (pattern === 'interlaced' && !(depths > 1 && feeds % 2 === 0 && columns % feeds === 0))
    return `Interlaced circuits need two rows, and an even number of feeds that divides the ${columns} columns: ${feeds} do not.`
  if (pattern === 'face-split' && !hasRoomInHalves('face', region, feeds))
    return 'A face split needs two circuits and two columns, and a tube for each circuit in both halves.'
  if (pattern === 'row-split' && !hasRoomInHalves('row', region, feeds))
    return 'A row split needs two circuits and two rows, and a tube for each circuit in both parts.'
  return undefined
}
