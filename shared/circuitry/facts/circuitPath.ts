/** The way of the fluid through a circuit, segment by segment. */
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'

/** The fluid behind a segment, and what stands about it. SI. */
export interface PathPoint {
  /** Tubes of the circuit passed so far. */
  passed: number
  enthalpy: number
  pressure: number
  /** In the middle of the segment before: fluid, wall and entering air [K]; absent where the branch begins. */
  middle?: { fluid: number; wall: number; air: number }
}

/** The points of each branch of a circuit, in the order of its branches; none where it is not solved. */
export function circuitPath({ table, solved }: CircuitsRating, number: number): PathPoint[][] {
  const circuit = table?.circuits.find(one => one.number === number)
  if (!circuit || !solved) return []
  const { segments, values } = solved
  const tubes = new Map(solved.tubes.map(tube => [tube.tube, tube]))
  let passed = 0
  return circuit.branches.map((branch, index) => {
    // A branch behind a split or a merge begins where the longest before it ended.
    const start = index === 0 || circuit.inlets.some(({ tube }) => tube === branch[0]) ? 0 : passed
    const first = tubes.get(branch[0]!)
    if (!first) return []
    const points: PathPoint[] = [
      { passed: start, enthalpy: first.entering.enthalpy, pressure: first.entering.pressure },
    ]
    for (const [order, tube] of branch.entries()) {
      const isForward = tubes.get(tube)!.direction > 0
      for (let k = 0; k < segments; k++) {
        const at = tube * segments + (isForward ? k : segments - 1 - k)
        points.push({
          ...{ passed: start + order + (k + 1) / segments },
          ...{ enthalpy: values.enthalpy[at]!, pressure: values.pressure[at]! },
          middle: { fluid: values.fluid[at]!, wall: values.wall[at]!, air: values.airIn[at]! },
        })
      }
    }
    passed = Math.max(passed, start + branch.length)
    return points
  })
}
