/** Density from temperature and pressure. */
import { EngineError } from '../../errors'
import { ancillaryAt, type Equation, pressureAt } from './equation'

/** The root wanted where there are two: liquid or vapour; above the critical temperature there is one. */
export type Side = 'liquid' | 'vapour'

/**
 * Density at a temperature and a pressure.
 *
 * @param of    the equation
 * @param T     temperature [K]
 * @param p     pressure [Pa], above 0
 * @param side  the root wanted below the critical temperature
 * @param near  density of a neighbouring state as a start [kg/m3]; 0 where none is known
 * @returns     density [kg/m3]; `not-converged` where that side has no root
 *
 * Valid within the equation's range.
 *
 * Source: the equation of state, solved by bracketed Newton's method. On a stable branch the pressure is convex in the
 * density of a liquid and concave in that of a vapour, so that steps from the outer side do not overshoot the root.
 */
export function densityAt(of: Equation, T: number, p: number, side: Side, near = 0): number {
  const { trial } = of
  trial.T = T
  trial.p = p
  trial.rho = near
  findFromNear(of, side)
  return trial.rho
}

function findFromNear(of: Equation, side: Side): void {
  const { trial } = of
  if (trial.rho > 0) search(of, isLiquid(of, side))
  if (!(trial.rho > 0)) find(of, side)
  if (trial.rho > 0) return
  const { T, p } = trial
  throw new EngineError('not-converged', `no ${side} density at ${T} K and ${p} Pa`, { T, p })
}

/**
 * As `densityAt`, without an error.
 *
 * @param of    the equation
 * @param T     temperature [K]
 * @param p     pressure [Pa], above 0
 * @param side  the root wanted below the critical temperature
 * @returns     density [kg/m3], or 0 where that side has no root
 *
 * Source: the equation of state, solved by bracketed Newton's method.
 */
export function tryDensityAt(of: Equation, T: number, p: number, side: Side): number {
  const { trial } = of
  trial.T = T
  trial.p = p
  find(of, side)
  return trial.rho
}

function find(of: Equation, side: Side): void {
  const { trial } = of
  const upwards = isLiquid(of, side)
  startRoughly(of, side)
  search(of, upwards)
  if (trial.rho > 0) return
  // Close to the critical point the inflection of an equation may differ from the published critical point: tries from
  // the other side.
  trial.rho = (upwards ? 0.3 : 2.5) * of.criticalRho
  search(of, !upwards)
}

/** Above the critical pressure there is one root; below the critical temperature it is a liquid. */
function isLiquid({ trial, criticalT, criticalP }: Equation, side: Side): boolean {
  return trial.T < criticalT && (side === 'liquid' || trial.p > criticalP)
}

/**
 * Start value of the density, within a few per cent far from the critical point.
 *
 * @param of    the equation
 * @param T     temperature [K]
 * @param p     pressure [Pa]
 * @param side  the root wanted below the critical temperature
 * @returns     density [kg/m3]
 *
 * Source: the published density of boiling liquid; G. Soave, Chem. Eng. Sci. 27 (1972) 1197.
 */
export function roughDensity(of: Equation, T: number, p: number, side: Side): number {
  const { trial } = of
  trial.T = T
  trial.p = p
  startRoughly(of, side)
  return trial.rho
}

function startRoughly(of: Equation, side: Side): void {
  const { trial } = of
  if (isLiquid(of, side)) trial.rho = ancillaryAt(of.data.saturation.liquid, trial.T) * of.molarMass
  else startByCubic(of)
}

/** The vapour root of Soave's cubic equation: within a few per cent. */
function startByCubic(of: Equation): void {
  const { trial, data, criticalT } = of
  const { acentricFactor } = data
  const { T, p } = trial
  const m = 0.48 + 1.574 * acentricFactor - 0.176 * acentricFactor * acentricFactor
  const root = 1 + m * (1 - Math.sqrt(T / criticalT))
  const reduced = (p / of.criticalP) * (criticalT / T)
  const A = (0.42748 * root * root * reduced * criticalT) / T
  const B = 0.08664 * reduced
  let Z = 1 + B
  let isSettled = false
  for (let step = 0; step < 12 && !isSettled; step++) {
    const value = ((Z - 1) * Z + A - B - B * B) * Z - A * B
    const slope = (3 * Z - 2) * Z + A - B - B * B
    const next = slope > 0 ? Z - value / slope : Z
    if (!(next > B)) break
    isSettled = Math.abs(next - Z) < 1e-3 * Z
    Z = next
  }
  trial.rho = p / (of.R * T * (isSettled ? Z : Math.max(Z, 0.2)))
}

/**
 * Density at a temperature and a pressure from a start value, without an error.
 *
 * @param of        the equation
 * @param T         temperature [K]
 * @param p         pressure [Pa]
 * @param start     start value of the density [kg/m3]
 * @param isLiquid  whether the search leaves an unstable density upwards, towards the liquid
 * @returns         density [kg/m3], or 0 where there is none
 *
 * Source: the equation of state, solved by bracketed Newton's method.
 */
export function tryDensity(of: Equation, T: number, p: number, start: number, isLiquid: boolean): number {
  const { trial } = of
  trial.T = T
  trial.p = p
  trial.rho = start
  search(of, isLiquid)
  return trial.rho
}

/** Iterates the density in the trial to the root, and leaves it there; 0 where there is none. */
function search(of: Equation, isLiquid: boolean): void {
  const { trial } = of
  const { T, p } = trial
  let low = 0
  let high = Number.POSITIVE_INFINITY
  let { rho } = trial
  trial.rho = 0
  for (let step = 0; step < 100; step++) {
    pressureAt(of, T, rho)
    const excess = of.p - p
    const isUnstable = of.slope <= 0
    if (isUnstable ? !isLiquid : excess > 0) high = rho
    else low = rho
    let next = rho - excess / of.slope
    // After one more step of Newton's method the change is below the precision of a number.
    if (!isUnstable && Math.abs(next - rho) < 1e-9 * rho) {
      trial.rho = next
      return
    }
    // A long step may lead to where the equation has no meaning.
    if (isUnstable || !(next > low && next < high) || next > 1.5 * rho)
      next = Math.min(0.5 * (low + high), (isUnstable ? 1.1 : 1.3) * rho)
    if (high - low < 1e-14 * high) return
    rho = next
  }
}
