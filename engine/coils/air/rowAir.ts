import { finEfficiency, surfaceEfficiency } from '../../airside'
import {
  dryAirTransport,
  moistAirSpecificHeat,
  saturatedEnthalpy,
  saturationHumidityRatio,
} from '../../fluids/moistAir'
import type { AirModel } from './airModel'
import { type SurfaceLaws, surfaceLaws } from './surfaceFit'

/** The air side of one row, dry and wet. Coefficients [W/m2 K] on the outside area. */
export interface RowAir {
  Re: number
  j: number
  friction: number
  /** Heat capacity of the moist air [J/kg dry air K]. */
  heatCapacity: number
  coefficient: number
  wetCoefficient: number
  finEfficiency: number
  surfaceEfficiency: number
  wetSurfaceEfficiency: number
}

/**
 * Slope of the enthalpy of saturated air.
 *
 * @param T  temperature [K]
 * @param p  absolute air pressure [Pa]
 * @returns slope by a central difference over half a kelvin [J/kg dry air K]
 *
 * Valid as `saturatedEnthalpy`, below the boiling point.
 *
 * Source: definition; b of J. L. Threlkeld, Thermal Environmental Engineering (1970).
 */
export function saturatedEnthalpySlope(T: number, p: number): number {
  return (saturatedEnthalpy(T + 0.25, p) - saturatedEnthalpy(T - 0.25, p)) / 0.5
}

/** Heat of evaporation of water at 0 degC [J/kg]. */
const evaporation = 2.501e6

/** Latent over sensible drive from which a surface is taken for as wet as those that were measured [-]. */
const leastDriveSoaked = 0.05

/** More than what makes up for the lower coefficient of a wet surface, for places of a row that are drier than its mean. */
const makingUp = 1.5

/**
 * How far a surface has gone from dry to as wet as the wet fits were measured, by what drives water over what drives
 * heat. A surface that begins to sweat is all but dry: with the wet coefficient at once the row would take less heat by
 * condensing. `soaked` is what the wet surface conducts, over the dry one.
 */
function wetness(
  air: { T: number; W: number },
  surface: number,
  { model, heatCapacity, soaked }: { model: AirModel; heatCapacity: number; soaked: number },
): number {
  // What conducts more when it is wet loses nothing by it.
  if (soaked >= 1) return 1
  const water = evaporation * (air.W - saturationHumidityRatio(surface, model.airPressure))
  if (!(water > 0)) return 0
  const heat = heatCapacity * Math.max(0, air.T - surface)
  const enough = Math.max(leastDriveSoaked, makingUp * (1 / soaked - 1))
  return Math.min(1, water / (enough * heat))
}

/**
 * Coefficients and efficiencies of the air side of one row at its mean state.
 *
 * @param model    the coil
 * @param air      mean dry bulb [K] and humidity ratio [kg/kg dry air] of the row
 * @param surface  mean temperature of the wet surface [K]; undefined where the row is dry
 * @param laws     j, f and wet ratio of the surface; as they are where left out
 * @returns Reynolds number, j and f [-], coefficients [W/m2 K], efficiencies [-]
 *
 * Valid for the fin surfaces of `airside`; the fin works against the coefficient in series with fouling and coating. A
 * surface that begins to condense goes over from its dry values to its wet ones.
 *
 * Source: the method of the surface; wet C. C. Wang and co-workers (2001); fin efficiency T. E. Schmidt (1949); wet fin
 * J. L. Threlkeld (1970).
 */
export function rowAir(
  model: AirModel,
  air: { T: number; W: number },
  surface?: number,
  laws: SurfaceLaws = surfaceLaws(model.surface),
): RowAir {
  const { size, dryAirFlow, input, finConductivity, radiusRatio, outsideFouling } = model
  const { mu, k } = dryAirTransport(air.T)
  const heatCapacity = moistAirSpecificHeat(air.W)
  const massVelocity = (dryAirFlow * (1 + air.W)) / size.freeFlowArea
  const Re = (massVelocity * size.collarDiameter) / mu
  const Pr = (mu * heatCapacity) / ((1 + air.W) * k)
  // A coating is not credited with the faster air in its narrower gaps: the coefficient is that of the bare fins.
  const narrowing = size.cell.freeFlowArea / size.bareCell.freeFlowArea
  // Per kg of dry air on both sides: G of dry air times the heat capacity for each kg of it.
  const perJ = (dryAirFlow / size.freeFlowArea) * narrowing * heatCapacity * Pr ** (-2 / 3)
  const external = input.methods?.external
  const given = external?.kind === 'coefficient' ? external.value : undefined
  // A coefficient that the user gives stands for the whole surface, dry or wet.
  const j = given === undefined ? laws.j(Re * narrowing) : given / perJ
  const coefficient = j * perJ
  const finShare = size.cell.finArea / size.cell.outsideArea
  const efficiency = (h: number, enthalpyRatio: number) =>
    finEfficiency({
      coefficient: h / (1 + h * outsideFouling),
      enthalpyRatio,
      conductivity: finConductivity,
      thickness: input.geometry.finThickness,
      rootRadius: size.collarDiameter / 2,
      radiusRatio,
    })
  const dryFin = efficiency(coefficient, 1)
  const dry = surfaceEfficiency({ finEfficiency: dryFin, finShare })
  const friction = laws.f(Re)
  let wetCoefficient = coefficient
  let wet = dry
  if (surface !== undefined) {
    const soaked = given ?? coefficient * laws.wetRatio(Re * narrowing)
    const slope = saturatedEnthalpySlope(surface, model.airPressure)
    const soakedFin = surfaceEfficiency({ finEfficiency: efficiency(soaked, slope / heatCapacity), finShare })
    const share = wetness(air, surface, { model, heatCapacity, soaked: (soaked * soakedFin) / (coefficient * dry) })
    wetCoefficient = coefficient + share * (soaked - coefficient)
    wet = dry + share * (soakedFin - dry)
  }
  // Written out: made for every row of every pass, and a spread costs more than the fin.
  return {
    Re,
    j,
    friction,
    heatCapacity,
    coefficient,
    wetCoefficient,
    finEfficiency: dryFin,
    surfaceEfficiency: dry,
    wetSurfaceEfficiency: wet,
  }
}
