/** Circuits of whole coils for tests. */
import type { Branch } from '../../engine/circuitry/circuits'

/**
 * Equal circuits in blocks of columns, each through its rows from the last to the first, there and back.
 */
export function serpentines(rows: number, columns: number, feeds: number): Branch[] {
  const width = columns / feeds
  return Array.from({ length: feeds }, (_, feed) => {
    const tubes: number[] = []
    for (let row = rows - 1; row >= 0; row--)
      for (let step = 0; step < width; step++) {
        const isForward = (rows - 1 - row) % 2 === 0
        tubes.push(row * columns + feed * width + (isForward ? step : width - 1 - step))
      }
    return branch(tubes)
  })
}

/** A branch whose tubes change their direction one by one, from front to rear first. */
export function branch(tubes: readonly number[], from: readonly number[] = [], first: 1 | -1 = 1): Branch {
  return { tubes, directions: tubes.map((_, index) => (index % 2 === 0 ? first : (-first as 1 | -1))), from }
}
