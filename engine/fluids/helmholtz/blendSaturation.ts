/** Bubble and dew points of blends: the composition of the first bubble or drop that is in equilibrium with the blend. */
import { tryDensity } from './density'
import { ancillaryAt, type Equation } from './equation'
import {
  type Mixture,
  mixtureEnthalpy,
  mixtureGasConstant,
  mixturePressure,
  setComposition,
  setFugacity,
} from './mixture'
import type { Saturation } from './saturation'

/** One of the two lines, with the last solution to start the next from. */
export interface Line {
  readonly isBubble: boolean
  readonly other: Float64Array
  T: number
  p: number
  /** Density of the blend [kg/m3] and of the other phase [mol/m3]. */
  rho: number
  otherRho: number
}

/** A blend: its mixture, the same as one fluid, and both lines. */
export interface BlendPhases {
  readonly of: Equation
  readonly mixture: Mixture
  readonly x: readonly number[]
  readonly bubble: Line
  readonly dew: Line
  /** Points solved before, from the cold end upwards, to start from: bubble and dew. */
  readonly seeds: (readonly [bubble: Line, dew: Line])[]
}

/**
 * A line before its first point.
 *
 * @param isBubble  whether it is the bubble line
 * @param size      number of components
 * @returns         the line
 *
 * Source: definition.
 */
export function line(isBubble: boolean, size: number): Line {
  const no = Number.NaN
  return { isBubble, other: new Float64Array(size), T: no, p: no, rho: no, otherRho: no }
}

/** Vapour pressure of a component, carried on above its critical point. */
function vapourPressure({ mixture }: BlendPhases, i: number, T: number): number {
  const { saturation, critical } = mixture.components[i]!
  if (T < 0.98 * critical.T) return ancillaryAt(saturation.bubble, T)
  const edge = 0.98 * critical.T
  return ancillaryAt(saturation.bubble, edge) * Math.exp(7 * (critical.T / edge - critical.T / T))
}

