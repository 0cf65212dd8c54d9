import {
  dewPoint,
  liquidWaterEnthalpy,
  moistAirEnthalpy,
  moistAirSpecificHeat,
  moistAirTemperature,
  saturatedEnthalpy,
  saturatedTemperature,
  saturationHumidityRatio,
} from '../../fluids/moistAir'
import { type RowAir, saturatedEnthalpySlope } from './rowAir'

/** State of the air in the solver: dry bulb [K], humidity ratio [kg/kg dry air], enthalpy [J/kg dry air]. */
export interface AirPoint {
  T: number
  W: number
  h: number
}

/** Values that a cell keeps from one pass of the solver to the next. Temperatures [K]. */
export interface CellMemory {
  /** Mean and leaving temperature of the tube fluid, mean temperature of the wet surface, and of the inside wall. */
  meanFluid: number
  fluidOut: number
  wetSurface: number
  wall: number
  wetFraction: number
}

/** A piece of a row that one stage of the fluid path runs through. SI. */
export interface CellInputs {
  airIn: AirPoint
  /** Dry air through the cell [kg/s], heat capacity rate of the fluid in it [W/K], outside area [m2]. */
  airFlow: number
  fluidCapacity: number
  area: number
  fluidIn: number
  pressure: number
  air: RowAir
  outsideFouling: number
  /** Resistance from the outside surface to the fluid, on the outside area [m2 K/W]. */
  inside: number
  maySweat: boolean
  memory: CellMemory
}

/** Heat and leaving states of a cell. Heat to the fluid is positive [W]. */
export interface CellResult {
  heat: number
  sensible: number
  condensate: number
  airOut: AirPoint
  fluidOut: number
  meanFluid: number
  surface: number
  /** Mean surface temperature of the wet part [K]. */
  wetSurface: number
  wetFraction: number
  /** Overall coefficient of the dry surface [W/m2 K]. */
  overall: number
  /** Relative humidity above saturation that was removed as mist [-]. */
  supersaturation: number
  /**
   * Derivatives of the heat that the air gives up: by its entering enthalpy [kg/s], by the entering fluid temperature
   * [W/K].
   */
  byAir: number
  byFluid: number
}

/** A dry or wet part smaller than this share of the row is left out: its formulas would end in 0/0. */
const thinnest = 1e-9

/**
 * Heat exchanged by a piece of a row: air across the tubes and unmixed, fluid mixed in them.
 *
 * The piece is dry, wet, or dry in front and wet behind, divided where the surface reaches the dew point of the air.
 * Along the tube the heat flux falls linearly with the fluid temperature in each part, so the fluid follows one
 * exponential through the whole piece. The wet part is driven by the enthalpy difference to saturated air at the fluid
 * temperature, with the slope of the saturation line along the fluid and the chord between fluid and surface across it.
 *
 * @param cell  entering air and fluid, flows, area, coefficients, and the memory of the last pass, SI
 * @returns heat [W], leaving states, condensate [kg/s], surface temperatures [K], and derivatives for the solver
 *
 * Valid for cooling and heating. Lewis number 1 in the driving force; condensate leaves at the surface temperature and
 * is in the balance: airFlow (h1 - h2) = heat + condensate times its enthalpy.
 *
 * Source: effectiveness of cross-flow with one fluid mixed, W. M. Kays, A. L. London (1984); enthalpy method
 * J. L. Threlkeld (1970), J. E. Braun, S. A. Klein, J. W. Mitchell, ASHRAE Trans. 95 (1989).
 */
export function cellHeat(cell: CellInputs): CellResult {
  const { airIn, airFlow, fluidCapacity, area, fluidIn, air, memory } = cell
  const dryOutside = (1 + air.coefficient * cell.outsideFouling) / (air.surfaceEfficiency * air.coefficient)
  const overall = 1 / (dryOutside + cell.inside)
  const dryUnits = (overall * area) / (airFlow * air.heatCapacity)
  // Share of the temperature difference between air and fluid that lies between air and surface.
  const outsideShare = overall / (air.surfaceEfficiency * air.coefficient)
  const dryShare = dryShareOf(cell, dryUnits, outsideShare)
  const Kd = 1 - Math.exp(-dryUnits * dryShare)
  const wet = wetPart(cell, 1 - dryShare)

  const cp = air.heatCapacity
  const drive = cp * Kd * (1 - wet.K) * (airIn.T - fluidIn) + wet.K * (airIn.h - wet.saturatedAtFluidIn)
  const decay = cp * Kd * (1 - wet.K) + wet.K * wet.fluidSlope
  const ratio = (decay * airFlow) / fluidCapacity
  const mean = ratio < 1e-9 ? 1 - ratio / 2 : -Math.expm1(-ratio) / ratio
  const given = airFlow * drive * mean
  const meanFluid = fluidIn + (decay > 0 ? (drive / decay) * (1 - mean) : 0)

  const boundary = boundaryAir(airIn, Kd, meanFluid, cp)
  const leaving = leavingAir(cell, boundary, airIn.h - given / airFlow, wet.units)
  const condensate = airFlow * Math.max(0, airIn.W - leaving.air.W)
  const heat = given - condensate * liquidWaterEnthalpy(leaving.surface)
  const dryMean = (airIn.T + boundary.T) / 2
  const drySurface = dryMean - (dryMean - meanFluid) * outsideShare
  const meanW = (airIn.W + leaving.air.W) / 2
  return {
    heat,
    sensible: airFlow * moistAirSpecificHeat(meanW) * (airIn.T - leaving.air.T),
    condensate,
    airOut: leaving.air,
    fluidOut: fluidIn + heat / fluidCapacity,
    meanFluid,
    surface: dryShare * drySurface + (1 - dryShare) * leaving.surface,
    wetSurface: dryShare < 1 ? leaving.surface : memory.wetSurface,
    wetFraction: 1 - dryShare,
    overall,
    supersaturation: leaving.supersaturation,
    byAir: airFlow * mean * (Kd * (1 - wet.K) + wet.K),
    byFluid: -airFlow * mean * decay,
  }
}

