/** The rules of bends and stubs: what the shop can make. */
import { bendOfSpan, bendsOf, type CatalogueBend, nearestToBend, usualBends } from './bendSpans'
import { type Bundle, placeOf } from './bundle'
import type { CircuitGraph } from './circuits'
import { type CircuitFinding, finding } from './findings'
import { isTube, nameOfTube, namesOfTubes } from './tubeEnds'

/**
 * Distances from the line of a bend to the centre of a third tube, in tube diameters: nearer than the first it lies
 * over the tube; nearer than the second it leaves no room for the bend of that tube.
 */
export const bendClearance = { over: 0.6, close: 1.2 } as const

/** Distance between neighbouring stubs that leaves room to braze, in tube diameters. An assumption. */
export const usualStubClearance = 2

/** What is in stock, and the room that stubs need [m]. */
export interface BuildOptions {
  catalogue?: readonly CatalogueBend[]
  stubClearance?: number
}

/**
 * Checks the bends and stubs of a graph against what can be made.
 *
 * @param graph    the circuits
 * @param bundle   places of the tubes, outside diameter [m]
 * @param options  bends in stock, the usual ones where left out; distance between stubs [m], two tube diameters where
 *                 left out
 * @returns bends over a third tube, close to one, and of a span that is not in stock; stubs that are too close
 *
 * Valid for any graph; bends to tubes that the coil does not have, or from side to side, are left to the rules of
 * connections.
 *
 * Source: geometry; a bend is taken as the straight line between its tubes.
 */
export function checkBends(graph: CircuitGraph, bundle: Bundle, options: BuildOptions = {}): CircuitFinding[] {
  return [...bendsByTubes(graph, bundle, options), ...stubs(graph, bundle, options)]
}

function bendsByTubes(graph: CircuitGraph, bundle: Bundle, { catalogue = usualBends(bundle) }: BuildOptions) {
  const found: CircuitFinding[] = []
  const joined = graph.bends.filter(([{ tube: from }, { tube: to }]) => isTube(graph, from) && isTube(graph, to))
  const special = new Map<string, { tubes: number[]; count: number }>()
  for (const { from, to, span, side } of bendsOf({ ...graph, bends: joined }, bundle)) {
    if (from === to) continue
    const near = nearestToBend(bundle, from, to, bendClearance.close * bundle.tubeOutsideDiameter)
    const bend = `The ${side} bend from ${nameOfTube(graph, from)} to ${nameOfTube(graph, to)}`
    if (near && near.distance < bendClearance.over * bundle.tubeOutsideDiameter)
      found.push(
        finding(
          'BEND_OVER_TUBE',
          [from, to, near.tube],
          `${bend} lies over ${nameOfTube(graph, near.tube)}: join nearer tubes.`,
        ),
      )
    else if (near)
      found.push(
        finding(
          'BEND_CLOSE_TO_TUBE',
          [from, to, near.tube],
          `${bend} passes close to ${nameOfTube(graph, near.tube)}: let its legs be longer, or join nearer tubes.`,
        ),
      )
    if (!bendOfSpan(catalogue, span)) {
      const millimetres = (span * 1000).toFixed(1)
      const known = special.get(millimetres)
      if (known) {
        known.tubes.push(from, to)
        known.count++
      } else special.set(millimetres, { tubes: [from, to], count: 1 })
    }
  }
  for (const [millimetres, { tubes, count }] of special)
    found.push(
      finding(
        'BEND_SPECIAL',
        tubes,
        `${count === 1 ? 'One bend' : `${count} bends`} of ${millimetres} mm ${count === 1 ? 'is' : 'are'} not in stock: order as special, or join tubes at a span of the list.`,
      ),
    )
  return found
}

/** Pairs of inlets and outlets on one side that are closer than the clearance; by columns, so that few are compared. */
function stubs(graph: CircuitGraph, bundle: Bundle, { stubClearance }: BuildOptions): CircuitFinding[] {
  const clearance = stubClearance ?? usualStubClearance * bundle.tubeOutsideDiameter
  const found: CircuitFinding[] = []
  for (const side of ['front', 'rear'] as const) {
    const taps = [...graph.inlets, ...graph.outlets]
      .filter(end => end.side === side && isTube(graph, end.tube))
      .map(({ tube }) => ({ tube, ...placeOf(bundle, tube) }))
      .sort((one, other) => one.across - other.across || one.depth - other.depth)
    for (const [index, one] of taps.entries())
      for (let next = index + 1; next < taps.length; next++) {
        const other = taps[next]!
        if (other.across - one.across >= clearance) break
        if (one.tube === other.tube) continue
        const apart = Math.hypot(other.across - one.across, other.depth - one.depth)
        if (apart < clearance - 1e-9)
          found.push(
            finding(
              'STUBS_TOO_CLOSE',
              [one.tube, other.tube],
              `The ${side} stubs at ${namesOfTubes(graph, [one.tube, other.tube])} are ${(apart * 1000).toFixed(1)} mm apart, less than ${(clearance * 1000).toFixed(1)} mm: end one of the circuits at another tube.`,
            ),
          )
      }
  }
  return found
}
