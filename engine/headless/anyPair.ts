/**
 * States by pairs of properties that no fluid takes directly: found along a line on which one of the two is constant.
 */
import { EngineError } from '../errors'
import type { Fluid, FluidState, StateInput } from '../fluids/fluid'

type Given = Readonly<Record<string, number>>
type Name = keyof FluidState & ('T' | 'p' | 'h' | 's' | 'rho' | 'q')

/** A state along a line, undefined where there is none. */
type Line = (at: number) => FluidState | undefined

/** The pairs that a fluid takes directly. */
const direct = ['T p', 'T q', 'p q', 'h p', 'p s', 'h s', 'T rho']

/**
 * The first of these that is given is held constant while pressure rises; the other property is then usually monotonic.
 */
const held: readonly Name[] = ['q', 's', 'h']

const lowestP = 10
const steps = 100

/**
 * The state that is fixed by any two of its properties.
 *
 * @param fluid  the fluid
 * @param given  two of T [K], p [Pa], h [J/kg], s [J/kg K], rho [kg/m3], q [-]
 * @returns      the state
 *
 * Valid as the fluid, from 10 Pa where the pressure is unknown. Where two states have both properties (as a liquid by T
 * and h, or the saturation line by q and h), the one of lower pressure is returned; where none has, `out-of-range`.
 *
 * Source: definition; a search for a change of sign, then bisection.
 */
export function stateByAny(fluid: Fluid, given: Given): FluidState {
  const names = Object.keys(given).sort() as Name[]
  const pair = names.join(' ')
  if (names.length !== 2 || direct.includes(pair) || !Object.values(given).every(Number.isFinite))
    return fluid.state(given as unknown as StateInput)
  if (pair === 'p rho') return crossing(isobar(fluid, given.p!), 'rho', given, fluid.name)
  const along = held.find(name => names.includes(name))!
  const sought = names.find(name => name !== along)!
  const from = Math.log(lowestP)
  const to = Math.log(fluid.limits.highestP)
  const line: Line = part =>
    attempt(() => fluid.state({ p: Math.exp(from + part * (to - from)), [along]: given[along]! } as StateInput))
  return crossing(line, sought, given, fluid.name)
}

/**
 * From the lowest to the highest temperature in equal steps of enthalpy: so the density falls monotonically, also
 * through two phases.
 */
function isobar(fluid: Fluid, p: number): Line {
  const { lowestT, highestT } = fluid.limits
  const byTemperature: Line = part => attempt(() => fluid.state({ T: lowestT + part * (highestT - lowestT), p }))
  const known = parts.filter(part => byTemperature(part))
  if (known.length === 0) return () => undefined
  // The range of the states, which begins and ends between two of these points.
  const [first, last] = [known[0]!, known.at(-1)!]
  const from = first > 0 ? edge(byTemperature, first, first - 1 / steps) : first
  const to = last < 1 ? edge(byTemperature, last, last + 1 / steps) : last
  const [low, high] = [byTemperature(from)!.h, byTemperature(to)!.h]
  return part => attempt(() => fluid.state({ p, h: low + part * (high - low) }))
}

const parts = Array.from({ length: steps + 1 }, (_, i) => i / steps)

/** The first place along a line, between 0 and 1, at which a property has the given value. */
function crossing(line: Line, sought: Name, given: Given, name: string): FluidState {
  const wanted = given[sought]!
  let before: { part: number; excess: number } | undefined
  let last = 0
  for (const part of parts) {
    const here = line(part)
    // Between a place with a state and one without, the line ends: the search goes on to that end.
    const end = here || !before ? undefined : edge(line, before.part, part)
    const start = here && !before && part > 0 ? edge(line, part, last) : undefined
    for (const at of [start, here ? part : end]) {
      if (at === undefined) continue
      const excess = line(at)![sought]! - wanted
      if (before && before.excess * excess <= 0) {
        const found = bisected(line, sought, wanted, before, at)
        if (found) return found
      } else if (excess === 0) return line(at)!
      before = { part: at, excess }
    }
    if (!here) before = undefined
    last = part
  }
  throw new EngineError('out-of-range', `${name} has no such state, or its pressure is beyond what is answered`, given)
}

/** The end of the states of a line, by bisection between a place that has one and a place that has none. */
function edge(line: Line, has: number, lacks: number): number {
  let [good, bad] = [has, lacks]
  for (let step = 0; step < 40; step++) {
    const middle = 0.5 * (good + bad)
    if (line(middle)) good = middle
    else bad = middle
  }
  return good
}

function bisected(
  line: Line,
  sought: Name,
  wanted: number,
  from: { part: number; excess: number },
  to: number,
): FluidState | undefined {
  let [low, high] = [from.part, to]
  for (let step = 0; step < 60; step++) {
    const middle = 0.5 * (low + high)
    const state = line(middle)
    if (!state) return undefined
    if ((state[sought]! - wanted) * from.excess > 0) low = middle
    else high = middle
  }
  const found = line(0.5 * (low + high))
  // At a discontinuity no state has the value.
  return found && Math.abs(found[sought]! - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted)) ? found : undefined
}

/** A state that the fluid refuses is not part of the line; other errors are passed on. */
function attempt(ask: () => FluidState): FluidState | undefined {
  try {
    return ask()
  } catch (cause) {
    if (cause instanceof EngineError && cause.code !== 'invalid-input') return undefined
    throw cause
  }
}
