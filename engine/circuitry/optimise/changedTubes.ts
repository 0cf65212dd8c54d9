import { branchesOf } from '../branches'
import type { CircuitGraph } from '../circuits'

/**
 * The tubes that another tube feeds in one graph than in another, or whose direction is another.
 *
 * @param before  circuits
 * @param after   other circuits of the same coil
 * @returns tubes, in order; those that are blank in one of them too
 *
 * Valid for graphs without faults of connection; else `invalid-input`.
 *
 * Source: definition.
 */
export function changedTubes(before: CircuitGraph, after: CircuitGraph): number[] {
  const feedingOf = (graph: CircuitGraph) => {
    const feeding = new Map<number, string>()
    const branches = branchesOf(graph)
    for (const { tubes, directions, from } of branches)
      for (const [index, tube] of tubes.entries())
        feeding.set(
          tube,
          `${index > 0 ? tubes[index - 1] : from.map(each => branches[each]!.tubes.at(-1)).join('+')} ${directions[index]}`,
        )
    return feeding
  }
  const [old, now] = [feedingOf(before), feedingOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(tube => old.get(tube) !== now.get(tube))
    .sort((one, other) => one - other)
}
