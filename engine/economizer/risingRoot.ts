/** Where a rising function is nothing: between two ends, whatever it does there. */

/** How far two ends may come together: the digits of a number are then used up. */
const digits = 4e-16
const mostRounds = 120

/**
 * Root of a rising function between two ends.
 *
 * Secants through the last two points, each held between what is known to be below and above; where three of them have not
 * halved that distance, its middle. So it ends for every function, and in few rounds for a smooth one.
 *
 * @param of         the function; below its root it is negative, above positive
 * @param low        lower end
 * @param high       upper end
 * @param guess      where to begin
 * @param slope      about how it rises, for the first step
 * @param tolerance  of the function, in its unit
 * @returns          the root; an end where there is none between
 *
 * Valid for functions that change their sign once; of others it finds a place where they change it.
 *
 * Source: definition.
 */
export function risingRoot(
  of: (x: number) => number,
  low: number,
  high: number,
  guess: number,
  slope: number,
  tolerance: number,
): number {
  let a = low
  let b = high
  let x = Math.min(Math.max(guess, a), b)
  let lastX = Number.NaN
  let lastY = Number.NaN
  let width = b - a
  let slow = 0
  for (let round = 0; round < mostRounds; round++) {
    const y = of(x)
    if (Math.abs(y) <= tolerance) return x
    if (y < 0) a = x
    else b = x
    if (!(b - a > digits * (Math.abs(a) + Math.abs(b)))) return x
    const steep = round === 0 ? slope : (y - lastY) / (x - lastX)
    let next = x - y / steep
    slow = b - a > width / 2 ? slow + 1 : 0
    if (slow === 0) width = b - a
    if (slow > 2 || !(next > a && next < b)) {
      // Past an end that nobody has looked at yet, that end is worth a look.
      next = round < 2 && next >= b ? b : round < 2 && next <= a ? a : (a + b) / 2
      slow = 0
      width = b - a
    }
    lastX = x
    lastY = y
    x = next
  }
  return x
}
