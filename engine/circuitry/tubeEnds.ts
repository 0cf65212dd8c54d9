/** Ends of tubes as numbers, what is connected to them, and their names for a reader. */
import type { CircuitGraph, TubeEnd } from './circuits'

/** What a tube end is connected to: the list of the graph, and the place in that list. */
export interface Connection {
  kind: 'inlet' | 'outlet' | 'bend' | 'junction'
  index: number
  /** Whether the end is the first of a bend, or in the `from` of a junction. */
  isFrom: boolean
}

/** Number of an end: twice the number of the tube, one more for the rear. */
export const numberOfEnd = ({ tube, side }: TubeEnd): number => 2 * tube + (side === 'rear' ? 1 : 0)

/** The other end of the same tube, as a number. */
export const acrossTube = (end: number): number => end ^ 1

/** Whether a tube is one of the coil. */
export const isTube = ({ rows, columns }: Pick<CircuitGraph, 'rows' | 'columns'>, tube: number): boolean =>
  Number.isInteger(tube) && tube >= 0 && tube < rows * columns

/** A tube as a reader counts: `tube 3 of row 2`, both from one. */
export function nameOfTube({ rows, columns }: Pick<CircuitGraph, 'rows' | 'columns'>, tube: number): string {
  if (!isTube({ rows, columns }, tube)) return `number ${tube}`
  return `tube ${(tube % columns) + 1} of row ${Math.floor(tube / columns) + 1}`
}

/** An end as a reader counts: `the front end of tube 3 of row 2`. */
export const nameOfEnd = (graph: Pick<CircuitGraph, 'rows' | 'columns'>, { tube, side }: TubeEnd): string =>
  `the ${side} end of ${nameOfTube(graph, tube)}`

/** At most four names of tubes, and how many more there are. */
export function namesOfTubes(graph: Pick<CircuitGraph, 'rows' | 'columns'>, tubes: readonly number[]): string {
  const names = tubes.slice(0, 4).map(tube => nameOfTube(graph, tube))
  if (tubes.length > 4) return `${names.join(', ')} and ${tubes.length - 4} more`
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}

/** Every end that the lists of a graph name, in order, with its connection. */
export function* namedEnds(graph: CircuitGraph): Generator<[TubeEnd, Connection]> {
  for (const [index, end] of graph.inlets.entries()) yield [end, { kind: 'inlet', index, isFrom: false }]
  for (const [index, end] of graph.outlets.entries()) yield [end, { kind: 'outlet', index, isFrom: true }]
  for (const [index, [from, to]] of graph.bends.entries()) {
    yield [from, { kind: 'bend', index, isFrom: true }]
    yield [to, { kind: 'bend', index, isFrom: false }]
  }
  for (const [index, { from, to }] of graph.junctions.entries()) {
    for (const end of from) yield [end, { kind: 'junction', index, isFrom: true }]
    for (const end of to) yield [end, { kind: 'junction', index, isFrom: false }]
  }
}

/**
 * What each tube end of a graph is connected to.
 *
 * @param graph  the circuits
 * @returns connections by number of the end; none for an open end, several where an end is used twice
 *
 * Valid for any graph; ends of tubes that the coil does not have are left out.
 *
 * Source: definition.
 */
export function connectionsOf(graph: CircuitGraph): readonly (readonly Connection[])[] {
  const found: Connection[][] = Array.from({ length: 2 * graph.rows * graph.columns }, () => [])
  for (const [end, connection] of namedEnds(graph))
    if (isTube(graph, end.tube)) found[numberOfEnd(end)]!.push(connection)
  return found
}

/**
 * The ends to which a connection leads from one of its ends.
 *
 * @param graph       the circuits
 * @param connection  a bend or a junction of it, as seen from one of its ends
 * @returns numbers of the ends beyond; none for inlets and outlets
 *
 * Valid for connections of the graph.
 *
 * Source: definition.
 */
export function endsBeyond(graph: CircuitGraph, { kind, index, isFrom }: Connection): number[] {
  if (kind === 'bend') {
    const bend = graph.bends[index]!
    return [numberOfEnd(isFrom ? bend[1] : bend[0])]
  }
  if (kind !== 'junction') return []
  const { from, to } = graph.junctions[index]!
  return (isFrom ? to : from).map(numberOfEnd)
}
