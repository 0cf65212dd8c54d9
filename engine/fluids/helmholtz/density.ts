/** Density from temperature and pressure. */
import { EngineError } from '../../errors'
import { ancillaryAt, type Equation, pressureAt } from './equation'

/** Which root is wanted where there are two: liquid, vapour; above the critical temperature there is one. */
export type Side = 'liquid' | 'vapour'

/** Compressibility factor of the vapour root by the Soave form of the cubic equation: within a few per cent, for starting. */
function cubicFactor(of: Equation, T: number, p: number): number {
  const { acentricFactor } = of.data
  const m = 0.48 + 1.574 * acentricFactor - 0.176 * acentricFactor * acentricFactor
  const alpha = (1 + m * (1 - Math.sqrt(T / of.criticalT))) ** 2
  const reduced = (p / of.criticalP) * (of.criticalT / T)
  const A = (0.42748 * alpha * reduced * of.criticalT) / T
  const B = 0.08664 * reduced
  let Z = 1 + B
  for (let step = 0; step < 12; step++) {
    const value = ((Z - 1) * Z + A - B - B * B) * Z - A * B
    const slope = (3 * Z - 2) * Z + A - B - B * B
    const next = slope > 0 ? Z - value / slope : Z
    if (!(next > B)) break
    if (Math.abs(next - Z) < 1e-3 * Z) return next
    Z = next
  }
  return Math.max(Z, 0.2)
}

/**
 * Density at a temperature and a pressure.
 *
 * @param of    the equation
 * @param T     temperature [K]
 * @param p     pressure [Pa], above 0
 * @param side  the root wanted below the critical temperature
 * @param near  density of that root close by to start from [kg/m3]; 0 where none is known
 * @returns     density [kg/m3]; `not-converged` where that side has no root
 *
 * Valid within the equation's range.
 *
 * Source: the equation of state, solved by bracketed Newton's method. On a stable branch the pressure is convex in the
 * density of a liquid and concave in that of a vapour, so that steps from the outer side do not pass the root.
 */
export function densityAt(of: Equation, T: number, p: number, side: Side, near = 0): number {
  const start = near > 0 ? tryDensity(of, T, p, near, isLiquid(of, T, p, side)) : 0
  const rho = start > 0 ? start : tryDensityAt(of, T, p, side)
  if (rho > 0) return rho
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
  const upwards = isLiquid(of, T, p, side)
  const rho = tryDensity(of, T, p, roughDensity(of, T, p, side), upwards)
  if (rho > 0) return rho
  // Close to the critical point an equation may bend where the published point says that it does not: try from the other side.
  return tryDensity(of, T, p, (upwards ? 0.3 : 2.5) * of.criticalRho, !upwards)
}

/** Above the critical pressure there is one root, and below the critical temperature it is that of a liquid. */
function isLiquid(of: Equation, T: number, p: number, side: Side): boolean {
  return T < of.criticalT && (side === 'liquid' || p > of.criticalP)
}

/**
 * Density to start from, within a few per cent far from the critical point.
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
  if (isLiquid(of, T, p, side)) return ancillaryAt(of.data.saturation.liquid, T) * of.molarMass
  return p / (of.R * T * cubicFactor(of, T, p))
}

/**
 * Density at a temperature and a pressure from a start value.
 *
 * @param of        the equation
 * @param T         temperature [K]
 * @param p         pressure [Pa]
 * @param start     density to start from [kg/m3]
 * @param isLiquid  whether an unstable density on the way is to be left upwards, towards the liquid
 * @returns         density [kg/m3]; `not-converged` where there is none
 *
 * Source: the equation of state, solved by bracketed Newton's method.
 */
export function solveDensity(of: Equation, T: number, p: number, start: number, isLiquid: boolean): number {
  const rho = tryDensity(of, T, p, start, isLiquid)
  if (rho > 0) return rho
  throw new EngineError('not-converged', `no ${isLiquid ? 'liquid' : 'vapour'} density at ${T} K and ${p} Pa`, { T, p })
}

/**
 * As `solveDensity`, without an error.
 *
 * @param of        the equation
 * @param T         temperature [K]
 * @param p         pressure [Pa]
 * @param start     density to start from [kg/m3]
 * @param isLiquid  whether an unstable density on the way is to be left upwards, towards the liquid
 * @returns         density [kg/m3], or 0 where there is none
 *
 * Source: the equation of state, solved by bracketed Newton's method.
 */
export function tryDensity(of: Equation, T: number, p: number, start: number, isLiquid: boolean): number {
  let low = 0
  let high = Number.POSITIVE_INFINITY
  let rho = start
  for (let step = 0; step < 100; step++) {
    pressureAt(of, T, rho)
    const excess = of.p - p
    const isUnstable = of.slope <= 0
    if (isUnstable ? !isLiquid : excess > 0) high = rho
    else low = rho
    let next = rho - excess / of.slope
    // From here one more step of Newton's method would change nothing that a number can hold.
    if (!isUnstable && Math.abs(next - rho) < 1e-9 * rho) return next
    // Far steps end where the equation means nothing.
    if (isUnstable || !(next > low && next < high) || next > 1.5 * rho)
      next = Math.min(0.5 * (low + high), (isUnstable ? 1.1 : 1.3) * rho)
    if (high - low < 1e-14 * high) break
    rho = next
  }
  return 0
}
