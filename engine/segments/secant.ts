/** Finds where a value that a solver returns meets its target, by secants that stay in a bracket. */

/** A tried value of the unknown. */
export interface Trial<Result> {
  at: number
  /** Distance from the target; of one sign on each side. */
  miss: number
  result: Result
}

/** How the search goes. */
export interface SecantLimits {
  /** Distance that ends it, largest change of the unknown by one step, most trials. */
  close: number
  longest: number
  most: number
  /** Width of the bracket at which no step is left; it is judged as it is. */
  narrowest: number
}

/**
 * Searches the unknown at which the distance is zero.
 *
 * @param from    first value of the unknown
 * @param second  second value, or the slope of the distance for it
 * @param look    tries a value
 * @param limits  of the search
 * @returns       the trial with the smallest distance, and whether it is close enough
 *
 * Valid for distances that rise or fall over the range; ends after the given number of trials in any case.
 *
 * Source: secant method, held in the bracket once there is one.
 */
export function secant<Result>(
  from: number,
  second: { slope: (first: Trial<Result>) => number },
  look: (at: number) => Omit<Trial<Result>, 'at'>,
  limits: SecantLimits,
): { best: Trial<Result>; isFound: boolean } {
  const step = (to: number): Trial<Result> => ({ at: to, ...look(to) })
  let last = step(from)
  let best = last
  let [below, above]: (Trial<Result> | undefined)[] = last.miss < 0 ? [last, undefined] : [undefined, last]
  let slope = second.slope(last)
  for (let trial = 2; trial <= limits.most && Math.abs(best.miss) > limits.close; trial++) {
    const wanted = slope === 0 || !Number.isFinite(slope) ? Math.sign(last.miss) : -last.miss / slope
    let at = last.at + Math.min(limits.longest, Math.max(-limits.longest, wanted))
    if (below && above) {
      const [low, high] = below.at < above.at ? [below.at, above.at] : [above.at, below.at]
      if (high - low < limits.narrowest) break
      if (!(at > low && at < high)) at = (low + high) / 2
    }
    const next = step(at)
    slope = (next.miss - last.miss) / (next.at - last.at)
    if (next.miss < 0) below = next
    else above = next
    if (Math.abs(next.miss) < Math.abs(best.miss)) best = next
    last = next
  }
  return { best, isFound: Math.abs(best.miss) <= limits.close }
}
