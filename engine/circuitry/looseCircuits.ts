/** Circuits of a graph that is being drawn, and so may have faults. */
import type { CircuitGraph } from './circuits'
import { acrossTube, type Connection, connectionsOf, isTube, numberOfEnd } from './tubeEnds'

/** Tubes that hang together, in the order of the flow as far as it is known. */
export interface LooseCircuit {
  /** From 1: circuits with an inlet first, in the order of the inlets. */
  number: number
  tubes: readonly number[]
  /** Whether an inlet feeds it. */
  isFed: boolean
}

/**
 * The circuits of any graph: what hangs together by bends and junctions.
 *
 * @param graph  the circuits
 * @returns circuits with their tubes; tubes without a connection are in none. Circuits with an inlet have the numbers
 *          that `circuitTable` gives them
 *
 * Valid for any graph, also with faults. Time grows with the number of tubes and connections.
 *
 * Source: depth-first search.
 */
export function looseCircuits(graph: CircuitGraph): LooseCircuit[] {
  const at = connectionsOf(graph)
  const tubes = graph.rows * graph.columns
  const seen = new Uint8Array(tubes)
  const circuits: LooseCircuit[] = []
  const isChainEnd = (end: number) => at[end]!.length === 0 && at[acrossTube(end)]!.length > 0
  const starts = (isFed: boolean, ends: readonly number[]) => {
    for (const end of ends) {
      if (seen[end >> 1]) continue
      const found = hangingTogether(graph, at, end, seen)
      if (found.length > 0) circuits.push({ number: circuits.length + 1, tubes: found, isFed })
    }
  }
  const there = (ends: CircuitGraph['inlets']) => ends.filter(({ tube }) => isTube(graph, tube)).map(numberOfEnd)
  const ends = Array.from({ length: 2 * tubes }, (_, end) => end)
  starts(true, there(graph.inlets))
  starts(false, ends.filter(isChainEnd))
  // What is left has no open end: it begins where it leaves the coil, or it is closed.
  starts(false, there(graph.outlets).map(acrossTube))
  starts(
    false,
    ends.filter(end => at[end]!.length > 0),
  )
  return circuits
}

/** All tubes that can be reached from an end through its tube, in the order of the way there. */
function hangingTogether(
  graph: CircuitGraph,
  at: readonly (readonly Connection[])[],
  first: number,
  seen: Uint8Array,
): number[] {
  const found: number[] = []
  const waiting = [first]
  while (waiting.length > 0) {
    const entrance = waiting.pop()!
    const tube = entrance >> 1
    if (!isTube(graph, tube) || seen[tube]) continue
    seen[tube] = 1
    found.push(tube)
    // The end ahead comes last, so that the way goes on there first.
    for (const end of [entrance, acrossTube(entrance)])
      for (const connection of at[end]!) waiting.push(...besides(graph, connection, end).toReversed())
  }
  return found
}

/** The other ends of a connection. */
function besides(graph: CircuitGraph, { kind, index }: Connection, end: number): number[] {
  if (kind === 'inlet' || kind === 'outlet') return []
  const ends = kind === 'bend' ? graph.bends[index]! : [...graph.junctions[index]!.from, ...graph.junctions[index]!.to]
  return ends.map(numberOfEnd).filter(other => other !== end)
}
