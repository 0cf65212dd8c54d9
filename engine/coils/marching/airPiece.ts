/** The air side of one piece of a row: dry in front, wet behind, with separate laws for heat and mass transfer. */
import {
  dewPoint,
  liquidWaterEnthalpy,
  moistAirEnthalpy,
  moistAirSpecificHeat,
  saturationHumidityRatio,
} from '../../fluids/moistAir'
import type { RowAir } from '../air/rowAir'

/** Lewis number to the power of two thirds: heat over mass transfer of water vapour in air. */
export const lewisFactor = 0.9

/** Inputs of a piece. SI; areas on the outside. */
export interface AirPieceInputs {
  /** Air before the piece: dry bulb [K] and humidity ratio [kg/kg dry air]. */
  T: number
  W: number
  /** Dry air through it [kg/s], outside area [m2], temperature of the fluid that drives the heat [K]. */
  airFlow: number
  area: number
  fluid: number
  /** Resistance from the outside surface to the fluid, and fouling outside, on the outside area [m2 K/W]. */
  inside: number
  outsideFouling: number
  air: RowAir
  pressure: number
  maySweat: boolean
  /** Lewis number to the power of two thirds. */
  lewis: number
}

/**
 * Result of a piece, overwritten by each call. Air leaves as T = T0 + TT Tin + TW Win and W = W0 + WT Tin + WW Win, so
 * that the air can be carried on from row to row without another call.
 */
export interface AirPiece {
  /** Heat to the fluid [W], and its decrease per kelvin of a warmer fluid [W/K]. */
  heat: number
  slope: number
  /** Water that condenses [kg/s], share of the area that is wet [-]. */
  condensate: number
  wet: number
  /** Mean temperature of the surface, and of its wet part; kept from call to call [K]. */
  surface: number
  wetSurface: number
  T0: number
  TT: number
  TW: number
  W0: number
  WT: number
  WW: number
  /** Slope of the humidity ratio of saturated air at the wet surface [1/K]; 0 where all is dry. */
  humidRise: number
}

/**
 * An empty result for `airPiece`.
 *
 * @returns a result object that each call overwrites
 *
 * Source: definition.
 */
export function airPieceRoom(): AirPiece {
  return {
    heat: 0,
    slope: 0,
    condensate: 0,
    wet: 0,
    surface: 0,
    wetSurface: Number.NaN,
    T0: 0,
    TT: 1,
    TW: 0,
    W0: 0,
    WT: 0,
    WW: 1,
    humidRise: 0,
  }
}

/**
 * Below this fluid temperature the moist-air equations do not hold, and the piece counts as dry. It occurs only in a
 * march far from convergence [K].
 */
const coldestFluid = 175

/** A wet or dry part smaller than this share is left out: its formulas would end in 0/0. */
const thinnest = 1e-9

/**
 * Heat and water exchanged by a piece of a row in front of a fluid of one temperature.
 *
 * Through the depth of the row, temperature and humidity of the air each follow an exponential; the surface temperature
 * follows from the heat balance at each depth. The piece is wet from where the surface reaches the dew point. The
 * humidity of saturated air is linearized about the mean temperature of the wet surface, which is kept from call to
 * call.
 *
 * @param of   air, fluid, area, flows and coefficients, SI
 * @param out  the result is written here; `wetSurface` is read first
 *
 * Valid for cooling and heating; `heat` is what the air loses less what the condensate carries away at the temperature
 * of the surface, so that the balance closes whatever the coefficients.
 *
 * Source: simultaneous heat and mass transfer, J. L. Threlkeld, Thermal Environmental Engineering (1970), with a
 * separate Lewis factor; exact solution of its two linear equations, derived here.
 */
export function airPiece(of: AirPieceInputs, out: AirPiece): void {
  const { T, airFlow, area, fluid, air } = of
  const outside = air.surfaceEfficiency * air.coefficient
  const dryOutside = (1 + air.coefficient * of.outsideFouling) / outside
  const overall = 1 / (dryOutside + of.inside)
  const cp = moistAirSpecificHeat(of.W)
  const units = (overall * area) / (airFlow * cp)
  const outsideShare = overall / outside
  const whole = Math.exp(-units)
  const dryShare = dryShareOf(of, units, whole, outsideShare)
  if (dryShare >= 1) {
    const taken = airFlow * cp * (1 - whole)
    out.heat = taken * (T - fluid)
    out.slope = taken
    out.condensate = 0
    out.wet = 0
    const mean = fluid + (T - fluid) * (units > 1e-6 ? (1 - whole) / units : 1 - units / 2)
    out.surface = mean - (mean - fluid) * outsideShare
    out.T0 = fluid * (1 - whole)
    out.TT = whole
    out.TW = 0
    out.W0 = 0
    out.WT = 0
    out.WW = 1
    out.humidRise = 0
    return
  }
  wetPiece(of, out, dryShare, dryShare > 0 ? Math.exp(-units * dryShare) : 1, outsideShare)
}

