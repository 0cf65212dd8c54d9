/** The way of the fluid through a circuit, segment by segment. */
import { hasSegments, type PathPoint, type ShownRating } from '../document/shownRating'

/** The points of each branch of a circuit, in the order of its branches; none where its way is not known. */
export function circuitPath({ table, solved }: ShownRating, number: number): readonly (readonly PathPoint[])[] {
  const circuit = table?.circuits.find(one => one.number === number)
  if (!circuit || !solved) return []
  if (!hasSegments(solved)) return solved.path.circuit === number ? solved.path.branches : []
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

/** Where the circuits end, in the order of the table; none without a solution. */
export function pathEnds(rating: ShownRating): readonly PathPoint[] {
  const { table, solved } = rating
  if (solved && !hasSegments(solved)) return solved.pathEnds
  return (table?.circuits ?? [])
    .map(({ number }) => circuitPath(rating, number).at(-1)?.at(-1))
    .filter(point => point !== undefined)
}
