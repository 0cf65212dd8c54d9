/** What the shop needs to know of circuits: table, bends, and where the headers are tapped. Lengths [m]. */
import type { CoilGeometry } from '../coils/coil'
import { leadStub } from '../geometry/leadStub'
import {
  type BendCount,
  bendsOf,
  billOfBends,
  type CatalogueBend,
  lengthOfBend,
  totalSpan,
  usualBends,
} from './bendSpans'
import { branchesOf, circuitsOfBranches } from './branches'
import { type Bundle, type Place, placeOf } from './bundle'
import type { Branch, CircuitGraph, TubeEnd } from './circuits'
import { feedSide } from './feedSide'

/** One circuit: all tubes between its inlets and outlets. */
export interface CircuitRow {
  /** From 1, in the order of the inlets. */
  number: number
  /** Tubes of each branch in the order of the flow; one branch where nothing splits. */
  branches: readonly (readonly number[])[]
  inlets: readonly TubeEnd[]
  outlets: readonly TubeEnd[]
  tubes: number
  /** Most tubes one after another from an inlet to an outlet. */
  passes: number
  /** Length of tubes and bends along that path [m]. */
  length: number
  bends: readonly BendCount[]
}

/** Where a header is tapped, for an inlet or an outlet. */
export interface HeaderTap {
  circuit: number
  kind: 'inlet' | 'outlet'
  end: TubeEnd
  /** Centre of the tube from the corner of the fin block [m]. */
  place: Place
  lead?: CoilGeometry['lead']
  /** Length of the stub from the tube to the header [m], and loss coefficient of its elbow [-]. */
  stub: number
  loss: number
}

export interface CircuitTable {
  circuits: readonly CircuitRow[]
  bends: readonly BendCount[]
  taps: readonly HeaderTap[]
  /** All bends together: distances between their legs, and length along their centre lines [m]. */
  totalSpan: number
  totalBendLength: number
  blanks: readonly number[]
}

/** What the table needs besides the graph. */
export interface TableOptions {
  bundle: Bundle
  /** Length of a tube between the tube sheets [m]. */
  finnedLength: number
  catalogue?: readonly CatalogueBend[]
  lead?: CoilGeometry['lead']
  /** Whether it is fed through inner tubes. */
  isFedInside?: boolean
}

/**
 * The circuit table, the bill of bends and the list of header taps.
 *
 * @param graph    the circuits
 * @param options  places of the tubes, finned length [m], bends in stock, lead of the connections
 * @returns circuits in the order of their inlets; bends by side and span; taps with places [m]
 *
 * Valid for graphs without faults of connection; else `invalid-input`.
 *
 * Source: geometry; leads as `leadStub`.
 */
export function circuitTable(graph: CircuitGraph, options: TableOptions): CircuitTable {
  const { bundle, catalogue = usualBends(bundle), lead, isFedInside = false } = options
  const branches = branchesOf(graph)
  const bends = bendsOf(graph, bundle)
  const circuits = circuitsOfBranches(branches).map((indices, index) => {
    const tubes = new Set(indices.flatMap(each => branches[each]!.tubes))
    return {
      ...longestPath(graph, branches, indices, options),
      number: index + 1,
      branches: indices.map(each => branches[each]!.tubes),
      inlets: graph.inlets.filter(({ tube }) => tubes.has(tube)),
      outlets: graph.outlets.filter(({ tube }) => tubes.has(tube)),
      tubes: tubes.size,
      bends: billOfBends(
        bends.filter(({ from }) => tubes.has(from)),
        catalogue,
      ),
    }
  })
  const { stub, loss } = leadStub(lead)
  const taps = circuits.flatMap(({ number, inlets, outlets }) =>
    [
      ...inlets.map(({ tube, side }) => ({
        ...{ kind: 'inlet' as const, end: { tube, side: feedSide(side, isFedInside) } },
      })),
      ...outlets.map(end => ({ kind: 'outlet' as const, end })),
    ].map(
      ({ kind, end }): HeaderTap => ({
        circuit: number,
        kind,
        end,
        place: placeOf(bundle, end.tube),
        lead,
        stub,
        loss,
      }),
    ),
  )
  const span = totalSpan(bends)
  return {
    circuits,
    bends: billOfBends(bends, catalogue),
    taps,
    totalSpan: span,
    totalBendLength: lengthOfBend(span),
    blanks: graph.blanks,
  }
}

/** Tubes one after another, and their length with bends, along the path of a circuit with the most tubes. */
function longestPath(
  graph: CircuitGraph,
  branches: readonly Branch[],
  indices: readonly number[],
  { bundle, finnedLength }: TableOptions,
): { passes: number; length: number } {
  const paths = new Map<number, { passes: number; length: number }>()
  let longest = { passes: 0, length: 0 }
  for (const index of indices) {
    const { tubes, from } = branches[index]!
    const spans = bendsOf({ ...graph, bends: bendsAlong(branches[index]!) }, bundle)
    const own = tubes.length * finnedLength + spans.reduce((sum, { span }) => sum + lengthOfBend(span), 0)
    const before = from
      .map(feeding => paths.get(feeding)!)
      .reduce((one, other) => (other.passes > one.passes ? other : one), { passes: 0, length: 0 })
    const path = { passes: before.passes + tubes.length, length: before.length + own }
    paths.set(index, path)
    if (path.passes > longest.passes) longest = path
  }
  return longest
}

const bendsAlong = ({ tubes, directions }: Branch): [TubeEnd, TubeEnd][] =>
  tubes.slice(1).map((tube, index) => {
    const side = directions[index + 1] === 1 ? 'front' : 'rear'
    return [
      { tube: tubes[index]!, side },
      { tube, side },
    ]
  })
