/** Amounts of money outside the bounds of their fields. With numbers such as 1e308 the sums of a year overflow. */

type Bounds = readonly [min: number, max: number]

/** The path and the message of each number of `money` outside the bounds of its field. */
export function* moneyProblems(
  money: object,
  boundsAt: (path: string) => Bounds | undefined,
): Generator<[path: string, message: string]> {
  for (const [name, value] of Object.entries(money)) {
    const path = `money.${name}`
    const [min, max] = boundsAt(path) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    if (value < min) yield [path, 'This amount is too small: give a larger one.']
    if (value > max) yield [path, 'This amount is too large: give a smaller one.']
  }
}
