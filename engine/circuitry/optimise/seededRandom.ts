/** Random numbers that are the same for a seed on every machine. */
export interface SeededRandom {
  /** A whole number from 0, below a bound. */
  below(bound: number): number
  /** A list in random order, in place. */
  shuffle<T>(list: T[]): T[]
}

/**
 * A sequence of random numbers by its seed.
 *
 * @param seed  a whole number
 * @returns the sequence
 *
 * Valid for searches, not for secrets: the state has 32 bits.
 *
 * Source: mulberry32, T. Ettinger (2017), public domain.
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    below,
    shuffle(list) {
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const kept = list[last]!
        list[last] = list[other]!
        list[other] = kept
      }
      return list
    },
  }
}
