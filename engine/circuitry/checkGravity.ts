/** The rules of gravity: whether liquid drains, and whether vapour carries oil upward. */
import { EngineError } from '../errors'
import { type Bundle, placeOf } from './bundle'
import type { Branch, CircuitGraph } from './circuits'
import { type CircuitFinding, type CircuitRule, finding } from './findings'
import { namesOfTubes } from './tubeEnds'

/** Where the top of a coil with horizontal tubes is: its columns or its rows are above each other. */
export const tops = ['first-column', 'last-column', 'first-row', 'last-row'] as const
export type Top = (typeof tops)[number]

/** What is asked of circuits by gravity. */
export interface GravityOptions {
  /** The first column where left out. */
  top?: Top
  /** `no-rise`: liquid runs down all the way. `one-way`: liquid fills, vents and drains, up or down. */
  drain?: 'no-rise' | 'one-way'
  /** Mass flux of the vapour in a branch, and the least that carries oil upward [kg/m2 s]. */
  oilReturn?: { massFlux: number | ((branch: Branch, index: number) => number); least: number }
}

/**
 * Height of a tube over the lowest place of the tube sheet.
 *
 * @param bundle  places of the tubes
 * @param top     which side is up
 * @returns height by the number of the tube [m]
 *
 * Valid for coils with horizontal tubes; heights are relative.
 *
 * Source: geometry.
 */
export function heightIn(bundle: Bundle, top: Top = 'first-column'): (tube: number) => number {
  return tube => {
    const { across, depth } = placeOf(bundle, tube)
    switch (top) {
      case 'first-column':
        return -across
      case 'last-column':
        return across
      case 'first-row':
        return -depth
      case 'last-row':
        return depth
    }
  }
}

/** Lengths of the steps that count as level [m]. */
const level = 1e-9

/** Steps from tube to tube in the order of the flow, with how far each rises [m]; also those over a junction. */
function* risesOf(branches: readonly Branch[], heightOf: (tube: number) => number) {
  for (const [index, { tubes, from }] of branches.entries()) {
    const before = from.map(feeding => branches[feeding]!.tubes.at(-1)!)
    for (const tube of before) yield { index, from: tube, to: tubes[0]!, rise: heightOf(tubes[0]!) - heightOf(tube) }
    for (let at = 1; at < tubes.length; at++)
      yield { index, from: tubes[at - 1]!, to: tubes[at]!, rise: heightOf(tubes[at]!) - heightOf(tubes[at - 1]!) }
  }
}

/** The tubes of a branch at which a rule is broken. */
interface Fault {
  tubes: readonly number[]
}

/**
 * Checks circuits against gravity.
 *
 * @param graph     the circuits, for the names of tubes
 * @param branches  their branches
 * @param bundle    places of the tubes
 * @param options   what is asked; nothing where left out
 * @returns one finding for all branches that do not drain, one for those that do not carry their oil upward, each with
 *          the tubes of their rises
 *
 * Valid for horizontal tubes; a least mass flux that is not positive is `not-positive`.
 *
 * Source: definition.
 */
export function checkGravity(
  graph: CircuitGraph,
  branches: readonly Branch[],
  bundle: Bundle,
  { top, drain, oilReturn }: GravityOptions,
): CircuitFinding[] {
  if (oilReturn && !(oilReturn.least > 0))
    throw new EngineError('not-positive', 'the least mass flux that carries oil upward must be positive, in kg/m2 s', {
      least: oilReturn.least,
    })
  if (!drain && !oilReturn) return []
  const rising = branches.map((): number[] => [])
  const falling = branches.map((): number[] => [])
  for (const { index, from, to, rise } of risesOf(branches, heightIn(bundle, top))) {
    if (rise > level) rising[index]!.push(from, to)
    if (rise < -level) falling[index]!.push(from, to)
  }
  const told: CircuitFinding[] = []
  /** Like faults of several circuits are told once. */
  const tell = (rule: CircuitRule, faults: readonly Fault[], message: (where: string) => string) => {
    if (faults.length === 0) return
    const tubes = [...new Set(faults.flatMap(fault => fault.tubes))]
    const ways = graph.junctions.length > 0 ? 'branches' : 'circuits'
    const many = faults.length > 1 ? `in ${faults.length} ${ways} ` : ''
    told.push(finding(rule, tubes, message(`${many}at ${namesOfTubes(graph, tubes)}`)))
  }
  const paths = branches.map((branch, index) => ({
    ...{ branch, index },
    up: [...new Set(rising[index])],
    down: [...new Set(falling[index])],
  }))
  const climbing = paths.filter(({ up }) => up.length > 0)
  if (drain === 'no-rise')
    tell(
      'NOT_DRAINABLE',
      climbing.map(({ up }) => ({ tubes: up })),
      where => `The fluid rises ${where}, so that liquid does not run off: let it flow level or down.`,
    )
  if (drain === 'one-way')
    tell(
      'NOT_DRAINABLE',
      climbing
        .filter(({ down }) => down.length > 0)
        .map(({ up, down }) => ({ tubes: up.length <= down.length ? up : down })),
      where =>
        `The path turns between up and down ${where}, so that it neither drains nor vents: let it rise all the way, or fall.`,
    )
  if (oilReturn) {
    const { massFlux, least } = oilReturn
    const slow = climbing
      .map(({ up, branch, index }) => ({
        tubes: up,
        flux: typeof massFlux === 'number' ? massFlux : massFlux(branch, index),
      }))
      .filter(({ flux }) => !(flux >= least))
    const slowest = Math.min(...slow.map(({ flux }) => flux))
    tell(
      'OIL_RETURN',
      slow,
      where =>
        `Vapor rises ${where} with ${slowest.toFixed(0)} kg/m² s, less than the ${least.toFixed(0)} that carry oil: feed fewer circuits, or let it flow down.`,
    )
  }
  return told
}

/** Whether no step of a list of tubes rises, or none falls where that is allowed too. */
export function drains(tubes: readonly number[], heightOf: (tube: number) => number, drain: 'no-rise' | 'one-way') {
  let [rises, falls] = [0, 0]
  for (let at = 1; at < tubes.length; at++) {
    const rise = heightOf(tubes[at]!) - heightOf(tubes[at - 1]!)
    if (rise > level) rises++
    if (rise < -level) falls++
  }
  return drain === 'no-rise' ? rises === 0 : rises === 0 || falls === 0
}
