/** Edits at the ends of tubes: bends, junctions, inlets and outlets, blank tubes. */
import type { CircuitGraph, TubeEnd } from '../circuits'
import { isTube, nameOfEnd, nameOfTube } from '../tubeEnds'
import { connectionAt, cut, type Edited, isSame, refused, whyTaken } from './edited'

/**
 * Joins two ends by a bend.
 *
 * @param graph  the circuits
 * @param from   an open end
 * @param to     an open end on the same side, of another tube
 * @returns the graph with the bend, or why not
 *
 * Valid for any ends.
 *
 * Source: definition.
 */
export function joinEnds(graph: CircuitGraph, from: TubeEnd, to: TubeEnd): Edited {
  const taken = whyTaken(graph, from) ?? whyTaken(graph, to)
  if (taken) return taken
  if (from.tube === to.tube) return refused([from.tube], 'A bend joins two tubes: take an end of another tube.')
  if (from.side !== to.side)
    return refused([from.tube, to.tube], 'A bend joins ends of one side: take both at the front, or both at the rear.')
  return { graph: { ...graph, bends: [...graph.bends, [from, to]] } }
}

/**
 * Joins two tubes by a bend at the side where both are open.
 *
 * @param graph  the circuits
 * @param from   a tube
 * @param to     another tube
 * @returns the graph with the bend, or why not; at the side where a tube has its only open end, at the front where both
 *          have both
 *
 * Valid for any tubes.
 *
 * Source: definition.
 */
export function joinTubes(graph: CircuitGraph, from: number, to: number): Edited {
  const sideFor = (['front', 'rear'] as const).find(
    side => !whyTaken(graph, { tube: from, side }) && !whyTaken(graph, { tube: to, side }),
  )
  if (sideFor) return joinEnds(graph, { tube: from, side: sideFor }, { tube: to, side: sideFor })
  for (const tube of [from, to]) {
    const taken = whyTaken(graph, { tube, side: 'front' })
    const other = whyTaken(graph, { tube, side: 'rear' })
    if (taken && other) return taken
  }
  return refused(
    [from, to],
    `The open ends of ${nameOfTube(graph, from)} and ${nameOfTube(graph, to)} are on different sides: put a tube between them.`,
  )
}

/**
 * Cuts what is at an end: its bend, its part of a junction, its inlet or outlet.
 *
 * @param graph  the circuits
 * @param end    a connected end
 * @returns the graph without it, or why not; a junction of which two ends are left becomes a bend
 *
 * Valid for any end.
 *
 * Source: definition.
 */
export function cutEnd(graph: CircuitGraph, end: TubeEnd): Edited {
  const connection = connectionAt(graph, end)
  if (!connection) return refused([end.tube], `Nothing is connected to ${nameOfEnd(graph, end)}.`)
  return { graph: cut(graph, end) }
}

/**
 * Splits the flow: what leaves an end goes on to one more.
 *
 * @param graph  the circuits
 * @param at     an end with a bend, or the single end of a split
 * @param into   an open end on the same side
 * @returns the graph with the split, or why not
 *
 * Valid for any ends. The bend becomes a junction of one to two, a split has one more.
 *
 * Source: definition.
 */
export function splitInto(graph: CircuitGraph, at: TubeEnd, into: TubeEnd): Edited {
  return widen(graph, at, into, 'split')
}

/**
 * Merges flows: what enters at an end comes from one more.
 *
 * @param graph  the circuits
 * @param at     an end with a bend, or the single end of a merge
 * @param from   an open end on the same side
 * @returns the graph with the merge, or why not
 *
 * Valid for any ends. The bend becomes a junction of two to one, a merge has one more.
 *
 * Source: definition.
 */
export function mergeFrom(graph: CircuitGraph, at: TubeEnd, from: TubeEnd): Edited {
  return widen(graph, at, from, 'merge')
}

function widen(graph: CircuitGraph, at: TubeEnd, other: TubeEnd, kind: 'split' | 'merge'): Edited {
  const taken = whyTaken(graph, other)
  if (taken) return taken
  const connection = connectionAt(graph, at)
  const name = nameOfEnd(graph, at)
  if (at.side !== other.side || at.tube === other.tube)
    return refused(
      [at.tube, other.tube],
      `A ${kind} has ends of different tubes on one side: take one at the ${at.side}.`,
    )
  if (connection?.kind === 'bend') {
    const end = graph.bends[connection.index]!.find(each => !isSame(each, at))!
    const junction = kind === 'split' ? { from: [at], to: [end, other] } : { from: [end, other], to: [at] }
    return {
      graph: {
        ...graph,
        bends: graph.bends.filter((_, index) => index !== connection.index),
        junctions: [...graph.junctions, junction],
      },
    }
  }
  const junction = connection?.kind === 'junction' ? graph.junctions[connection.index] : undefined
  const single = kind === 'split' ? junction?.from : junction?.to
  if (!junction || single?.length !== 1 || !isSame(single[0]!, at))
    return refused([at.tube], `A ${kind} begins at a bend, and there is none at ${name}: join it to a tube first.`)
  const wider =
    kind === 'split' ? { ...junction, to: [...junction.to, other] } : { ...junction, from: [...junction.from, other] }
  return {
    graph: {
      ...graph,
      junctions: graph.junctions.map((each, index) => (index === connection!.index ? wider : each)),
    },
  }
}

/**
 * Gives an open end an inlet or an outlet.
 *
 * @param graph  the circuits
 * @param kind   which of them
 * @param end    an open end
 * @returns the graph with it, or why not
 *
 * Valid for any end.
 *
 * Source: definition.
 */
export function addTap(graph: CircuitGraph, kind: 'inlet' | 'outlet', end: TubeEnd): Edited {
  const taken = whyTaken(graph, end)
  if (taken) return taken
  return {
    graph:
      kind === 'inlet' ? { ...graph, inlets: [...graph.inlets, end] } : { ...graph, outlets: [...graph.outlets, end] },
  }
}

/**
 * Removes an inlet or an outlet.
 *
 * @param graph  the circuits
 * @param end    its end
 * @returns the graph without it, or why not
 *
 * Valid for any end.
 *
 * Source: definition.
 */
export function removeTap(graph: CircuitGraph, end: TubeEnd): Edited {
  const kind = connectionAt(graph, end)?.kind
  if (kind !== 'inlet' && kind !== 'outlet')
    return refused([end.tube], `There is neither inlet nor outlet at ${nameOfEnd(graph, end)}.`)
  return { graph: cut(graph, end) }
}

/**
 * Makes tubes blank, and cuts what is connected to them; or makes blank ones active.
 *
 * @param graph    the circuits
 * @param tubes    tubes of the coil
 * @param isBlank  whether they are to be blank
 * @returns the graph, or why not
 *
 * Valid for any tubes.
 *
 * Source: definition.
 */
export function blankTubes(graph: CircuitGraph, tubes: readonly number[], isBlank = true): Edited {
  const unknown = tubes.find(tube => !isTube(graph, tube))
  if (unknown !== undefined) return refused([unknown], `There is no tube ${unknown} in this coil.`)
  const blanks = isBlank
    ? [...new Set([...graph.blanks, ...tubes])].sort((one, other) => one - other)
    : graph.blanks.filter(tube => !tubes.includes(tube))
  if (!isBlank) return { graph: { ...graph, blanks } }
  const ends = tubes.flatMap(tube => [{ tube, side: 'front' } as const, { tube, side: 'rear' } as const])
  return { graph: { ...ends.reduce(cut, graph), blanks } }
}
