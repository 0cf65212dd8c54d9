/**
 * The state of water on an isobar with a given enthalpy or entropy: by the backward equations, then refined on the
 * equations that these invert.
 */
import { EngineError } from '../../errors'
import { saturationFromEnthalpy3, temperatureFromEnthalpy3, volumeFromEnthalpy3 } from './criticalFromEnthalpy'
import { saturationFromEntropy3, temperatureFromEntropy3, volumeFromEntropy3 } from './criticalFromEntropy'
import { enthalpy1, entropy1, region1, temperatureFromEnthalpy1, temperatureFromEntropy1 } from './region1'
import { enthalpy2, entropy2, region2 } from './region2'
import { region3 } from './region3'
import { coldestWater, criticalStart, highestPressure, hotStart, hottestAt } from './regions'
import { onIsobar } from './solveState'
import { saturatedAt, stateAt } from './stateAt'
import { temperatureFromEnthalpy2 } from './steamFromEnthalpy'
import { temperatureFromEntropy2 } from './steamFromEntropy'
import { boundaryTemperature, lowestSaturation, waterSaturationTemperature } from './waterSaturation'
import { critical, type WaterState, waterState } from './waterState'

/**
 * Computes a third number from two, of which the array holds the first: as arguments they would be allocated as
 * objects.
 */
type Tell = (at: Float64Array) => void

/**
 * A property that rises along every isobar: how each region computes it from T and p, and the backward equations from p
 * and the property.
 */
export interface Rising {
  readonly name: 'h' | 's'
  readonly ofLiquid: Tell
  readonly ofSteam: Tell
  readonly liquidT: Tell
  readonly steamT: Tell
  readonly criticalT: Tell
  readonly criticalV: Tell
  /** Pressure at which the saturation line has the value, and the accuracy of that pressure as a share of it. */
  readonly saturation: (value: number) => number
  readonly margin: number
  /** Values of boiling and of condensing water at 623.15 K: between them the dome extends above the pressure there. */
  readonly boiling: number
  readonly condensing: number
}

/** Enthalpy [J/kg]. */
export const enthalpy: Rising = {
  name: 'h',
  ofLiquid: at => {
    at[2] = enthalpy1(at[0]!, at[1]!)
  },
  ofSteam: at => {
    at[2] = enthalpy2(at[0]!, at[1]!)
  },
  liquidT: at => {
    at[2] = temperatureFromEnthalpy1(at[0]!, at[1]!)
  },
  steamT: at => {
    at[2] = temperatureFromEnthalpy2(at[0]!, at[1]!)
  },
  criticalT: at => {
    at[2] = temperatureFromEnthalpy3(at[0]!, at[1]!)
  },
  criticalV: at => {
    at[2] = volumeFromEnthalpy3(at[0]!, at[1]!)
  },
  saturation: saturationFromEnthalpy3,
  margin: 1e-5,
  boiling: 1670.858e3,
  condensing: 2563.592e3,
}

/** Entropy [J/kg K]. */
export const entropy: Rising = {
  name: 's',
  ofLiquid: at => {
    at[2] = entropy1(at[0]!, at[1]!)
  },
  ofSteam: at => {
    at[2] = entropy2(at[0]!, at[1]!)
  },
  liquidT: at => {
    at[2] = temperatureFromEntropy1(at[0]!, at[1]!)
  },
  steamT: at => {
    at[2] = temperatureFromEntropy2(at[0]!, at[1]!)
  },
  criticalT: at => {
    at[2] = temperatureFromEntropy3(at[0]!, at[1]!)
  },
  criticalV: at => {
    at[2] = volumeFromEntropy3(at[0]!, at[1]!)
  },
  saturation: saturationFromEntropy3,
  margin: 1e-4,
  boiling: 3778.281,
  condensing: 5210.888,
}

/** Computes one number from two; short, so that it is inlined. */
function told(tell: Tell, first: number, second: number): number {
  room[0] = first
  room[1] = second
  tell(room)
  return room[2]!
}

const room = new Float64Array(3)

/** Pressure at which the dome leaves regions 1 and 2 [Pa]. */
const criticalStartPressure = 16.5291642526e6
const [boiling, condensing, end] = [waterState(), waterState(), waterState()]

/**
 * Finds the state on an isobar where a property has a value.
 *
 * @param of   the property
 * @param at   the pressure [Pa] and the value of the property: as arguments these numbers may be allocated as objects
 * @param out  the state is written here, except for a wet one
 * @returns    -1 in one phase, the vapour mass fraction between boiling and condensing
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa; else `out-of-range`. `not-converged` if the
 * solution fails.
 *
 * Source: IAPWS R7-97(2012) and SR3-03(2014), backward equations, refined on the equations of the regions to rounding.
 */
export function alongIsobar(of: Rising, at: Float64Array, out: WaterState): number {
  const p = at[0]!
  const value = at[1]!
  if (!(p > 0 && p <= highestPressure && Number.isFinite(value))) throw beyond(of, p, value)
  way.p = p
  way.value = value
  way.lowest = coldestWater
  way.highest = hotStart
  if (p < lowestSaturation) steamOn(of, out)
  else if (p <= criticalStartPressure) {
    const T = waterSaturationTemperature(p)
    const low = told(of.ofLiquid, T, p)
    if (value < low) {
      way.highest = T
      liquidOn(of, out)
    } else {
      const high = told(of.ofSteam, T, p)
      if (value <= high) return (value - low) / (high - low)
      way.lowest = T
      steamOn(of, out)
    }
  } else if (value <= told(of.ofLiquid, criticalStart, p)) {
    way.highest = criticalStart
    liquidOn(of, out)
  } else {
    const T = boundaryTemperature(p)
    way.lowest = T
    if (!(value >= told(of.ofSteam, T, p))) return nearCritical(of, out)
    steamOn(of, out)
  }
  return -1
}

