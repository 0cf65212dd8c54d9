/** Extended corresponding states: the state of a reference fluid that corresponds to a state of another fluid. */

import type { Derivatives } from '../helmholtz/derivatives'
import type { Equation, PhaseState } from '../helmholtz/equation'
import { evaluateAll, setTau } from '../helmholtz/residual'

/** Finds a fluid's equation by its name. */
export type FluidLookup = (name: string) => Equation

/** The corresponding state of the reference fluid: T [K], rho [mol/m3]. */
export interface ConformalState {
  T: number
  rho: number
}

/**
 * The state of the reference fluid that has the residual Helmholtz energy and the compressibility factor of a state.
 *
 * @param of         the fluid's equation
 * @param state      its state
 * @param reference  the reference fluid's equation
 * @returns          T [K] and rho [mol/m3] of the reference fluid
 *
 * Valid for dense states, and in most gases. A cold dilute gas may have no corresponding state: then, of the states
 * with the same residual energy, the one with the closest compressibility factor is used, which continues the last
 * corresponding states without a step. A component of a blend may be at a density where it is not stable alone, and
 * have no corresponding state: then the critical ratios are used.
 *
 * Source: M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163, exact shape factors; solved
 * by Newton's method with halved steps.
 */
export function conformalState(of: Equation, state: PhaseState, reference: Equation): ConformalState {
  const start = startFor(of, state.T, state.rho, reference)
  const isLast = last.of === of && last.reference === reference && last.T === state.T && last.rho === state.rho
  if (!isLast) last = { of, reference, T: state.T, rho: state.rho, like: solved(of, start, state, reference) }
  return last.like
}

/** The last state: conductivity needs the one of viscosity again, and each costs several solutions. */
let last: { of?: Equation; reference?: Equation; T: number; rho: number; like: ConformalState } = {
  T: 0,
  rho: 0,
  like: { T: 0, rho: 0 },
}

function solved(of: Equation, start: ConformalState, state: PhaseState, reference: Equation): ConformalState {
  const { a, ad } = of.residual
  const found = alike(reference, start, a, ad)
  if (found) return found
  return state.rho < 0.5 * of.criticalRho ? likest(reference, start, a, ad) : start
}

/**
 * The temperature below which a dilute gas has no corresponding state: there its transport properties have a bend.
 *
 * @param of         the fluid's equation
 * @param share      density of a dilute gas over the critical one [-]
 * @param reference  the reference fluid's equation
 * @returns          temperature [K], 0 where there are corresponding states down to half the critical temperature
 *
 * Source: as `conformalState`.
 */
export function likenessEnd(of: Equation, share: number, reference: Equation): number {
  const isAlike = (T: number) => {
    const start = startFor(of, T, share * of.criticalRho, reference)
    const { a, ad } = of.residual
    return likest(reference, start, a, ad).isAlike
  }
  let [low, high] = [0.5 * of.criticalT, of.criticalT]
  if (isAlike(low)) return 0
  while (high - low > 1e-3 * high) {
    const T = 0.5 * (low + high)
    if (isAlike(T)) high = T
    else low = T
  }
  return high
}

/**
 * Start value: the state at the same ratios to the critical point; leaves the fluid's own residual energy evaluated.
 */
function startFor(of: Equation, T: number, rho: number, reference: Equation): ConformalState {
  setTau(of.residual, of.reducingT / T)
  evaluateAll(of.residual, rho / of.reducingRho)
  return {
    T: (T * reference.criticalT) / of.criticalT,
    rho: (rho / of.criticalRho) * (reference.criticalRho / reference.molarMass),
  }
}

function alike(reference: Equation, start: ConformalState, a: number, ad: number): ConformalState | undefined {
  const { residual } = reference
  const conformal = { ...start }
  let miss = missAt(reference, conformal.T, conformal.rho, a, ad)
  for (let step = 0; step < 50; step++) {
    if (miss < 1e-12) return conformal
    const { T, rho } = conformal
    const [changeT, changeRho] = newtonStep(residual, T, rho, a, ad)
    // Steps are limited, because there may be several corresponding states: the one on this branch is wanted, here and
    // in the next state.
    let share = Math.min(1, (0.1 * T) / Math.abs(changeT), (0.2 * rho) / Math.abs(changeRho))
    for (; share > 1e-3; share /= 2) {
      conformal.T = T + share * changeT
      conformal.rho = rho + share * changeRho
      if (!(conformal.T > 0.2 * T && conformal.rho > 0)) continue
      const next = missAt(reference, conformal.T, conformal.rho, a, ad)
      if (next < miss) {
        miss = next
        break
      }
    }
    // No shorter step is better: that is rounding where the residual is small, and no solution where it is not.
    if (share <= 1e-3) return miss < 1e-9 * Math.abs(ad) ? { T, rho } : undefined
  }
  return undefined
}

