/** A bubble or dew point of a blend, with the composition of the incipient phase in equilibrium. */
import { copyPoint } from './blendLine'
import { tryDensity } from './density'
import type { BlendPhases, Line } from './equation'
import { mixtureEnthalpy, mixtureGasConstant, mixturePressure, setComposition, setFugacity } from './mixture'
import { forget, learn } from './quasiNewton'

const step = { p: 0, slope: 0 }

/** Density of the other phase by Newton's method; 0 where there is none. */
function otherDensity({ mixture }: BlendPhases, on: Line, T: number, p: number): number {
  let rho = on.otherRho
  for (let i = 0; i < 60; i++) {
    mixturePressure(mixture, on.other, T, rho, step)
    if (!(step.slope > 0)) {
      rho *= on.isBubble ? 0.9 : 1.05
      continue
    }
    const change = (p - step.p) / step.slope
    if (Math.abs(change) < 1e-9 * rho) return rho + change
    rho += Math.max(-0.4 * rho, Math.min(0.3 * rho, change))
  }
  return 0
}

/**
 * The point of a line at a temperature or a pressure. The other of the two, and both densities, are written to the
 * line.
 *
 * @param blend  the blend
 * @param on     the line; its last point is the start
 * @param T      temperature [K], given, or the start value
 * @param p      pressure [Pa], given or to start from
 * @param isByT  whether the temperature is given
 * @returns      whether a point was found
 *
 * Source: equal fugacity of every component, by successive substitution of the other phase's composition with a step of
 * Newton's method in the unknown of pressure and temperature; M. L. Michelsen and J. M. Mollerup, Thermodynamic Models
 * (2007), chapter 12; accelerated by `quasiNewton`, and repeated without it where that does not converge.
 */
export function findPoint(blend: BlendPhases, on: Line, T: number, p: number, isByT: boolean): boolean {
  copyPoint(on, on.start)
  if (substitute(blend, on, T, p, isByT, true)) return true
  forget(on.learnt)
  copyPoint(on.start, on)
  return substitute(blend, on, T, p, isByT, false)
}

function substitute(blend: BlendPhases, on: Line, startT: number, startP: number, isByT: boolean, isFast: boolean) {
  const { x, of } = blend
  const { other, learnt, logK, residual } = on
  const { step } = learnt
  const size = x.length
  for (let i = 0; i < size; i++) logK[i] = Math.log(other[i]! / x[i]!)
  let T = startT
  let p = startP
  learnt.isUnderWay = false
  for (let round = 0; round < (isFast ? 25 : 200); round++) {
    const excess = setResidual(blend, on, T, p, isByT)
    if (!Number.isFinite(excess) || Math.abs((on.otherRho * of.molarMass) / on.rho - 1) < 0.02) return false
    let moved = Math.abs(excess) < 1e-10 ? 0 : 1
    for (let i = 0; i < size; i++)
      moved = Math.max(moved, Math.abs(x[i]! * Math.exp(logK[i]! + residual[i]! - excess) - other[i]!))
    if (isFast) learn(learnt, residual)
    else step.set(residual)
    shorten(step, isByT ? 0.3 : 0.05)
    let sum = 0
    for (let i = 0; i < size; i++) {
      logK[i]! += step[i]!
      sum += x[i]! * Math.exp(logK[i]!)
    }
    for (let i = 0; i < size; i++) other[i] = (x[i]! * Math.exp(logK[i]!)) / sum
    if (isByT) p *= Math.exp(step[size]!)
    else T *= Math.exp(step[size]!)
    if (moved < 1e-9) {
      on.T = T
      on.p = p
      return true
    }
  }
  return false
}

/**
 * Sets the changes of ln K and of the logarithm of pressure or temperature by one substitution; returns ln(sum of x K).
 */
function setResidual(blend: BlendPhases, on: Line, T: number, p: number, isByT: boolean): number {
  const { of, mixture, x } = blend
  const { other, logK, residual } = on
  const size = x.length
  const rho = tryDensity(of, T, p, on.rho, on.isBubble)
  if (!(rho > 0)) return Number.NaN
  setComposition(mixture, x)
  setFugacity(mixture, x, T, rho / of.molarMass)
  residual.set(mixture.logPhi)
  const Z = mixture.compressibility
  const H = isByT ? 0 : mixtureEnthalpy(mixture, x, T)
  setComposition(mixture, other)
  const otherRho = otherDensity(blend, on, T, p)
  if (!(otherRho > 0)) return Number.NaN
  setFugacity(mixture, other, T, otherRho)
  on.rho = rho
  on.otherRho = otherRho
  let sum = 0
  for (let i = 0; i < size; i++) {
    const next = residual[i]! - mixture.logPhi[i]!
    sum += x[i]! * Math.exp(next)
    residual[i] = next - logK[i]!
  }
  const excess = Math.log(sum)
  if (isByT) residual[size] = excess / (mixture.compressibility - Z)
  else residual[size] = (-excess * mixtureGasConstant * T) / (mixtureEnthalpy(mixture, other, T) - H)
  return excess
}

/** Limits the last unknown to a longest step, and the others to a factor of e, by one common scale. */
function shorten(step: Float64Array, longest: number): void {
  const last = step.length - 1
  let share = Math.min(1, longest / Math.abs(step[last]!))
  for (let i = 0; i < last; i++) share = Math.min(share, 1 / Math.abs(step[i]!))
  if (share < 1) for (let i = 0; i <= last; i++) step[i]! *= share
}
