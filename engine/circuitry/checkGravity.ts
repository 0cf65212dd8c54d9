/** The rules of gravity: whether liquid drains, and whether vapour carries oil upward. */
import { EngineError } from '../errors'
import { type Bundle, placeOf } from './bundle'
import type { Branch, CircuitGraph } from './circuits'
import { type CircuitFinding, finding } from './findings'
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

/**
 * Checks circuits against gravity.
 *
 * @param graph     the circuits, for the names of tubes
 * @param branches  their branches
 * @param bundle    places of the tubes
 * @param options   what is asked; nothing where left out
 * @returns for each branch that does not drain, or does not carry its oil upward, one finding with the tubes of its rises
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
  return branches.flatMap((branch, index) => {
    const [up, down] = [[...new Set(rising[index])], [...new Set(falling[index])]]
    const found: CircuitFinding[] = []
    if (drain === 'no-rise' && up.length > 0)
      found.push(
        finding(
          'NOT_DRAINABLE',
          up,
          `The fluid rises at ${namesOfTubes(graph, up)}, so that liquid does not run off: let it flow level or down.`,
        ),
      )
    if (drain === 'one-way' && up.length > 0 && down.length > 0) {
      const fewer = up.length <= down.length ? up : down
      found.push(
        finding(
          'NOT_DRAINABLE',
          fewer,
          `The path turns between up and down at ${namesOfTubes(graph, fewer)}, so that it neither drains nor vents: let it rise all the way, or fall.`,
        ),
      )
    }
    if (oilReturn && up.length > 0) {
      const { massFlux, least } = oilReturn
      const flux = typeof massFlux === 'number' ? massFlux : massFlux(branch, index)
      if (!(flux >= least))
        found.push(
          finding(
            'OIL_RETURN',
            up,
            `Vapour rises at ${namesOfTubes(graph, up)} with ${flux.toFixed(0)} kg/m² s, less than the ${least.toFixed(0)} that carry oil: feed fewer circuits, or let it flow down.`,
          ),
        )
    }
    return found
  })
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
