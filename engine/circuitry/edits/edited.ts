/**
 * What edits of circuits have in common: each gives a new graph, or the finding that says why not. A graph that is being
 * drawn may have faults of other kinds; an edit refuses only what it would break itself.
 */
import type { CircuitGraph, Junction, TubeEnd } from '../circuits'
import { type CircuitFinding, finding } from '../findings'
import { type Connection, connectionsOf, isTube, nameOfEnd, nameOfTube, numberOfEnd } from '../tubeEnds'

/** A new graph, or why there is none. */
export type Edited = { graph: CircuitGraph; finding?: undefined } | { graph?: undefined; finding: CircuitFinding }

/** A refusal of an edit. */
export const refused = (tubes: readonly number[], message: string): Edited => ({
  finding: finding('EDIT_REFUSED', tubes, message),
})
/** Whether two ends are one. */
export const isSame = (one: TubeEnd, other: TubeEnd) => one.tube === other.tube && one.side === other.side
const without = (ends: readonly TubeEnd[], end: TubeEnd) => ends.filter(each => !isSame(each, end))

/** What an end is connected to; undefined where it is open. */
export function connectionAt(graph: CircuitGraph, end: TubeEnd): Connection | undefined {
  return isTube(graph, end.tube) ? connectionsOf(graph)[numberOfEnd(end)]![0] : undefined
}

/** Why nothing can be connected to an end; undefined where it is open. */
export function whyTaken(graph: CircuitGraph, end: TubeEnd): Edited | undefined {
  if (!isTube(graph, end.tube)) return refused([end.tube], `There is no tube ${end.tube} in this coil.`)
  if (graph.blanks.includes(end.tube))
    return refused([end.tube], `The blank ${nameOfTube(graph, end.tube)} has no fluid: make it active first.`)
  const connection = connectionAt(graph, end)
  if (!connection) return undefined
  const what = { inlet: 'an inlet', outlet: 'an outlet', bend: 'a bend', junction: 'a junction' }[connection.kind]
  return refused([end.tube], `There is ${what} at ${nameOfEnd(graph, end)}: cut it first.`)
}

/** The graph without anything at an end. */
export function cut(graph: CircuitGraph, end: TubeEnd): CircuitGraph {
  const junctions: Junction[] = []
  const bends = graph.bends.filter(([from, to]) => !isSame(from, end) && !isSame(to, end))
  for (const junction of graph.junctions) {
    const from = without(junction.from, end)
    const to = without(junction.to, end)
    if (from.length + to.length === junction.from.length + junction.to.length) junctions.push(junction)
    else if (from.length === 1 && to.length === 1) bends.push([from[0]!, to[0]!])
    // Without its single end a junction joins nothing.
    else if (from.length > 0 && to.length > 0) junctions.push({ from, to })
  }
  return { ...graph, bends, junctions, inlets: without(graph.inlets, end), outlets: without(graph.outlets, end) }
}
