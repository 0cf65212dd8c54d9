/** Edits by whole tubes, as a pointer makes them: the sides of the ends follow from what is open. */
import type { CircuitGraph, TubeSide } from '../circuits'
import { flowOf } from '../flow'
import { nameOfTube } from '../tubeEnds'
import { cut, type Edited, refused, whyTaken } from './edited'
import { joinTubes, mergeFrom, splitInto } from './endEdits'

/**
 * Joins tubes one after another.
 *
 * @param graph  the circuits
 * @param tubes  at least two tubes, in their order
 * @returns the graph with all bends, or why one of them cannot be made
 *
 * Valid for any tubes. Nothing is joined where one bend is refused.
 *
 * Source: `joinTubes`.
 */
export function joinPath(graph: CircuitGraph, tubes: readonly number[]): Edited {
  const [first, ...others] = tubes
  if (first === undefined || others.length === 0) return refused(tubes, 'A path has at least two tubes.')
  let edited: Edited = { graph }
  for (const [index, tube] of others.entries()) {
    edited = joinTubes(edited.graph, tubes[index]!, tube)
    if (!edited.graph) return edited
  }
  return edited
}

/**
 * Splits the flow that leaves a tube into one more tube, or merges one more into the flow that enters it.
 *
 * @param graph  the circuits
 * @param kind   which of them
 * @param at     the tube before the split, or behind the merge
 * @param other  the tube that the flow goes to as well, or comes from
 * @returns the graph with the junction, or why not
 *
 * Valid for any tubes. Where the direction of the flow is known it gives the side; else the side where it can be made.
 *
 * Source: `splitInto`, `mergeFrom`, `flowOf`.
 */
export function branchTubes(graph: CircuitGraph, kind: 'split' | 'merge', at: number, other: number): Edited {
  const widen = kind === 'split' ? splitInto : mergeFrom
  const direction = flowOf(graph).directions[at] ?? 0
  const leavesAt: TubeSide = direction === 1 ? 'rear' : 'front'
  const entersAt: TubeSide = direction === 1 ? 'front' : 'rear'
  const known = kind === 'split' ? leavesAt : entersAt
  const sides: readonly TubeSide[] = direction === 0 ? ['front', 'rear'] : [known]
  const tried = sides.map(side => widen(graph, { tube: at, side }, { tube: other, side }))
  return tried.find(edited => edited.graph) ?? tried.find(({ finding }) => finding)!
}

/**
 * Takes away what is connected to tubes: bends, junctions, inlets and outlets.
 *
 * @param graph  the circuits
 * @param tubes  tubes of the coil
 * @returns the graph without their connections, or that there are none
 *
 * Valid for any tubes.
 *
 * Source: definition.
 */
export function clearTubes(graph: CircuitGraph, tubes: readonly number[]): Edited {
  const ends = tubes.flatMap(tube => [{ tube, side: 'front' } as const, { tube, side: 'rear' } as const])
  const cleared = ends.reduce(cut, graph)
  const count = ({ bends, junctions, inlets, outlets }: CircuitGraph) =>
    bends.length +
    junctions.reduce((sum, { from, to }) => sum + from.length + to.length, inlets.length + outlets.length)
  if (count(cleared) < count(graph)) return { graph: cleared }
  const name = tubes.length === 1 ? nameOfTube(graph, tubes[0]!) : `these ${tubes.length} tubes`
  return refused(tubes, `Nothing is connected to ${name}.`)
}

/** Whether an end of a tube is open at a side. */
export const isOpen = (graph: CircuitGraph, tube: number, side: TubeSide): boolean =>
  whyTaken(graph, { tube, side }) === undefined
