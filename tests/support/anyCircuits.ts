/** Random circuits without faults of connection, some with splits and merges. */
import fc from 'fast-check'
import { directionsFrom, graphOfBranches } from '../../engine/circuitry/branches'
import type { Branch, CircuitGraph } from '../../engine/circuitry/circuits'

/**
 * A coil of random size whose tubes, in random order, are cut into branches; some branches end in a split, whose
 * branches merge again or leave by outlets of their own. Bends may have any span.
 */
export const anyCircuits: fc.Arbitrary<CircuitGraph> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 8 }),
    cuts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
    kinds: fc.array(fc.constantFrom('alone', 'split', 'split and merge', 'blank'), { minLength: 12, maxLength: 12 }),
    order: fc.array(fc.integer(), { minLength: 32, maxLength: 32 }),
  })
  .map(({ rows, columns, cuts, kinds, order }) => {
    const left = Array.from({ length: rows * columns }, (_, tube) => tube).sort(
      (one, other) => order[one]! - order[other]! || one - other,
    )
    const branches: Branch[] = []
    const add = (count: number, from: readonly number[]) => {
      const feeding = from[0] === undefined ? undefined : branches[from[0]]
      const side = feeding?.directions.at(-1) === 1 ? 'rear' : 'front'
      const tubes = left.splice(0, Math.max(1, count))
      return branches.push({ tubes, directions: directionsFrom(side, tubes.length), from }) - 1
    }
    for (const [index, cut] of cuts.entries()) {
      const kind = kinds[index]!
      if (left.length === 0) break
      if (kind === 'alone') add(cut, [])
      else if (kind === 'blank') {
        if (branches.length > 0) left.splice(0, 1)
      } else if (left.length > 3 * cut + cut) {
        const first = add(cut, [])
        const both = [add(cut, [first]), add(cut, [first])]
        if (kind === 'split and merge') add(cut, both)
      }
    }
    if (branches.length === 0) add(1, [])
    return graphOfBranches({ rows, columns }, branches)
  })
