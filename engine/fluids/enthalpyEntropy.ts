/** A state by enthalpy and entropy: no equation takes that pair, so the pressure is found along the isentrope. */
import { EngineError } from '../errors'
import type { HotFluid, HotState } from './fluid'

/** Range of pressures of the search [Pa], and the number of pressures tried at first. */
const lowest = 10
const highest = 1e9
const tries = 24

/** Tolerance of convergence: error of the enthalpy relative to itself, or to 1 kJ/kg. */
const met = 1e-9
const close = 1e-6
const mostSteps = 60

/**
 * Writes the state with a given enthalpy and entropy.
 *
 * @param fluid  the hot form
 * @param h      enthalpy [J/kg]
 * @param s      entropy [J/kg K]
 * @param out    where the state is written, without transport
 *
 * Valid where the fluid is defined by pressure and entropy, from 10 Pa; where no pressure gives that enthalpy,
 * `out-of-range`.
 *
 * A blend, whose temperature is linear in quality, may have two such states next to its bubble line: one of them is
 * returned.
 *
 * Source: dh = v dp along an isentrope: enthalpy rises with pressure, so there is one state at most; bracketed Newton's
 * method.
 */
export function atHs(fluid: HotFluid, h: number, s: number, out: HotState): void {
  const scale = Math.max(1000, Math.abs(h))
  /** Error of the enthalpy at the logarithm of a pressure; undefined where there is no such state. */
  const miss = (x: number): number | undefined => {
    try {
      fluid.atPs(Math.exp(x), s, out)
    } catch (error) {
      if (error instanceof EngineError) return undefined
      throw error
    }
    return (out.h - h) / scale
  }
  let [low, high] = bracket(miss)
  let x = (low + high) / 2
  for (let step = 0; step < mostSteps; step++) {
    const off = miss(x)
    if (off === undefined || off > 0) high = x
    else low = x
    if (off !== undefined && Math.abs(off) < met) return
    const next = off === undefined ? Number.NaN : x - (off * scale * out.rho) / out.p
    x = next > low && next < high ? next : (low + high) / 2
  }
  const off = miss(x)
  if (off === undefined || Math.abs(off) > close)
    throw new EngineError('out-of-range', 'no state within the limits has this enthalpy and entropy', { h, s })
}

/**
 * Two pressures, by their logarithms, between which the error changes sign. The limits of the fluid lie beyond the last
 * defined pressure; the state may lie between them.
 */
function bracket(miss: (x: number) => number | undefined): [low: number, high: number] {
  const [from, to] = [Math.log(lowest), Math.log(highest)]
  const width = (to - from) / tries
  let below: number | undefined
  for (let index = 0; index <= tries; index++) {
    const x = from + index * width
    const off = miss(x)
    if (off === undefined && below === undefined) continue
    // The error at the first defined pressure is positive: the state lies below it, or nowhere.
    if (off === undefined || off > 0) return [below ?? first(miss, x - width, x), x]
    below = x
  }
  return [below ?? from, to]
}

/** The lowest defined pressure, by bisection between one that is not defined and one that is. */
function first(miss: (x: number) => number | undefined, lacks: number, has: number): number {
  let [low, high] = [lacks, has]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (miss(middle) === undefined) low = middle
    else high = middle
  }
  return high
}
