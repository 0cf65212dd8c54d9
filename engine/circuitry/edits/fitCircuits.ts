import type { CircuitGraph, TubeEnd } from '../circuits'

/**
 * The circuits of another size of coil, as far as its tubes are there.
 *
 * @param graph  the circuits
 * @param size   rows and columns to fit
 * @returns the graph of that size: tubes keep their row and column, and what led to a tube that is gone is cut
 *
 * Valid for any graph and size; the ends that are cut are found by `checkGraph`.
 *
 * Source: definition.
 */
export function fitCircuits(
  graph: CircuitGraph,
  { rows, columns }: Pick<CircuitGraph, 'rows' | 'columns'>,
): CircuitGraph {
  const moved = (tube: number): number | undefined => {
    const row = Math.floor(tube / graph.columns)
    const column = tube % graph.columns
    return row < rows && column < columns ? row * columns + column : undefined
  }
  const end = ({ tube, side }: TubeEnd): TubeEnd[] => {
    const kept = moved(tube)
    return kept === undefined ? [] : [{ tube: kept, side }]
  }
  const pairs = graph.bends.flatMap(([one, other]) => {
    const [from, to] = [end(one)[0], end(other)[0]]
    return from && to ? [[from, to] as const] : []
  })
  const junctions = graph.junctions.map(({ from, to }) => ({ from: from.flatMap(end), to: to.flatMap(end) }))
  const isBend = ({ from, to }: (typeof junctions)[number]) => from.length === 1 && to.length === 1
  return {
    ...{ rows, columns },
    blanks: graph.blanks.flatMap(tube => moved(tube) ?? []),
    inlets: graph.inlets.flatMap(end),
    outlets: graph.outlets.flatMap(end),
    bends: [...pairs, ...junctions.filter(isBend).map(({ from, to }) => [from[0]!, to[0]!] as const)],
    junctions: junctions.filter(each => each.from.length > 0 && each.to.length > 0 && !isBend(each)),
  }
}
