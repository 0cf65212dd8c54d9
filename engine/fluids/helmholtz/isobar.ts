/** States of one phase on an isobar, from enthalpy or entropy. */
import { EngineError } from '../../errors'
import type { HotState } from '../fluid'
import { densityAt, roughDensity, type Side, tryDensity, tryDensityAt } from './density'
import { type Equation, type PhaseState, phaseAt } from './equation'

/** The wanted state on an isobar, and the start of the search. */
export interface Wanted {
  /** Pressure [Pa]. */
  p: number
  name: 'h' | 's'
  /** Enthalpy [J/kg] or entropy [J/kg K], with the zero of the equation. */
  value: number
  /** Lowest and highest temperature of the search [K]. */
  low: number
  high: number
  /** The branch where there are two. */
  side: Side
  /** Start values: temperature [K] and density [kg/m3], 0 where unknown. */
  T: number
  rho: number
}

/**
 * An empty wanted state.
 *
 * @returns  an object that callers overwrite; its non-integer numbers give all of them one shape in the compiler
 *
 * Source: definition.
 */
export function wanted(): Wanted {
  const no = Number.NaN
  return { p: no, name: 'h', value: no, low: no, high: no, side: 'vapour', T: no, rho: no }
}

/**
 * Estimates the temperature at another enthalpy or entropy on an isobar.
 *
 * @param from   a state, with its heat capacity
 * @param name   the property given, `h` [J/kg] or `s` [J/kg K]
 * @param value  its value
 * @returns      temperature [K]
 *
 * Source: with a constant heat capacity h is linear in T, and s in its logarithm.
 */
export function warmedTo(from: PhaseState | HotState, name: 'h' | 's', value: number): number {
  const excess = (value - from[name]) / from.cp
  return name === 'h' ? from.T + excess : from.T * Math.exp(Math.max(-1, Math.min(1, excess)))
}

/**
 * Start values for `onIsobar` from a neighbouring state. A distant state is not used: the equation may have a second,
 * meaningless root there.
 *
 * @param near   the state
 * @param start  the wanted state; the start values are written there
 * @returns      whether the state is near enough for the start values to be useful
 *
 * Source: a step along the isobar with the heat capacity, and the thermal expansion from heat capacities and speed of
 * sound.
 */
export function startNear(near: HotState, start: Wanted): boolean {
  if (!(near.cp > 0)) return false
  start.T = warmedTo(near, start.name, start.value)
  start.rho = expandedTo(near, start.T, start.p)
  return start.rho > 0
}

/**
 * Estimates the density at another temperature on an isobar.
 *
 * @param near  a state of one phase
 * @param T     the temperature [K]
 * @param p     pressure [Pa]
 * @returns     density [kg/m3], 0 where the state is too far away
 *
 * Source: thermal expansion from heat capacities and speed of sound.
 */
export function expandedTo(near: HotState, T: number, p: number): number {
  const { rho, cp, cv, w } = near
  if (!(w > 0 && Math.abs(near.p - p) < 1e-3 * p && Math.abs(near.T - T) < 0.05 * near.T)) return 0
  const expansion = Math.sqrt((Math.max(0, cp - cv) * cp) / (cv * near.T)) / w
  const change = expansion * (near.T - T)
  return Math.abs(change) < 0.3 ? rho * Math.exp(change) : 0
}

/**
 * Finds the state on an isobar where enthalpy or entropy has a value.
 *
 * @param of      the equation
 * @param wanted  the wanted state and the start values
 * @param out     the state is written here
 *
 * Valid where the limits enclose the value on one branch; else the state at the nearer limit.
 *
 * Source: the equation of state; Newton's method in temperature and density, and where that leaves the limits, the same
 * in the temperature alone inside a bracket, with the density solved at each.
 */
export function onIsobar(of: Equation, wanted: Wanted, out: PhaseState): void {
  const { T, low, high } = wanted
  wanted.T = Math.min(Math.max(T, low), high)
  if (!(wanted.rho > 0)) wanted.rho = roughDensity(of, wanted.T, wanted.p, wanted.side)
  if (newton(of, wanted, out) || bracketed(of, wanted, out)) return
  byDensity(of, wanted, out)
}