/** Share of the depth, from the front, on which the surface is above the dew point of the air. */
function dryShareOf(of: AirPieceInputs, units: number, whole: number, outsideShare: number): number {
  const { T, W, fluid, pressure } = of
  if (!of.maySweat || T <= fluid || W <= 0 || fluid < coldestFluid) return 1
  const atBack = fluid + (T - fluid) * whole * (1 - outsideShare)
  if (saturationHumidityRatio(atBack, pressure) >= W) return 1
  const atFront = fluid + (T - fluid) * (1 - outsideShare)
  if (saturationHumidityRatio(atFront, pressure) <= W) return 0
  const dew = dewPoint(W, pressure)
  const boundary = (dew - fluid) / (1 - outsideShare)
  const share = Math.log((T - fluid) / boundary) / units
  if (!(share > thinnest)) return 0
  return share < 1 - thinnest ? share : 1
}

/** Most iterations that find the temperature of the wet surface, and the error that ends them [K]. */
const mostSteps = 6
const surfaceMiss = 0.02

/**
 * The wet part behind a dry front. Near the wet surface the humidity of saturated air is linear in temperature, so that
 * the surface temperature follows from air and fluid by one balance, and the air approaches its equilibrium with the
 * fluid by the exponential of a 2 x 2 matrix.
 */
function wetPiece(of: AirPieceInputs, out: AirPiece, dryShare: number, front: number, outsideShare: number): void {
  const { T, W, airFlow, fluid, air, pressure, lewis } = of
  const cp = air.heatCapacity
  const wetArea = of.area * (1 - dryShare)
  const boundary = fluid + (T - fluid) * front
  // Conductance per kg of air: sensible [J/kg K], of water [-], and from surface to fluid [J/kg K].
  const sensible = (air.wetSurfaceEfficiency * air.wetCoefficient * wetArea) / airFlow
  const water = sensible / (cp * lewis)
  const inwards = wetArea / (airFlow * (of.inside + of.outsideFouling / air.wetSurfaceEfficiency))
  let surface = out.wetSurface
  if (!(surface > fluid - 60 && surface < T + 60)) surface = fluid + (boundary - fluid) * (1 - outsideShare)
  surface = Math.min(Math.max(surface, fluid), boundary)
  for (let step = 1; ; step++) {
    const humid = saturationHumidityRatio(surface, pressure)
    const rise = (saturationHumidityRatio(surface + 0.05, pressure) - humid) / 0.05
    const latent = 2_501_000 + 1860 * (boundary - 273.15) - liquidWaterEnthalpy(surface)
    const total = sensible + latent * water * rise + inwards
    // Shares of the flux by which the surface follows the driving forces, and the matrix of their decay.
    const a = sensible / total
    const b = (latent * water * rise) / total
    const Ns = sensible / cp
    const M11 = Ns * (1 - a)
    const M12 = (-Ns * latent * water) / total
    const M21 = -water * rise * a
    const M22 = water * (1 - b)
    const half = 0.5 * (M11 + M22)
    const root = Math.sqrt(Math.max(0, 0.25 * (M11 - M22) ** 2 + M12 * M21))
    const slow = Math.exp(-(half - root))
    const fast = Math.exp(-(half + root))
    const p1 = root > 1e-8 ? (fast - slow) / (2 * root) : -slow
    const p0 = slow - p1 * (half - root)
    const E11 = p0 + p1 * M11
    const E12 = p1 * M12
    const E21 = p1 * M21
    const E22 = p0 + p1 * M22
    // Humidity ratio in equilibrium with the fluid, on the straight line about the surface.
    const balance = humid + rise * (fluid - surface)
    const u = boundary - fluid
    const w = W - balance
    const uOut = E11 * u + E12 * w
    const wOut = E21 * u + E22 * w
    const determinant = M11 * M22 - M12 * M21
    const uMean = (M22 * (u - uOut) - M12 * (w - wOut)) / determinant
    const wMean = (M11 * (w - wOut) - M21 * (u - uOut)) / determinant
    const found = fluid + (sensible * uMean + latent * water * wMean) / total
    const next = Math.min(Math.max(found, fluid), T)
    const miss = Math.abs(next - surface)
    surface = next
    if (miss > surfaceMiss && step < mostSteps) continue
    const toHeat = cp * (1 - E11) - latent * E21
    const byWater = latent * (1 - E22) - cp * E12
    out.T0 = fluid * (1 - E11 * front) - E12 * balance
    out.TT = E11 * front
    out.TW = E12
    out.W0 = balance * (1 - E22) - E21 * front * fluid
    out.WT = E21 * front
    out.WW = E22
    out.humidRise = rise
    // The air cannot gain water from the surface: while the surface temperature has not converged, the equations would
    // evaporate water.
    const humidityOut = Math.min(W, balance + wOut)
    const taken = airFlow * (W - humidityOut)
    const given = airFlow * (moistAirEnthalpy(T, W) - moistAirEnthalpy(fluid + uOut, humidityOut))
    out.heat = given - taken * liquidWaterEnthalpy(surface)
    out.slope = airFlow * (cp * (1 - front) + toHeat * front + byWater * rise)
    out.condensate = taken
    out.wet = 1 - dryShare
    out.wetSurface = surface
    const dryMean = (T + boundary) / 2
    out.surface = dryShare * (dryMean - (dryMean - fluid) * outsideShare) + (1 - dryShare) * surface
    return
  }
}
