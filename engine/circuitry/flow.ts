/** The direction of the fluid in each tube, as it follows from the inlets. */
import type { CircuitGraph } from './circuits'
import { acrossTube, type Connection, connectionsOf, endsBeyond, isTube, numberOfEnd } from './tubeEnds'

/** What the fluid does in the tubes of a graph. */
export interface Flow {
  /** By tube: 1 from front to rear, -1 from rear to front, 0 where no inlet feeds it. */
  directions: Int8Array
  /** Tubes that are fed from both ends, or end at what feeds. */
  conflicts: number[]
  /** Tubes with a connection that no inlet feeds. */
  unreached: number[]
  /** Tubes whose path returns to itself: those that no inlet feeds, and those that a junction leads round. */
  loops: number[]
}

/**
 * Follows the fluid from the inlets through bends and junctions.
 *
 * @param graph  the circuits; bends may be in any direction
 * @param at     connections of the graph, where they are known
 * @returns direction of each tube, and the tubes where the fluid cannot flow
 *
 * Valid for any graph, also with faults: at an end that is used twice the fluid takes every way. Time grows with the
 * number of tubes and connections.
 *
 * Source: breadth-first search; circles by counting what feeds each tube.
 */
export function flowOf(graph: CircuitGraph, at: readonly (readonly Connection[])[] = connectionsOf(graph)): Flow {
  const directions = new Int8Array(graph.rows * graph.columns)
  const conflicts = new Set<number>()
  const entrances = graph.inlets.filter(({ tube }) => isTube(graph, tube)).map(numberOfEnd)
  for (const entrance of entrances) {
    const tube = entrance >> 1
    const direction = entrance & 1 ? -1 : 1
    if (directions[tube] === direction) continue
    if (directions[tube] !== 0) {
      conflicts.add(tube)
      continue
    }
    directions[tube] = direction
    for (const connection of at[acrossTube(entrance)]!) {
      if (connection.kind === 'junction' && !connection.isFrom) conflicts.add(tube)
      else
        for (const beyond of endsBeyond(graph, connection))
          if (isTube(graph, beyond >> 1) && beyond >> 1 !== tube) entrances.push(beyond)
    }
  }
  const isConnected = (tube: number) => at[2 * tube]!.length > 0 || at[2 * tube + 1]!.length > 0
  const unreached = [...directions.keys()].filter(tube => directions[tube] === 0 && isConnected(tube))
  const loops = [...closedAmong(graph, at, unreached), ...circlesAmong(graph, at, directions)]
  return { directions, conflicts: [...conflicts], unreached, loops }
}

/** Of tubes that no inlet feeds, those in groups without an open end, an inlet or an outlet. */
function closedAmong(
  graph: CircuitGraph,
  at: readonly (readonly Connection[])[],
  unreached: readonly number[],
): number[] {
  const left = new Set(unreached)
  const closed: number[] = []
  for (const first of unreached) {
    if (!left.delete(first)) continue
    const group = [first]
    let isClosed = true
    for (const tube of group)
      for (const end of [2 * tube, 2 * tube + 1]) {
        if (at[end]!.length === 0) isClosed = false
        for (const connection of at[end]!) {
          if (connection.kind === 'outlet') isClosed = false
          const others =
            connection.kind === 'junction' ? endsOfJunction(graph, connection) : endsBeyond(graph, connection)
          for (const other of others) if (left.delete(other >> 1)) group.push(other >> 1)
        }
      }
    if (isClosed) closed.push(...group)
  }
  return closed
}

const endsOfJunction = (graph: CircuitGraph, { index }: Connection) =>
  [...graph.junctions[index]!.from, ...graph.junctions[index]!.to].map(numberOfEnd)

/** Of tubes with a direction, those that lie behind themselves: a junction leads back to what feeds it. */
function circlesAmong(graph: CircuitGraph, at: readonly (readonly Connection[])[], directions: Int8Array): number[] {
  if (graph.junctions.length === 0) return []
  const next = (tube: number) => {
    const exit = directions[tube] === 1 ? 2 * tube + 1 : 2 * tube
    return at[exit]!.flatMap(connection => endsBeyond(graph, connection))
      .map(end => end >> 1)
      .filter(other => isTube(graph, other) && directions[other] !== 0)
  }
  const feeding = new Int32Array(directions.length)
  const flowing = [...directions.keys()].filter(tube => directions[tube] !== 0)
  for (const tube of flowing) for (const other of next(tube)) feeding[other] = feeding[other]! + 1
  const ready = flowing.filter(tube => feeding[tube] === 0)
  for (const tube of ready)
    for (const other of next(tube)) {
      feeding[other] = feeding[other]! - 1
      if (feeding[other] === 0) ready.push(other)
    }
  const inOrder = new Set(ready)
  return flowing.filter(tube => !inOrder.has(tube))
}
