/** Edits of whole circuits: copied, mirrored, reversed, numbered anew. */
import { canonical } from '../branches'
import { checkConnections } from '../checkConnections'
import type { CircuitGraph, TubeEnd, TubeSide } from '../circuits'
import { acrossFrom } from '../feedSide'
import { connectionsOf, endsBeyond, isTube, numberOfEnd } from '../tubeEnds'
import { type Edited, refused } from './edited'

/**
 * The tubes of the circuit of a tube: all that bends and junctions lead to.
 *
 * @param graph  the circuits
 * @param tube   one of them
 * @returns tubes, beginning with that one
 *
 * Valid for any tube of the coil.
 *
 * Source: breadth-first search.
 */
export function tubesOfCircuit(graph: CircuitGraph, tube: number): number[] {
  const at = connectionsOf(graph)
  const found = new Set([tube])
  for (const each of found)
    for (const end of [2 * each, 2 * each + 1])
      for (const connection of at[end] ?? []) {
        const { from, to } = connection.kind === 'junction' ? graph.junctions[connection.index]! : { from: [], to: [] }
        for (const beyond of [...endsBeyond(graph, connection), ...[...from, ...to].map(numberOfEnd)])
          if (isTube(graph, beyond >> 1)) found.add(beyond >> 1)
      }
  return [...found]
}

/** The part of a graph at some tubes, each of its ends changed. */
function partOf(graph: CircuitGraph, tubes: readonly number[], change: (end: TubeEnd) => TubeEnd) {
  const isIn = new Set(tubes)
  const ours = (ends: readonly TubeEnd[]) => ends.filter(({ tube }) => isIn.has(tube)).map(change)
  return {
    inlets: ours(graph.inlets),
    outlets: ours(graph.outlets),
    bends: graph.bends.filter(([from]) => isIn.has(from.tube)).map(([from, to]) => [change(from), change(to)] as const),
    junctions: graph.junctions
      .filter(({ from, to }) => [...from, ...to].some(({ tube }) => isIn.has(tube)))
      .map(({ from, to }) => ({ from: from.map(change), to: to.map(change) })),
  }
}

/**
 * Copies the circuit of a tube to other tubes.
 *
 * @param graph     the circuits
 * @param tube      a tube of the circuit
 * @param by        by how many columns down the face, and rows with the air; an even number of rows in a staggered
 *                  coil, so that the bends fit
 * @returns the graph with the copy, or why not
 *
 * Valid for any shift; it is refused where tubes are missing, blank or in use.
 *
 * Source: definition.
 */
export function copyCircuit(graph: CircuitGraph, tube: number, by: { columns: number; rows?: number }): Edited {
  const { columns, rows = 0 } = by
  if (!isTube(graph, tube)) return refused([tube], `There is no tube ${tube} in this coil.`)
  if (!Number.isInteger(columns) || !Number.isInteger(rows) || (columns === 0 && rows === 0))
    return refused([tube], 'A copy is shifted by whole columns and rows, by at least one.')
  const tubes = tubesOfCircuit(graph, tube)
  const at = connectionsOf(graph)
  const targets = tubes.map(each => {
    const column = (each % graph.columns) + columns
    const row = Math.floor(each / graph.columns) + rows
    const isThere = column >= 0 && column < graph.columns && row >= 0 && row < graph.rows
    return isThere ? row * graph.columns + column : undefined
  })
  if (targets.includes(undefined))
    return refused(tubes, 'The copy does not fit into the coil: shift it by fewer columns or rows.')
  const taken = (targets as number[]).filter(
    target => graph.blanks.includes(target) || at[2 * target]!.length + at[2 * target + 1]!.length > 0,
  )
  if (taken.length > 0)
    return refused(taken, `${taken.length} tubes where the copy goes are blank or in use: free them first.`)
  const copy = partOf(graph, tubes, end => ({ ...end, tube: end.tube + rows * graph.columns + columns }))
  return {
    graph: {
      ...graph,
      inlets: [...graph.inlets, ...copy.inlets],
      outlets: [...graph.outlets, ...copy.outlets],
      bends: [...graph.bends, ...copy.bends],
      junctions: [...graph.junctions, ...copy.junctions],
    },
  }
}

