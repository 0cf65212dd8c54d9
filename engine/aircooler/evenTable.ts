/** Values at even places that rise smoothly, read between them. */

/**
 * A value between even places.
 *
 * @param values  four and more
 * @param place   counted from the first one [-]
 * @returns       the value and its slope by a place
 *
 * Valid between the ends; beyond them the cubic of the last four goes on.
 *
 * Source: Newton's differences, a cubic through the four around.
 */
export function cubicAt(values: readonly number[], place: number): readonly [value: number, slope: number] {
  const first = Math.min(values.length - 4, Math.max(0, Math.floor(place) - 1))
  const [a, b, c, d] = [values[first]!, values[first + 1]!, values[first + 2]!, values[first + 3]!]
  const [one, two, three] = [b - a, (c - 2 * b + a) / 2, (d - 3 * c + 3 * b - a) / 6]
  const x = place - first
  return [a + x * (one + (x - 1) * (two + (x - 2) * three)), one + (2 * x - 1) * two + (3 * x * x - 6 * x + 2) * three]
}

/**
 * The place of a value.
 *
 * @param values  that rise
 * @param value   between the ends; else the place of the end is given
 * @returns       place, counted from the first one [-]
 *
 * Valid for values that rise.
 *
 * Source: Newton's method on `cubicAt`.
 */
export function placeOfValue(values: readonly number[], value: number): number {
  const last = values.length - 1
  const index = Math.min(last - 1, Math.max(0, firstAbove(values, value) - 1))
  let place = index + (value - values[index]!) / (values[index + 1]! - values[index]!)
  for (let round = 0; round < 8; round++) {
    const [here, slope] = cubicAt(values, place)
    const change = (value - here) / slope
    place = Math.min(index + 1, Math.max(index, place + change))
    if (Math.abs(change) < 1e-13) break
  }
  return place
}

/**
 * The first of values that is above one.
 *
 * @param values  that rise
 * @param value   any
 * @returns       its index; the number of values where none is above
 *
 * Valid for values that rise.
 *
 * Source: bisection.
 */
export function firstAbove(values: ArrayLike<number>, value: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}
