/** The bubble and the dew line of a blend: their points, and the start values of the solver. */

import { ancillaryAt, type BlendPhases, type Line, type LinePoint } from './equation'
import { mixtureGasConstant } from './mixture'
import { quasiNewton } from './quasiNewton'

/**
 * A line without points.
 *
 * @param isBubble  whether it is the bubble line
 * @param size      number of components
 * @returns         the line
 *
 * Source: definition.
 */
export function line(isBubble: boolean, size: number): Line {
  const room = { start: linePoint(size), logK: new Float64Array(size), residual: new Float64Array(size + 1) }
  return { isBubble, learnt: quasiNewton(size + 1), ...room, ...linePoint(size) }
}

/**
 * An empty point.
 *
 * @param size  number of components
 * @returns     the point
 *
 * Source: definition.
 */
export function linePoint(size: number): LinePoint {
  const no = Number.NaN
  return { other: new Float64Array(size), T: no, p: no, rho: no, otherRho: no }
}

/** Vapour pressure of a component, extrapolated above its critical point. */
function vapourPressure({ mixture }: BlendPhases, i: number, T: number): number {
  const { saturation, critical } = mixture.components[i]!
  if (T < 0.98 * critical.T) return ancillaryAt(saturation.bubble, T)
  const edge = 0.98 * critical.T
  return ancillaryAt(saturation.bubble, edge) * Math.exp(7 * (critical.T / edge - critical.T / T))
}

/**
 * Start values of a line without earlier points, by Raoult's law.
 *
 * @param blend  the blend
 * @param on     the start values are written here
 * @param T      temperature [K]
 *
 * Source: Raoult's law.
 */
export function startRaoult(blend: BlendPhases, on: Line, T: number): void {
  const { x, of } = blend
  const pressures = x.map((_, i) => vapourPressure(blend, i, T))
  const p = on.isBubble
    ? x.reduce((sum, each, i) => sum + each * pressures[i]!, 0)
    : 1 / x.reduce((sum, each, i) => sum + each / pressures[i]!, 0)
  for (let i = 0; i < x.length; i++)
    on.other[i] = on.isBubble ? (x[i]! * pressures[i]!) / p : (x[i]! * p) / pressures[i]!
  on.T = T
  on.p = p
  const gas = p / (mixtureGasConstant * T)
  const liquid = 1 / x.reduce((sum, each, i) => sum + each / liquidDensity(blend, i, T), 0)
  on.rho = (on.isBubble ? liquid : 1.05 * gas) * of.molarMass
  on.otherRho = on.isBubble ? 1.05 * gas : liquid
}

function liquidDensity({ mixture }: BlendPhases, i: number, T: number): number {
  const { saturation, critical } = mixture.components[i]!
  return ancillaryAt(saturation.liquid, Math.min(T, 0.97 * critical.T))
}

/**
 * Copies a point of a line.
 *
 * @param from  the point
 * @param to    the copy is written here
 *
 * Source: definition.
 */
export function copyPoint(from: LinePoint, to: LinePoint): void {
  to.other.set(from.other)
  to.T = from.T
  to.p = from.p
  to.rho = from.rho
  to.otherRho = from.otherRho
}

/**
 * Start values of a line by interpolation between points already solved.
 *
 * @param blend  the blend
 * @param on     the start values are written here
 * @param at     temperature [K] or pressure [Pa]
 * @param isByT  which of the two
 * @returns      whether there are points close enough
 *
 * Source: Lagrange polynomials of ln p, of 1/T, and of the logarithms of densities and mole fractions.
 */
export function startBetween(blend: BlendPhases, on: Line, at: number, isByT: boolean): boolean {
  const points = on.isBubble ? blend.bubbles : blend.dews
  const place = (point: LinePoint) => (isByT ? -1 / point.T : Math.log(point.p))
  const x = isByT ? -1 / at : Math.log(at)
  const count = points.length
  if (count < 2) return false
  const above = points.findIndex(point => place(point) >= x)
  // Beyond the ends linear: polynomials of higher degree diverge there.
  const first = above < 0 ? count - 2 : Math.max(0, Math.min(above - 2, count - 4))
  const last = above < 0 || above === 0 ? first + 1 : Math.min(first + 3, count - 1)
  let [T, logP, logRho, logOther] = [0, 0, 0, 0]
  on.other.fill(0)
  for (let i = first; i <= last; i++) {
    const point = points[i]!
    let weight = 1
    for (let j = first; j <= last; j++)
      if (j !== i) weight *= (x - place(points[j]!)) / (place(point) - place(points[j]!))
    T += weight / point.T
    logP += weight * Math.log(point.p)
    logRho += weight * Math.log(point.rho)
    logOther += weight * Math.log(point.otherRho)
    for (let k = 0; k < on.other.length; k++) on.other[k]! += weight * Math.log(point.other[k]!)
  }
  for (let k = 0; k < on.other.length; k++) on.other[k] = Math.exp(on.other[k]!)
  on.T = 1 / T
  on.p = Math.exp(logP)
  on.rho = Math.exp(logRho)
  on.otherRho = Math.exp(logOther)
  return true
}
