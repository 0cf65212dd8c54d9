/** Goes through the sizes of a family of items, of which a duty grows with the size. */
import { EngineError } from '../errors'
import { distanceOf, type KindsOfMiss } from './distance'
import { countedMisses, type Found, type Missed } from './findings'

/** A rated item against its limits, with the codes of its notices. */
export type JudgedItem<Item, Of extends string> = Item & { shortfalls: readonly Missed<Of>[]; notices: string[] }

/** The same, or that no rating exists. */
export type Judged<Item, Of extends string> = JudgedItem<Item, Of> | 'refused'

/** How a family is gone through. */
export interface Steps<Item, Of extends string> {
  /** Number of sizes, the smallest first. */
  sizes: number
  judge(size: number): Judged<Item, Of>
  isEnough(one: JudgedItem<Item, Of>): boolean
  /** Whether it misses what larger sizes miss too, or is too large to be wanted. */
  isOver(one: JudgedItem<Item, Of>): boolean
}

/**
 * The least size that is enough, found by bisection, and larger ones until one is over.
 *
 * @param steps  number of sizes, and how each is judged
 * @returns      what was judged
 *
 * Valid where what is enough stays so with the size. Where even the largest is not, that one tells how far away the
 * family is.
 *
 * Source: bisection.
 */
export function leastAndLarger<Item, Of extends string>({
  sizes,
  judge,
  isEnough,
  isOver,
}: Steps<Item, Of>): Judged<Item, Of>[] {
  const judged = new Map<number, Judged<Item, Of>>()
  const at = (size: number) => {
    const known = judged.get(size)
    if (known) return known
    const made = judge(size)
    judged.set(size, made)
    return made
  }
  let low = 0
  let high = sizes - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const one = at(middle)
    if (one === 'refused' || isEnough(one) || isOver(one)) high = middle
    else low = middle + 1
  }
  for (let size = high; size < sizes; size++) {
    const one = at(size)
    if (one !== 'refused' && isOver(one)) break
  }
  return [...judged.values()]
}

/**
 * What a judgement gives, or that there is none: what cannot be built or rated is not a candidate, but also not an error
 * of the search.
 *
 * @param judge  rates and judges an item
 * @returns      its judgement; `refused` where the engine refuses the item
 *
 * Valid for any judgement; what does not converge is an error of the engine and is thrown.
 *
 * Source: definition.
 */
export function orRefused<Item, Of extends string>(judge: () => Judged<Item, Of>): Judged<Item, Of> {
  try {
    return judge()
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'not-converged') return 'refused'
    throw error
  }
}

/** Most near misses of one family. */
const mostMisses = 2

/**
 * The findings of a family.
 *
 * @param judged      what was judged of it
 * @param considered  number of its sizes
 * @param kinds       how misses count
 * @returns           candidates, the two nearest misses, counts
 *
 * Valid for any items.
 *
 * Source: definition.
 */
export function findingsOf<Item extends object, Of extends string>(
  judged: readonly Judged<Item, Of>[],
  considered: number,
  kinds: KindsOfMiss<Of>,
): Found<Item & { notices: string[] }, Item & { shortfalls: readonly Missed<Of>[] }, Of> {
  const rated = judged.filter(one => one !== 'refused')
  const away = (one: { shortfalls: readonly Missed<Of>[] }) => distanceOf(one.shortfalls, kinds)
  const misses = rated.filter(({ shortfalls }) => shortfalls.length > 0).sort((one, other) => away(one) - away(other))
  return {
    candidates: rated
      .filter(({ shortfalls }) => shortfalls.length === 0)
      .map(({ shortfalls: _, ...found }) => found as unknown as Item & { notices: string[] }),
    nearMisses: misses
      .slice(0, mostMisses)
      .map(({ notices: _, ...miss }) => miss as unknown as Item & { shortfalls: readonly Missed<Of>[] }),
    considered,
    rated: rated.length,
    refused: judged.length - rated.length,
    missed: countedMisses(misses),
  }
}
