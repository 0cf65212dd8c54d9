/** A state by enthalpy and entropy: no equation takes that pair, so it is sought along the isentrope. */
import { EngineError } from '../errors'
import type { HotFluid, HotState } from './fluid'

/** Pressures between which a state is sought [Pa], and how many are tried to begin with. */
const lowest = 10
const highest = 1e9
const tries = 24

/** When a state is found: enthalpy met within a share of itself, or of 1 kJ/kg. */
const met = 1e-9
const close = 1e-6
const mostSteps = 60

/**
 * Writes the state of an enthalpy and an entropy.
 *
 * @param fluid  the hot form
 * @param h      enthalpy [J/kg]
 * @param s      entropy [J/kg K]
 * @param out    where the state is written, without transport
 *
 * Valid where the fluid answers by pressure and entropy, from 10 Pa; where no pressure gives that enthalpy, `out-of-range`.
 *
 * A blend, whose temperature runs straight through two phases, may have two such states next to its bubble line: one of them
 * is answered.
 *
 * Source: dh = v dp along an isentrope: enthalpy rises with pressure, so there is one state at most; Newton's step within a
 * bracket.
 */
export function atHs(fluid: HotFluid, h: number, s: number, out: HotState): void {
  const scale = Math.max(1000, Math.abs(h))
  /** How far a pressure misses, by its logarithm; undefined where there is no such state. */
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
 * Two pressures, by their logarithms, between which the miss turns from below to above. Beyond the last pressure that
 * answers the limits of the fluid lie; the state may lie before them.
 */
function bracket(miss: (x: number) => number | undefined): [low: number, high: number] {
  const [from, to] = [Math.log(lowest), Math.log(highest)]
  const width = (to - from) / tries
  let below: number | undefined
  for (let index = 0; index <= tries; index++) {
    const x = from + index * width
    const off = miss(x)
    if (off === undefined && below === undefined) continue
    // The first that answers is above already: the state lies before it, or nowhere.
    if (off === undefined || off > 0) return [below ?? first(miss, x - width, x), x]
    below = x
  }
  return [below ?? from, to]
}

/** The least pressure that answers, between one that does not and one that does. */
function first(miss: (x: number) => number | undefined, lacks: number, has: number): number {
  let [low, high] = [lacks, has]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (miss(middle) === undefined) low = middle
    else high = middle
  }
  return high
}
