/** All rules of circuits at once. */
import { walkBranches } from './branches'
import type { Bundle } from './bundle'
import { type BuildOptions, checkBends } from './checkBends'
import { checkConnections, type HeaderSides } from './checkConnections'
import { checkGravity, type GravityOptions } from './checkGravity'
import type { CircuitGraph } from './circuits'
import { type CircuitFinding, finding, isValid } from './findings'

/** What a graph is checked against besides the rules of connections. */
export interface CheckOptions extends GravityOptions, BuildOptions {
  /** Places of the tubes; without them bends, stubs and gravity are not checked. */
  bundle?: Bundle
  sides?: HeaderSides
}

/**
 * Checks circuits by every rule.
 *
 * @param graph    the circuits
 * @param options  places of the tubes, sides of the headers, bends in stock, distance of stubs, drain and oil return
 * @returns findings; the graph can be built if none of them is an error, see `isValid`
 *
 * Valid for any graph; gravity and unequal circuits are looked at where the connections are without faults. Time grows
 * with the number of tubes.
 *
 * Source: the rules are those of `checkConnections`, `checkBends` and `checkGravity`.
 */
export function checkGraph(graph: CircuitGraph, options: CheckOptions = {}): CircuitFinding[] {
  const { findings } = checkConnections(graph, options.sides)
  const { bundle } = options
  const ofBends = bundle ? checkBends(graph, bundle, options) : []
  if (!isValid(findings)) return [...findings, ...ofBends]
  const branches = walkBranches(graph)
  return [
    ...findings,
    ...ofBends,
    ...(bundle ? checkGravity(graph, branches, bundle, options) : []),
    ...notes(graph, branches),
  ]
}

/** What is allowed, and worth knowing. */
function notes(graph: CircuitGraph, branches: ReturnType<typeof walkBranches>): CircuitFinding[] {
  const found: CircuitFinding[] = []
  const taps = [...graph.inlets, ...graph.outlets]
  if (new Set(taps.map(({ side }) => side)).size > 1)
    found.push(
      finding(
        'CONNECTIONS_AT_BOTH_ENDS',
        taps.filter(({ side }) => side === 'rear').map(({ tube }) => tube),
        'Inlets and outlets are at both ends of the coil: make room for headers there, or give circuits an even number of tubes.',
      ),
    )
  if (graph.junctions.length > 0) return found
  const lengths = branches.map(({ tubes }) => tubes.length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  if (shortest !== longest)
    found.push(
      finding(
        'CIRCUITS_UNEVEN',
        branches.filter(({ tubes }) => tubes.length === longest).flatMap(({ tubes }) => tubes),
        `Circuits have from ${shortest} to ${longest} tubes, and share the fluid unevenly: look at their spread, or punch tubes out.`,
      ),
    )
  return found
}
