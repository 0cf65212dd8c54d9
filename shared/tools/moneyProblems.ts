/** Money that no bill has: of far larger numbers, the sums of a year are no numbers any more. */

type Bounds = readonly [min: number, max: number]

/** The path and the message of each number of `money` outside the bounds of its field. */
export function* moneyProblems(
  money: object,
  boundsAt: (path: string) => Bounds | undefined,
): Generator<[path: string, message: string]> {
  for (const [name, value] of Object.entries(money)) {
    const path = `money.${name}`
    const [min, max] = boundsAt(path) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    if (value < min) yield [path, 'Money is not so little: give more.']
    if (value > max) yield [path, 'Money is not so much: give less.']
  }
}