/** Share of the area, from the front, on which the surface is above the dew point of the entering air. */
function dryShareOf(cell: CellInputs, dryUnits: number, outsideShare: number): number {
  const { airIn, memory, pressure } = cell
  const fluid = memory.meanFluid
  if (!cell.maySweat || airIn.T <= fluid || airIn.W <= 0) return 1
  const leaving = fluid + (airIn.T - fluid) * Math.exp(-dryUnits)
  const surfaceAt = (T: number) => T - (T - fluid) * outsideShare
  if (saturationHumidityRatio(surfaceAt(leaving), pressure) >= airIn.W) return 1
  if (saturationHumidityRatio(surfaceAt(airIn.T), pressure) <= airIn.W) return 0
  const dew = dewPoint(airIn.W, pressure)
  const boundary = fluid + (dew - fluid) / (1 - outsideShare)
  const share = Math.log((airIn.T - fluid) / (boundary - fluid)) / dryUnits
  if (!(share > thinnest)) return 0
  return share < 1 - thinnest ? share : 1
}

/** The wet part: its number of transfer units on the air side, its enthalpy effectiveness, and slopes. */
function wetPart(cell: CellInputs, share: number) {
  if (share <= 0) return { K: 0, units: 0, saturatedAtFluidIn: 0, fluidSlope: 0 }
  const { memory, pressure, air, airFlow, area } = cell
  const { meanFluid, wetSurface } = memory
  const gap = wetSurface - meanFluid
  const saturatedAtFluidIn = saturatedEnthalpy(cell.fluidIn, pressure)
  const rise = memory.fluidOut - cell.fluidIn
  // The chord, not the slope at the mean: with it the fluid can never pass the wet bulb temperature of the air.
  const fluidSlope =
    Math.abs(rise) > 0.05
      ? (saturatedEnthalpy(memory.fluidOut, pressure) - saturatedAtFluidIn) / rise
      : saturatedEnthalpySlope(meanFluid, pressure)
  const chord =
    Math.abs(gap) > 0.01
      ? (saturatedEnthalpy(wetSurface, pressure) - saturatedEnthalpy(meanFluid, pressure)) / gap
      : fluidSlope
  const perArea = air.wetSurfaceEfficiency * air.wetCoefficient
  const outside = air.heatCapacity / perArea
  const fouling = cell.outsideFouling / air.wetSurfaceEfficiency
  const units = (area * share) / (airFlow * (outside + chord * (fouling + cell.inside)))
  return {
    K: -Math.expm1(-units),
    units: (perArea * area * share) / (airFlow * air.heatCapacity),
    saturatedAtFluidIn,
    fluidSlope,
  }
}

/** Air between the dry and the wet part. */
function boundaryAir(airIn: AirPoint, Kd: number, meanFluid: number, cp: number): AirPoint {
  const h = airIn.h - cp * Kd * (airIn.T - meanFluid)
  return { T: moistAirTemperature(h, airIn.W), W: airIn.W, h }
}

/** Air that leaves the wet part, by its effective surface: the saturated state that the air approaches. */
function leavingAir(
  cell: CellInputs,
  boundary: AirPoint,
  h: number,
  units: number,
): { air: AirPoint; surface: number; supersaturation: number } {
  const { pressure } = cell
  if (units <= 0) {
    const T = moistAirTemperature(h, boundary.W)
    return { air: { T, W: boundary.W, h }, surface: T, supersaturation: 0 }
  }
  const approach = -Math.expm1(-units)
  const surface = saturatedTemperature(boundary.h - (boundary.h - h) / approach, pressure)
  const T = surface + (boundary.T - surface) * Math.exp(-units)
  const W = Math.max(0, Math.min(boundary.W, humidityFrom(h, T)))
  const own = moistAirTemperature(h, W)
  const excess = W / saturationHumidityRatio(own, pressure) - 1
  if (!(excess > 0)) return { air: { T: own, W, h }, surface, supersaturation: 0 }
  const limited = Math.min(W, humidityFrom(h, saturatedTemperature(h, pressure)))
  return { air: { T: moistAirTemperature(h, limited), W: limited, h }, surface, supersaturation: excess }
}

/** Humidity ratio of air of a given enthalpy and dry bulb. It follows exactly, because enthalpy is linear in it. */
function humidityFrom(h: number, T: number): number {
  const dry = moistAirEnthalpy(T, 0)
  return (h - dry) / (moistAirEnthalpy(T, 1) - dry)
}
