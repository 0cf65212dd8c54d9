/** The rules of connections: each tube has one way in and one way out, and the fluid gets from an inlet to an outlet. */
import type { CircuitGraph, TubeEnd, TubeSide } from './circuits'
import { type CircuitFinding, finding } from './findings'
import { type Flow, flowOf } from './flow'
import { type Connection, connectionsOf, isTube, namedEnds, nameOfEnd, nameOfTube, namesOfTubes } from './tubeEnds'

/** The sides on which headers must be; any where left out. */
export interface HeaderSides {
  inlet?: TubeSide
  outlet?: TubeSide
}

/**
 * Checks what is connected to what.
 *
 * @param graph  the circuits
 * @param sides  sides of the headers, where they are stated
 * @returns findings, all of them errors, and the flow; none for circuits that can be built
 *
 * Valid for any graph. Time grows with the number of tubes and connections.
 *
 * Source: definition of a circuit.
 */
export function checkConnections(
  graph: CircuitGraph,
  sides: HeaderSides = {},
): { findings: CircuitFinding[]; flow: Flow } {
  const at = connectionsOf(graph)
  const flow = flowOf(graph, at)
  return {
    flow,
    findings: [
      ...outOfRange(graph),
      ...tubeEnds(graph, at),
      ...bends(graph),
      ...junctions(graph),
      ...headers(graph, sides),
      ...ways(graph, flow),
    ],
  }
}

function outOfRange(graph: CircuitGraph): CircuitFinding[] {
  const named = [...graph.blanks, ...[...namedEnds(graph)].map(([{ tube }]) => tube)]
  return [...new Set(named.filter(tube => !isTube(graph, tube)))].map(tube =>
    finding(
      'TUBE_OUT_OF_RANGE',
      [tube],
      `There is no tube ${tube}: the coil has ${graph.rows * graph.columns}, numbered from 0. Take it out of the circuits.`,
    ),
  )
}

function tubeEnds(graph: CircuitGraph, at: readonly (readonly Connection[])[]): CircuitFinding[] {
  const found: CircuitFinding[] = []
  const blanks = new Set(graph.blanks)
  for (let tube = 0; tube < graph.rows * graph.columns; tube++) {
    const [front, rear] = [at[2 * tube]!.length, at[2 * tube + 1]!.length]
    const name = nameOfTube(graph, tube)
    if (blanks.has(tube)) {
      if (front + rear > 0)
        found.push(
          finding('BLANK_TUBE_CONNECTED', [tube], `The blank ${name} is connected: cut its bends, or make it active.`),
        )
      continue
    }
    if (front + rear === 0) {
      found.push(finding('TUBE_NOT_CONNECTED', [tube], `Nothing is connected to ${name}: join it, or blank it.`))
      continue
    }
    for (const [count, side] of [
      [front, 'front'],
      [rear, 'rear'],
    ] as const) {
      const end = `the ${side} end of ${name}`
      if (count === 0)
        found.push(
          finding(
            'TUBE_END_OPEN',
            [tube],
            `Nothing is connected to ${end}: join it, or give it an inlet or an outlet.`,
          ),
        )
      if (count > 1)
        found.push(
          finding(
            'TUBE_END_USED_TWICE',
            [tube],
            `${count} connections are at ${end}: keep one, or make it a junction.`,
          ),
        )
    }
  }
  return found
}

function bends(graph: CircuitGraph): CircuitFinding[] {
  return graph.bends.flatMap(([from, to]) => {
    const found: CircuitFinding[] = []
    if (from.tube === to.tube)
      found.push(
        finding(
          'BEND_ON_ONE_TUBE',
          [from.tube],
          `A bend begins and ends at ${nameOfTube(graph, from.tube)}: remove it.`,
        ),
      )
    if (from.side !== to.side)
      found.push(
        finding(
          'BEND_SIDES_DIFFER',
          [...new Set([from.tube, to.tube])],
          `A bend joins ${nameOfEnd(graph, from)} to ${nameOfEnd(graph, to)}: join ends of one side.`,
        ),
      )
    return found
  })
}

function junctions(graph: CircuitGraph): CircuitFinding[] {
  return graph.junctions.flatMap(({ from, to }) => {
    const ends = [...from, ...to]
    const tubes = [...new Set(ends.map(({ tube }) => tube))]
    const found: CircuitFinding[] = []
    const isOneToSeveral = Math.min(from.length, to.length) === 1 && Math.max(from.length, to.length) > 1
    if (!isOneToSeveral)
      found.push(
        finding(
          'JUNCTION_NOT_1_TO_K',
          tubes,
          `A junction at ${namesOfTubes(graph, tubes)} joins ${from.length} ends to ${to.length}: split one into several, or merge several into one.`,
        ),
      )
    if (new Set(ends.map(({ side }) => side)).size > 1)
      found.push(
        finding(
          'JUNCTION_SIDES_DIFFER',
          tubes,
          `A junction at ${namesOfTubes(graph, tubes)} has ends on both sides: take ends of one side.`,
        ),
      )
    return found
  })
}

function headers(graph: CircuitGraph, sides: HeaderSides): CircuitFinding[] {
  const found: CircuitFinding[] = []
  if (graph.inlets.length === 0) found.push(finding('NO_INLET', [], 'The coil has no inlet: give each circuit one.'))
  if (graph.outlets.length === 0) found.push(finding('NO_OUTLET', [], 'The coil has no outlet: give each circuit one.'))
  const onWrongSide = (ends: readonly TubeEnd[], side: TubeSide | undefined, what: 'inlet' | 'outlet') =>
    ends
      .filter(end => side !== undefined && end.side !== side)
      .map(end =>
        finding(
          what === 'inlet' ? 'INLET_WRONG_SIDE' : 'OUTLET_WRONG_SIDE',
          [end.tube],
          `The ${what} is at ${nameOfEnd(graph, end)}, its header on the ${side}: give the circuit one tube more or less, or move the ${what}.`,
        ),
      )
  found.push(...onWrongSide(graph.inlets, sides.inlet, 'inlet'))
  found.push(...onWrongSide(graph.outlets, sides.outlet, 'outlet'))
  return found
}

function ways(graph: CircuitGraph, { conflicts, unreached, loops }: Flow): CircuitFinding[] {
  const found: CircuitFinding[] = []
  for (const tube of conflicts)
    found.push(
      finding(
        'FLOW_DIRECTION_CONFLICT',
        [tube],
        `The fluid meets itself in ${nameOfTube(graph, tube)}: make one of the inlets of its circuit an outlet.`,
      ),
    )
  if (unreached.length > 0)
    found.push(
      finding(
        'UNREACHED_FROM_INLET',
        unreached,
        `No inlet feeds ${namesOfTubes(graph, unreached)}: join them to a circuit, or give them an inlet.`,
      ),
    )
  if (loops.length > 0)
    found.push(
      finding(
        'CLOSED_LOOP',
        loops,
        `The path through ${namesOfTubes(graph, loops)} leads back to itself: cut one bend, and give it an inlet and an outlet.`,
      ),
    )
  return found
}
