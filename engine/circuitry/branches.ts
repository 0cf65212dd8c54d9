/** Graphs as branches in the order of the flow, and back. */
import { EngineError } from '../errors'
import { checkConnections } from './checkConnections'
import type { Branch, CircuitGraph, Junction, TubeEnd, TubeSide } from './circuits'
import { acrossTube, connectionsOf, endsBeyond, numberOfEnd } from './tubeEnds'

/** Where the fluid enters a branch. */
export const firstEnd = ({ tubes, directions }: Branch): TubeEnd => ({
  tube: tubes[0]!,
  side: directions[0] === 1 ? 'front' : 'rear',
})
/** Where it leaves the last tube of a branch. */
export const lastEnd = ({ tubes, directions }: Branch): TubeEnd => ({
  tube: tubes.at(-1)!,
  side: directions.at(-1) === 1 ? 'rear' : 'front',
})

/**
 * The branches of a graph: tubes one after another between headers and junctions.
 *
 * @param graph  the circuits
 * @returns branches in an order in which each comes after those that feed it, beginning with those at the inlets
 *
 * Valid for graphs without faults of connection; else `invalid-input`, with the sentence of the first fault.
 *
 * Source: topological order.
 */
export function branchesOf(graph: CircuitGraph): Branch[] {
  const fault = checkConnections(graph).findings.find(({ severity }) => severity === 'error')
  if (fault) throw new EngineError('invalid-input', fault.message, { rule: fault.rule, tubes: fault.tubes })
  return walkBranches(graph)
}

/** As `branchesOf`, of a graph that is known to be without faults of connection. */
export function walkBranches(graph: CircuitGraph): Branch[] {
  const at = connectionsOf(graph)
  const branches: Branch[] = []
  const fed = graph.junctions.map(() => new Map<number, number>())
  const starts: { entrance: number; from: readonly number[] }[] = graph.inlets.map(end => ({
    entrance: numberOfEnd(end),
    from: [],
  }))
  for (const { entrance: first, from } of starts) {
    const tubes: number[] = []
    const directions: (1 | -1)[] = []
    for (let entrance = first; ; ) {
      tubes.push(entrance >> 1)
      directions.push(entrance & 1 ? -1 : 1)
      const exit = acrossTube(entrance)
      const connection = at[exit]![0]!
      if (connection.kind === 'bend') {
        entrance = endsBeyond(graph, connection)[0]!
        continue
      }
      if (connection.kind === 'junction') {
        const arrived = fed[connection.index]!.set(exit, branches.length)
        const junction = graph.junctions[connection.index]!
        if (arrived.size === junction.from.length) {
          const feeding = junction.from.map(end => arrived.get(numberOfEnd(end))!)
          for (const end of junction.to) starts.push({ entrance: numberOfEnd(end), from: feeding })
        }
      }
      break
    }
    branches.push({ tubes, directions, from })
  }
  return branches
}

/** Directions of tubes one after another: from side to side. */
export function directionsFrom(side: TubeSide, count: number): (1 | -1)[] {
  const first = side === 'front' ? 1 : -1
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? first : -first) as 1 | -1)
}

/**
 * The graph of branches: the reverse of `branchesOf`.
 *
 * @param size      rows and columns
 * @param branches  branches, each after those that feed it
 * @returns the graph, its bends in the direction of flow; tubes that no branch has are blank
 *
 * Valid for branches of at least one tube. Branches with the same feeding branches begin at one junction; one branch
 * that feeds one other is joined to it by a bend.
 *
 * Source: definition.
 */
