/** Random changes of the order of tubes, small enough to climb by. */
import type { SeededRandom } from './seededRandom'

/** A place in the orders: branch and index. */
interface Spot {
  branch: number
  index: number
}

function anySpot(random: SeededRandom, orders: readonly (readonly number[])[], count: number): Spot {
  let at = random.below(count)
  for (const [branch, { length }] of orders.entries()) {
    if (at < length) return { branch, index: at }
    at -= length
  }
  throw new Error('there are as many spots as tubes')
}

/**
 * A random neighbour: two tubes exchanged, a part of a branch turned round (2-opt), a tube moved within its branch, or
 * the tails of two branches exchanged.
 *
 * @param random      random numbers
 * @param orders      tubes of each branch, at least two in all
 * @param isExchanged whether tubes may change from branch to branch
 * @returns new orders of the same lengths; they may be the same where the branches are short
 *
 * Valid for any orders.
 *
 * Source: practice of local search.
 */
export function neighbourOf(
  random: SeededRandom,
  orders: readonly (readonly number[])[],
  isExchanged: boolean,
): number[][] {
  const count = orders.reduce((sum, { length }) => sum + length, 0)
  const next = orders.map(order => [...order])
  const one = anySpot(random, orders, count)
  const mine = next[one.branch]!
  const index = random.below(mine.length)
  switch (random.below(4)) {
    case 0: {
      const other = isExchanged ? anySpot(random, orders, count) : { branch: one.branch, index }
      const theirs = next[other.branch]!
      const kept = mine[one.index]!
      mine[one.index] = theirs[other.index]!
      theirs[other.index] = kept
      return next
    }
    case 1: {
      mine.splice(index, 0, ...mine.splice(one.index, 1))
      return next
    }
    case 2: {
      const other = anySpot(random, orders, count).branch
      if (!isExchanged || other === one.branch) break
      const theirs = next[other]!
      // As many tubes from the end of each, so that the lengths stay.
      const tail = 1 + random.below(Math.min(mine.length, theirs.length))
      const moved = mine.splice(mine.length - tail, tail, ...theirs.slice(theirs.length - tail))
      theirs.splice(theirs.length - tail, tail, ...moved)
      return next
    }
  }
  const [from, to] = [Math.min(one.index, index), Math.max(one.index, index)]
  mine.splice(from, to - from + 1, ...mine.slice(from, to + 1).reverse())
  return next
}
