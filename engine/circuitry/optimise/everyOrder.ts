/** Every order of the tubes of a small coil. */
import type { Branch } from '../circuits'
import type { OrderRules } from './constraints'

/**
 * All ways to fill branches with tubes that keep the constraints.
 *
 * @param branches    the branches whose lengths and connections stay
 * @param rules       constraints; an order that breaks them is left out as soon as a bend does
 * @param isExchanged whether tubes may change from branch to branch
 * @returns the tubes of each branch; the same arrays each time, which the caller copies
 *
 * Valid for few tubes: eight have 40,320 orders. Circuits of one length without junctions may be exchanged as a whole,
 * so that of those orders only one is given.
 *
 * Source: depth-first search.
 */
export function* everyOrder(
  branches: readonly Branch[],
  rules: OrderRules,
  isExchanged: boolean,
): Generator<readonly (readonly number[])[]> {
  const all = branches.flatMap(({ tubes }) => tubes).sort((one, other) => one - other)
  const orders: number[][] = branches.map(() => [])
  const used = new Set<number>()
  const isPlain = isExchanged && branches.every(({ from }) => from.length === 0)
  /** Of circuits of one length, and one side of the inlet, the earlier has the lower first number. */
  const isRepeated = (index: number) =>
    branches.some(
      ({ tubes, directions }, before) =>
        before < index &&
        tubes.length === branches[index]!.tubes.length &&
        directions[0] === branches[index]!.directions[0] &&
        Math.min(...orders[before]!) > Math.min(...orders[index]!),
    )
  function* fill(index: number): Generator<readonly (readonly number[])[]> {
    const branch = branches[index]
    if (!branch) {
      yield orders
      return
    }
    const order = orders[index]!
    if (order.length === branch.tubes.length) {
      if (rules.ofBranch(order) === 0 && !(isPlain && isRepeated(index))) yield* fill(index + 1)
      return
    }
    const before = order.length > 0 ? [order.at(-1)!] : branch.from.map(feeding => orders[feeding]!.at(-1)!)
    for (const tube of isExchanged ? all : branch.tubes) {
      if (used.has(tube) || before.some(each => rules.ofBend(each, tube) > 0)) continue
      used.add(tube)
      order.push(tube)
      yield* fill(index)
      order.pop()
      used.delete(tube)
    }
  }
  yield* fill(0)
}