/** Every end of a graph changed, and every blank with it. */
function changed(graph: CircuitGraph, tubeOf: (tube: number) => number, sideOf: (side: TubeSide) => TubeSide): Edited {
  const tubes = Array.from({ length: graph.rows * graph.columns }, (_, tube) => tube)
  const part = partOf(graph, tubes, ({ tube, side }) => ({ tube: tubeOf(tube), side: sideOf(side) }))
  return { graph: { ...graph, ...part, blanks: graph.blanks.map(tubeOf).sort((one, other) => one - other) } }
}

/** Why a graph with ends outside the coil cannot be turned; undefined where all are inside. */
function whyOutside(graph: CircuitGraph): Edited | undefined {
  const outside = checkConnections(graph).findings.find(({ rule }) => rule === 'TUBE_OUT_OF_RANGE')
  return outside && refused(outside.tubes, outside.message)
}

/**
 * Mirrors the circuits: the columns in the reverse order. In a staggered coil the bends between rows change their spans.
 *
 * @param graph  the circuits
 * @returns the mirrored graph, or why not
 *
 * Valid for graphs whose tubes are all in the coil.
 *
 * Source: definition.
 */
export function mirrorCircuits(graph: CircuitGraph): Edited {
  const { columns } = graph
  return (
    whyOutside(graph) ??
    changed(
      graph,
      tube => tube - 2 * (tube % columns) + columns - 1,
      side => side,
    )
  )
}

/**
 * Exchanges front and rear.
 *
 * @param graph  the circuits
 * @returns the graph seen from the other side, or why not
 *
 * Valid for graphs whose tubes are all in the coil.
 *
 * Source: definition.
 */
export function exchangeSides(graph: CircuitGraph): Edited {
  return whyOutside(graph) ?? changed(graph, tube => tube, acrossFrom)
}

/**
 * Reverses the flow of all circuits, or of one.
 *
 * @param graph  the circuits
 * @param tube   a tube of the circuit to reverse; all where left out
 * @returns the graph with inlets as outlets, splits as merges, or why not
 *
 * Valid for any graph.
 *
 * Source: definition.
 */
export function reverseFlow(graph: CircuitGraph, tube?: number): Edited {
  if (tube !== undefined && !isTube(graph, tube)) return refused([tube], `There is no tube ${tube} in this coil.`)
  const chosen = tube === undefined ? undefined : new Set(tubesOfCircuit(graph, tube))
  const isOurs = (end: TubeEnd) => chosen === undefined || chosen.has(end.tube)
  const swap = (keep: readonly TubeEnd[], take: readonly TubeEnd[]) => [
    ...keep.filter(end => !isOurs(end)),
    ...take.filter(isOurs),
  ]
  return {
    graph: {
      ...graph,
      inlets: swap(graph.inlets, graph.outlets),
      outlets: swap(graph.outlets, graph.inlets),
      bends: graph.bends.map(([from, to]) => (isOurs(from) ? ([to, from] as const) : ([from, to] as const))),
      junctions: graph.junctions.map(junction =>
        isOurs(junction.from[0] ?? junction.to[0]!) ? { from: junction.to, to: junction.from } : junction,
      ),
    },
  }
}

/**
 * Numbers the circuits anew, down the face by their inlets.
 *
 * @param graph  the circuits
 * @returns the graph in its canonical form, or the first fault of its connections
 *
 * Valid for graphs without faults of connection.
 *
 * Source: `canonical`.
 */
export function renumberCircuits(graph: CircuitGraph): Edited {
  const fault = checkConnections(graph).findings[0]
  return fault ? refused(fault.tubes, fault.message) : { graph: canonical(graph) }
}