export function graphOfBranches(
  { rows, columns }: Pick<CircuitGraph, 'rows' | 'columns'>,
  branches: readonly Branch[],
): CircuitGraph {
  const bends: [TubeEnd, TubeEnd][] = []
  const inlets: TubeEnd[] = []
  const junctions = new Map<string, { from: TubeEnd[]; to: TubeEnd[] }>()
  const isFeeding = new Set(branches.flatMap(({ from }) => from))
  for (const branch of branches) {
    if (branch.from.length === 0) inlets.push(firstEnd(branch))
    else {
      const key = branch.from.join()
      const known = junctions.get(key)
      if (known) known.to.push(firstEnd(branch))
      else junctions.set(key, { from: branch.from.map(index => lastEnd(branches[index]!)), to: [firstEnd(branch)] })
    }
    for (let index = 1; index < branch.tubes.length; index++) {
      const side = branch.directions[index] === 1 ? 'front' : 'rear'
      bends.push([
        { tube: branch.tubes[index - 1]!, side },
        { tube: branch.tubes[index]!, side },
      ])
    }
  }
  const outlets = branches.filter((_, index) => !isFeeding.has(index)).map(lastEnd)
  const joints: Junction[] = []
  for (const { from, to } of junctions.values())
    if (from.length === 1 && to.length === 1) bends.push([from[0]!, to[0]!])
    else joints.push({ from, to })
  const used = new Set(branches.flatMap(({ tubes }) => tubes))
  const blanks = Array.from({ length: rows * columns }, (_, tube) => tube).filter(tube => !used.has(tube))
  return { rows, columns, blanks, inlets, outlets, bends, junctions: joints }
}

/**
 * The graph of circuits without junctions.
 *
 * @param size    rows and columns
 * @param orders  tubes of each circuit in the order of the flow
 * @param side    side of the inlets; front where left out
 * @returns the graph; tubes of no circuit are blank
 *
 * Valid for circuits of at least one tube.
 *
 * Source: definition.
 */
export function graphOfOrders(
  size: Pick<CircuitGraph, 'rows' | 'columns'>,
  orders: readonly (readonly number[])[],
  side: TubeSide = 'front',
): CircuitGraph {
  return graphOfBranches(
    size,
    orders.map(tubes => ({ tubes, directions: directionsFrom(side, tubes.length), from: [] })),
  )
}

/**
 * Branches that hang together: the circuits.
 *
 * @param branches  branches, each after those that feed it
 * @returns indices of the branches of each circuit, in the order of their first inlets
 *
 * Valid for the branches of a graph.
 *
 * Source: definition.
 */
export function circuitsOfBranches(branches: readonly Branch[]): number[][] {
  const circuitOf = branches.map((_, index) => index)
  const rootOf = (index: number): number => (circuitOf[index] === index ? index : rootOf(circuitOf[index]!))
  for (const [index, { from }] of branches.entries())
    for (const feeding of from) {
      const [one, other] = [rootOf(index), rootOf(feeding)]
      circuitOf[Math.max(one, other)] = Math.min(one, other)
    }
  const circuits = new Map<number, number[]>()
  for (const index of branches.keys()) {
    const root = rootOf(index)
    const known = circuits.get(root)
    if (known) known.push(index)
    else circuits.set(root, [index])
  }
  return [...circuits.values()]
}

/**
 * A graph in its canonical form: equal circuits give equal graphs.
 *
 * @param graph  the circuits
 * @returns circuits numbered by the place of their first inlet, down the face and then with the air; bends and junctions
 *          in the order and direction of the flow
 *
 * Valid for graphs without faults of connection; else `invalid-input`.
 *
 * Source: definition.
 */
export function canonical(graph: CircuitGraph): CircuitGraph {
  const byPlace = (one: TubeEnd, other: TubeEnd) =>
    (one.tube % graph.columns) - (other.tube % graph.columns) || one.tube - other.tube
  const { blanks, inlets, outlets, bends, junctions } = graphOfBranches(
    graph,
    branchesOf({
      ...graph,
      inlets: [...graph.inlets].sort(byPlace),
      junctions: graph.junctions.map(({ from, to }) => ({
        from: [...from].sort(byPlace),
        to: [...to].sort(byPlace),
      })),
    }),
  )
  return { ...graph, blanks, inlets, outlets, bends, junctions }
}