/** Raoult's law, to start from nothing. */
function startRaoult(blend: BlendPhases, on: Line, T: number): void {
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

const step = { p: 0, slope: 0 }

/** Density of the other phase by Newton's method, 0 where there is none. */
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
 * The point of a line at a temperature or a pressure; the other of the two follows, in the line with both densities.
 *
 * @param blend  the blend
 * @param on     the line, from whose last point it starts
 * @param T      temperature [K], given or to start from
 * @param p      pressure [Pa], given or to start from
 * @param isByT  whether the temperature is given
 * @returns      whether a point was found
 *
 * Source: equal fugacity of every component, by successive substitution of the other phase's composition with a step of
 * Newton's method in the unknown of pressure and temperature; M. L. Michelsen and J. M. Mollerup, Thermodynamic Models
 * (2007), chapter 12.
 */
export function findPoint(blend: BlendPhases, on: Line, T: number, p: number, isByT: boolean): boolean {
  const { of, mixture, x } = blend
  const { other } = on
  const logPhi = new Float64Array(x.length)
  for (let round = 0; round < 200; round++) {
    const rho = tryDensity(of, T, p, on.rho, on.isBubble)
    if (!(rho > 0)) return false
    setComposition(mixture, x)
    setFugacity(mixture, x, T, rho / of.molarMass)
    logPhi.set(mixture.logPhi)
    const Z = mixture.compressibility
    const H = isByT ? 0 : mixtureEnthalpy(mixture, x, T)
    setComposition(mixture, other)
    const otherRho = otherDensity(blend, on, T, p)
    if (!(otherRho > 0)) return false
    setFugacity(mixture, other, T, otherRho)
    on.rho = rho
    on.otherRho = otherRho
    let sum = 0
    let moved = 0
    for (let i = 0; i < x.length; i++) sum += x[i]! * Math.exp(logPhi[i]! - mixture.logPhi[i]!)
    for (let i = 0; i < x.length; i++) {
      const next = (x[i]! * Math.exp(logPhi[i]! - mixture.logPhi[i]!)) / sum
      moved = Math.max(moved, Math.abs(next - other[i]!))
      other[i] = next
    }
    const excess = Math.log(sum)
    if (Math.abs((otherRho * of.molarMass) / rho - 1) < 0.02) return false
    if (isByT) p *= Math.exp(Math.max(-0.3, Math.min(0.3, excess / (mixture.compressibility - Z))))
    else {
      const slope = (mixtureEnthalpy(mixture, other, T) - H) / (mixtureGasConstant * T * T)
      T -= Math.max(-0.05 * T, Math.min(0.05 * T, excess / slope))
    }
    if (moved < 1e-9 && Math.abs(excess) < 1e-10) {
      on.T = T
      on.p = p
      return true
    }
  }
  return false
}

/**
 * Both lines of a blend at a temperature.
 *
 * @param blend  the blend
 * @param T      temperature [K]
 * @param out    where pressures and densities are written
 * @returns      whether both were found
 *
 * Source: `findPoint`.
 */
export function blendAtT(blend: BlendPhases, T: number, out: Saturation): boolean {
  for (const on of [blend.bubble, blend.dew])
    if (!followed(blend, on, T, on.p, true)) {
      const seed = nearest(blend, on, seed => Math.abs(seed.T - T))
      if (!(seed && resumed(blend, on, seed, T, seed.p, true)) && !fromRaoult(blend, on, T, 0, true)) return lost(on)
    }
  out.bubbleT = T
  out.dewT = T
  write(blend, out)
  return true
}

/**
 * Both lines of a blend at a pressure.
 *
 * @param blend   the blend
 * @param p       pressure [Pa]
 * @param out     holds temperatures to start from; where all is written
 * @returns       whether both were found
 *
 * Source: `findPoint`.
 */
export function blendAtP(blend: BlendPhases, p: number, out: Saturation): boolean {
  const starts = [out.bubbleT, out.dewT]
  for (const [k, on] of [blend.bubble, blend.dew].entries()) {
    const T = starts[k]!
    if (followed(blend, on, T, p, false)) continue
    const seed = nearest(blend, on, seed => Math.abs(Math.log(seed.p / p)))
    if (seed && resumed(blend, on, seed, seed.T, p, false)) continue
    if (!byTemperature(blend, on, p) && !bridged(blend, on, p) && !fromRaoult(blend, on, T, p, false)) return lost(on)
  }
  out.bubbleT = blend.bubble.T
  out.dewT = blend.dew.T
  write(blend, out)
  return true
}

/** Where steps at a pressure do not arrive: steps of the secant in the temperature, between two points solved before. */
function byTemperature(blend: BlendPhases, on: Line, p: number): boolean {
  const points = blend.seeds.map(([bubble, dew]) => (on.isBubble ? bubble : dew))
  const above = points.findIndex(point => point.p >= p)
  if (above < 1) return false
  let low = { T: points[above - 1]!.T, logP: Math.log(points[above - 1]!.p) }
  let high = { T: points[above]!.T, logP: Math.log(points[above]!.p) }
  const target = Math.log(p)
  copyLine(points[above]!, on)
  for (let step = 0; step < 60; step++) {
    // ln p runs nearly straight with 1/T.
    const share = (target - low.logP) / (high.logP - low.logP)
    const T = 1 / (1 / low.T + share * (1 / high.T - 1 / low.T))
    if (!findPoint(blend, on, T, Math.exp(target), true)) return false
    const logP = Math.log(on.p)
    if (Math.abs(logP - target) < 1e-12) return true
    if (logP > target) high = { T, logP }
    else low = { T, logP }
  }
  return Math.abs(Math.log(on.p) - target) < 1e-9
}

/** Above the last point of a line: straight on to the critical point, the density by the square root of the distance. */
function bridged({ of, seeds }: BlendPhases, on: Line, p: number): boolean {
  const edge = seeds.at(-1)?.[on.isBubble ? 0 : 1]
  if (!(edge && p > 0.995 * edge.p && p < of.criticalP)) return false
  const share = Math.min(1, Math.log(p / of.criticalP) / Math.log(edge.p / of.criticalP))
  on.T = of.criticalT - share * (of.criticalT - edge.T)
  on.p = p
  on.rho = of.criticalRho + Math.sqrt(share) * (edge.rho - of.criticalRho)
  return true
}

function nearest({ seeds }: BlendPhases, on: Line, distance: (seed: Line) => number): Line | undefined {
  const all = seeds.map(([bubble, dew]) => (on.isBubble ? bubble : dew))
  return all.reduce<Line | undefined>(
    (best, seed) => (!best || distance(seed) < distance(best) ? seed : best),
    undefined,
  )
}

function resumed(blend: BlendPhases, on: Line, seed: Line, T: number, p: number, isByT: boolean): boolean {
  copyLine(seed, on)
  return followed(blend, on, T, p, isByT)
}

function fromRaoult(blend: BlendPhases, on: Line, T: number, p: number, isByT: boolean): boolean {
  startRaoult(blend, on, T)
  return findPoint(blend, on, T, isByT ? on.p : p, isByT)
}

/**
 * Copies a point of a line.
 *
 * @param from  the point
 * @param to    where it is written
 *
 * Source: definition.
 */
export function copyLine(from: Line, to: Line): void {
  to.other.set(from.other)
  to.T = from.T
  to.p = from.p
  to.rho = from.rho
  to.otherRho = from.otherRho
}

/** From the last point, where that is near; a long way is better started anew. */
function followed(blend: BlendPhases, on: Line, T: number, p: number, isByT: boolean): boolean {
  if (!(on.T > 0 && Math.abs(on.T / T - 1) < 0.03)) return false
  // The vapour's density follows the pressure.
  const start = isByT ? on.p * Math.exp(9 * (1 - on.T / T)) : p
  const change = start / on.p
  if (on.isBubble) on.otherRho *= change
  else on.rho *= change
  return findPoint(blend, on, T, start, isByT)
}

function lost(on: Line): boolean {
  on.T = 0
  return false
}

function write({ bubble, dew }: BlendPhases, out: Saturation): void {
  out.bubbleP = bubble.p
  out.dewP = dew.p
  out.liquidRho = bubble.rho
  out.vapourRho = dew.rho
}