/**
 * Of the states with one residual energy, the one with the closest compressibility factor; where the factors agree, it
 * is a corresponding state.
 */
function likest(
  reference: Equation,
  start: ConformalState,
  a: number,
  ad: number,
): ConformalState & { isAlike: boolean } {
  const along = { logT: Math.log(start.T), rho: start.rho, excess: 0, slope: 0 }
  const go = (logT: number) => {
    along.logT = logT
    compareAlong(reference, along, a, ad)
    return { ...along }
  }
  let warm = go(along.logT)
  // Towards the temperature at which the factors come closer.
  const step = warm.excess * warm.slope > 0 ? -0.04 : 0.04
  let cold = warm
  for (let n = 0; n < 40; n++) {
    cold = go(warm.logT + step)
    if (cold.excess * warm.excess <= 0 || cold.slope * warm.slope <= 0) break
    warm = cold
  }
  if (cold.excess * warm.excess > 0) {
    const closest = whereZero('slope', warm, cold, go)
    // Two corresponding states may be so close together that the step passed both.
    if (closest.excess * warm.excess > 0) return { T: Math.exp(closest.logT), rho: closest.rho, isAlike: false }
    cold = closest
  }
  const { logT, rho } = whereZero('excess', warm, cold, go)
  return { T: Math.exp(logT), rho, isAlike: true }
}

function whereZero(name: 'excess' | 'slope', warm: Along, cold: Along, go: (logT: number) => Along): Along {
  let [one, other] = [warm, cold]
  for (let n = 0; n < 60 && Math.abs(other.logT - one.logT) > 1e-9; n++) {
    const share = n % 3 === 2 ? 0.5 : one[name] / (one[name] - other[name])
    const next = go(one.logT + Math.min(0.999, Math.max(0.001, share)) * (other.logT - one.logT))
    if (next[name] * one[name] > 0) one = next
    else other = next
  }
  return one
}

interface Along {
  logT: number
  /** On entry from the last temperature, on return at the given one [mol/m3]. */
  rho: number
  /** Compressibility factor less the wanted one, and its derivative by the logarithm of temperature. */
  excess: number
  slope: number
}

/** At a temperature of the reference fluid: the density that has the wanted residual energy, and the factor there. */
function compareAlong(reference: Equation, at: Along, a: number, ad: number): void {
  const { residual, reducingT, reducingRho, molarMass } = reference
  setTau(residual, reducingT / Math.exp(at.logT))
  for (let n = 0; n < 20; n++) {
    evaluateAll(residual, (at.rho * molarMass) / reducingRho)
    const change = Math.max(-0.5, Math.min(1, (a - residual.a) / residual.ad))
    at.rho *= 1 + change
    if (Math.abs(change) < 1e-13) break
  }
  evaluateAll(residual, (at.rho * molarMass) / reducingRho)
  at.excess = residual.ad - ad
  at.slope = -residual.adt + ((residual.ad + residual.add) * residual.at) / residual.ad
}

/** Distance of a state of the reference fluid from the wanted one; leaves it evaluated there. */
function missAt(reference: Equation, T: number, rho: number, a: number, ad: number): number {
  setTau(reference.residual, reference.reducingT / T)
  evaluateAll(reference.residual, (rho * reference.molarMass) / reference.reducingRho)
  return Math.hypot(reference.residual.a - a, reference.residual.ad - ad)
}

function newtonStep(at: Derivatives, T: number, rho: number, a: number, ad: number): [T: number, rho: number] {
  // Derivatives by ln(T) and ln(rho): the energy, then the compressibility factor less 1.
  const energyByT = -at.at
  const energyByRho = at.ad
  const factorByT = -at.adt
  const factorByRho = at.ad + at.add
  const first = a - at.a
  const second = ad - at.ad
  const determinant = energyByT * factorByRho - energyByRho * factorByT
  return [
    (T * (first * factorByRho - second * energyByRho)) / determinant,
    (rho * (second * energyByT - first * factorByT)) / determinant,
  ]
}