/** The search within a region: pressure, value, start and limits, and the temperature found, NaN beyond the limits. */
const way = { p: Number.NaN, value: Number.NaN, T: Number.NaN, lowest: Number.NaN, highest: Number.NaN }

function liquidOn(of: Rising, out: WaterState): void {
  way.T = told(of.liquidT, way.p, way.value)
  bySecants(of.ofLiquid)
  if (Number.isNaN(way.T)) throw beyond(of, way.p, way.value)
  region1(way.T, way.p, out)
}

function steamOn(of: Rising, out: WaterState): void {
  way.T = told(of.steamT, way.p, way.value)
  bySecants(of.ofSteam)
  const { T, p, value, lowest } = way
  if (T > 0) region2(T, p, out)
  else {
    const top = hottestAt(p)
    if (!(value >= told(of.ofSteam, lowest, p) && value <= stateAt(top, p, end)[of.name])) throw beyond(of, p, value)
    onIsobar(p, of.name, value, 0.5 * (hotStart + top), hotStart, top, out)
  }
}

/** In region 3 and on the dome within it: most states are so far from the dome that its line need not be solved. */
function nearCritical(of: Rising, out: WaterState): number {
  const { p, value } = way
  let lowest = criticalStart
  let top = way.lowest
  if (p < critical.p) {
    const isOutside = value < of.boiling || value > of.condensing || p > of.saturation(value) * (1 + of.margin)
    if (!(isOutside && inRegion3(of, out))) {
      const T = waterSaturationTemperature(p)
      const low = saturatedAt(T, 'liquid', boiling)[of.name]
      const high = saturatedAt(T, 'vapour', condensing)[of.name]
      if (value >= low && value <= high) return (value - low) / (high - low)
      if (value < low) top = T
      else lowest = T
    } else return -1
  }
  if (!inRegion3(of, out)) onIsobar(p, of.name, value, told(of.criticalT, p, value), lowest, top, out)
  return -1
}

/**
 * Newton's method for temperature and volume at once, from the backward equations: usually two steps. Returns false
 * where it does not converge, as may happen where the compressibility is unbounded.
 */
function inRegion3(of: Rising, out: WaterState): boolean {
  const { p, value } = way
  let T = told(of.criticalT, p, value)
  let v = told(of.criticalV, p, value)
  for (let step = 0; step < 6; step++) {
    if (!(T > 610 && T < 900 && v > 1e-3 && v < 1.2e-2)) return false
    region3(T, 1 / v, out)
    const { cp, cv, volumeByPressure } = out
    if (!(volumeByPressure < 0 && cp > cv)) return false
    // Relations on an isobar: cp - cv = -T (dv/dT)^2 / (dv/dp), dh = cp dT + (v - T dv/dT) dp, ds = cp/T dT - dv/dT dp.
    const expansion = Math.sqrt((-(cp - cv) * volumeByPressure) / T)
    const pressed = p - out.p
    const rise =
      of.name === 'h'
        ? (value - out.h - (v - T * expansion) * pressed) / cp
        : (T * (value - out.s + expansion * pressed)) / cp
    const swell = expansion * rise + volumeByPressure * pressed
    T += rise
    v += swell
    if (Math.abs(swell) < 1e-6 * v && Math.abs(rise) < 1e-6 * T) {
      region3(T, 1 / v, out)
      // The pressure as given, so that a state can be evaluated again with the same result.
      out.p = p
      return true
    }
  }
  return false
}

/** Secant method to where a region's property has its value. */
function bySecants(tell: Tell): void {
  const { p, value, lowest, highest } = way
  let T = way.T > lowest ? Math.min(way.T, highest) : lowest
  way.T = Number.NaN
  let miss = told(tell, T, p) - value
  const beside = T + (T < highest - aside ? aside : -aside)
  let slope = (told(tell, beside, p) - value - miss) / (beside - T)
  for (let step = 0; step < 30; step++) {
    const next = Math.min(Math.max(T - miss / slope, lowest), highest)
    const moved = next - T
    // The slope is accurate to 1e-4 by then: the remaining error is rounding.
    if (Math.abs(moved) < 1e-7 * T) {
      const isBeyond = (next === lowest && miss > 0) || (next === highest && miss < 0)
      if (!isBeyond || Math.abs(miss / slope) <= 1e-9 * T) way.T = next
      return
    }
    const before = miss
    T = next
    miss = told(tell, T, p) - value
    slope = (miss - before) / moved
  }
}

/** Distance of the second point of a secant [K]: the largest error of the backward equations. */
const aside = 0.02

function beyond(of: Rising, p: number, value: number): EngineError {
  if (!(p > 0 && p <= highestPressure))
    return new EngineError('out-of-range', `water is known to ${highestPressure} Pa, not at ${p} Pa`, { p })
  const [low, high] = [stateAt(coldestWater, p, boiling)[of.name], stateAt(hottestAt(p), p, end)[of.name]]
  const message = `at ${p} Pa ${of.name} is between ${low} and ${high}`
  return new EngineError('out-of-range', message, { p, [of.name]: value })
}
