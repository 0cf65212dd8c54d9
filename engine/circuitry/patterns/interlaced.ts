import { acrossRow, type Cell, columnsOfCircuits, type Region } from './cells'

/**
 * Interlaced: neighbouring circuits change columns with each other on their way through the depth, so that both meet
 * the air of both.
 *
 * @param region  the tubes to fill
 * @param feeds   circuits
 * @returns the tubes of each circuit in the order of the flow
 *
 * Valid for an even number of circuits that divides the columns. They change whenever both are at their common edge:
 * with one column each from row to row, with more in every other row.
 *
 * Source: practice of coil circuiting.
 */
export function interlaced(region: Region, feeds: number): Cell[][] {
  const columnsOf = columnsOfCircuits(region, feeds)
  return Array.from({ length: feeds / 2 }, (_, pair) => {
    const width = region.columns / feeds
    const circuits: [Cell[], Cell[]] = [[], []]
    let isChanged = false
    for (let depth = 0; depth < region.depths; depth++) {
      const [upper, lower] = [columnsOf(2 * pair, depth), columnsOf(2 * pair + 1, depth)]
      // Both begin at their outer edges; after each row they are at the other edge.
      const isOutside = width === 1 || depth % 2 === 0
      const halves = [
        acrossRow(depth, upper, isOutside ? 'low' : 'high'),
        acrossRow(depth, lower, isOutside ? 'high' : 'low'),
      ]
      circuits[0].push(...halves[isChanged ? 1 : 0]!)
      circuits[1].push(...halves[isChanged ? 0 : 1]!)
      if (isOutside) isChanged = !isChanged
    }
    return circuits
  }).flat()
}