function newton(of: Equation, wanted: Wanted, out: PhaseState): boolean {
  const { p, name, value, low, high } = wanted
  let { T, rho } = wanted
  for (let step = 0; step < 12; step++) {
    phaseAt(of, T, rho, out)
    const slopeRho = out.pressureByDensity
    const slopeT = out.pressureByTemperature
    if (!(slopeRho > 0)) return false
    const pressureGap = p - out.p
    const gap = value - out[name]
    const byT = name === 'h' ? out.cv + slopeT / rho : out.cv / T
    const byRho = name === 'h' ? (slopeRho - (T * slopeT) / rho) / rho : -slopeT / (rho * rho)
    const determinant = byT * slopeRho - byRho * slopeT
    const changeT = (gap * slopeRho - byRho * pressureGap) / determinant
    const changeRho = (byT * pressureGap - gap * slopeT) / determinant
    T += changeT
    rho += changeRho
    if (!(T >= low * (1 - 1e-9) && T <= high * (1 + 1e-9) && rho > 0)) return false
    // Newton's method doubles the number of correct digits: the next step would be about 1e-13.
    if (Math.abs(changeT) < 1e-8 * T && Math.abs(changeRho) < 1e-7 * rho) {
      phaseAt(of, T, rho, out)
      return true
    }
    // A step this long has left the branch of the start.
    if (Math.abs(changeRho) > 0.5 * rho) return false
  }
  return false
}

/**
 * Returns whether it found a state; on an isobar so flat that temperature does not determine density, `byDensity` takes
 * over.
 */
function bracketed(of: Equation, wanted: Wanted, out: PhaseState): boolean {
  const { p, name, value, low, high, side } = wanted
  const isUpwards = side === 'liquid'
  let bottom = low
  let top = high
  let { T } = wanted
  let rho = 0
  for (let step = 0; step < 100; step++) {
    rho = rho > 0 && step > 2 ? tryDensity(of, T, p, rho, isUpwards) : tryDensityAt(of, T, p, side)
    if (!(rho > 0)) return false
    phaseAt(of, T, rho, out)
    const excess = out[name] - value
    if (excess > 0) top = T
    else bottom = T
    const slope = name === 'h' ? out.cp : out.cp / T
    let next = T - excess / slope
    if (!(next > bottom && next < top)) next = 0.5 * (bottom + top)
    if (Math.abs(next - T) < 1e-11 * T || top - bottom < 1e-12 * T) return isMet(of, excess, value)
    rho *= Math.max(0.5, 1 - (out.pressureByTemperature / out.pressureByDensity / rho) * (next - T))
    T = next
  }
  return false
}

function isMet(of: Equation, excess: number, value: number): boolean {
  return Math.abs(excess) < 1e-9 * Math.max(Math.abs(value), of.R)
}

/**
 * Used close to the critical point, where along the isobar temperature hardly changes but density does: the density is
 * bracketed, and for each density the temperature is solved from the pressure, which is always unique.
 */
function byDensity(of: Equation, wanted: Wanted, out: PhaseState): void {
  const { p, name, value, low, high, side } = wanted
  const boils = p < of.criticalP
  let thin = boils && side === 'liquid' ? 0.7 * of.criticalRho : densityAt(of, high, p, side)
  let dense = boils && side === 'vapour' ? 1.4 * of.criticalRho : densityAt(of, low, p, side)
  let thinGap = gapAt(of, wanted, thin, out)
  if (thinGap <= 0) return
  let denseGap = gapAt(of, wanted, dense, out)
  if (denseGap >= 0) return
  for (let step = 0; step < 200; step++) {
    // Every third step bisects, so that with a strongly curved function both ends of the bracket move.
    const share = step % 3 === 2 ? 0.5 : thinGap / (thinGap - denseGap)
    const rho = thin + share * (dense - thin)
    const gap = gapAt(of, wanted, rho, out)
    if (isMet(of, gap, value) || dense - thin < 1e-14 * dense) return
    if (gap > 0) {
      thin = rho
      thinGap = gap
    } else {
      dense = rho
      denseGap = gap
    }
  }
  throw new EngineError('not-converged', `${of.data.name}: no state at ${p} Pa with ${name} ${value}`, {
    p,
    [name]: value,
  })
}

/**
 * Error of the value for the state at a density; the state is left in `out`. At constant density pressure is nearly
 * linear in T.
 */
function gapAt(of: Equation, { p, name, value }: Wanted, rho: number, out: PhaseState): number {
  let T = of.criticalT
  for (let step = 0; step < 50; step++) {
    phaseAt(of, T, rho, out)
    const change = (p - out.p) / out.pressureByTemperature
    if (Math.abs(change) < 1e-14 * T) break
    T = Math.max(0.5 * T, T + change)
  }
  return out[name] - value
}
