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

/** Latent over sensible driving force from which a surface counts as fully wet, as in the measurements [-]. */
const leastDriveSoaked = 0.05

/**
 * Factor on the latent heat that makes up for the lower coefficient of a wet surface: parts of a row are drier than its
 * mean.
 */
const makingUp = 1.5

/**
 * Share of the way from a dry surface to the fully wet one of the wet fits, by the ratio of the driving forces of water
 * and heat. A surface that begins to condense is nearly dry: with the wet coefficient at once, the row would lose
 * capacity by condensing. `soaked` is the conductance of the wet surface over that of the dry one.
 */
function wetness(
  air: { T: number; W: number },
  surface: number,
  { model, heatCapacity, soaked }: { model: AirModel; heatCapacity: number; soaked: number },
): number {
  // A surface that conducts more heat when it is wet loses no capacity by it.
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
 * @param laws     j and wet ratio of the surface; those of the surface itself where left out
 * @returns Reynolds number, j [-], coefficients [W/m2 K], efficiencies [-]
 *
 * Valid for the fin surfaces of `airside`; the fin efficiency uses the coefficient in series with fouling and coating.
 * Where condensation begins, the values pass gradually from dry to wet.
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
  const { size, dryAirFlow, input } = model
  const { mu, k } = dryAirTransport(air.T)
  const heatCapacity = moistAirSpecificHeat(air.W)
  const massVelocity = (dryAirFlow * (1 + air.W)) / size.freeFlowArea
  const Re = (massVelocity * size.collarDiameter) / mu
  const Pr = (mu * heatCapacity) / ((1 + air.W) * k)
  // The air is faster in the narrower gaps of a coated surface. The coefficient does not count that: it is that of bare
  // fins.
  const narrowing = size.cell.freeFlowArea / size.bareCell.freeFlowArea
  // Both are per kg of dry air: the mass velocity G, and the heat capacity.
  const perJ = (dryAirFlow / size.freeFlowArea) * narrowing * heatCapacity * Pr ** (-2 / 3)
  const external = input.methods?.external
  const given = external?.kind === 'coefficient' ? external.value : undefined
  // A coefficient given by the user is that of the whole surface, dry or wet.
  const j = given === undefined ? laws.j(Re * narrowing) : given / perJ
  const coefficient = j * perJ
  const finShare = size.cell.finArea / size.cell.outsideArea
  const dryFin = finOf(model, coefficient, 1)
  const dry = surfaceEfficiency({ finEfficiency: dryFin, finShare })
  let wetCoefficient = coefficient
  let wet = dry
  if (surface !== undefined) {
    const soaked = given ?? coefficient * laws.wetRatio(Re * narrowing)
    const slope = saturatedEnthalpySlope(surface, model.airPressure)
    const soakedFin = surfaceEfficiency({ finEfficiency: finOf(model, soaked, slope / heatCapacity), finShare })
    const share = wetness(air, surface, { model, heatCapacity, soaked: (soaked * soakedFin) / (coefficient * dry) })
    wetCoefficient = coefficient + share * (soaked - coefficient)
    wet = dry + share * (soakedFin - dry)
  }
  // The fields are written out: this object is made for every row of every pass, and a spread costs more than the fin.
  return {
    Re,
    j,
    heatCapacity,
    coefficient,
    wetCoefficient,
    finEfficiency: dryFin,
    surfaceEfficiency: dry,
    wetSurfaceEfficiency: wet,
  }
}

/** Fin efficiency at a coefficient, with its fouling, and a ratio of enthalpy to heat. */
function finOf(model: AirModel, coefficient: number, enthalpyRatio: number): number {
  return finEfficiency({
    coefficient: coefficient / (1 + coefficient * model.outsideFouling),
    enthalpyRatio,
    conductivity: model.finConductivity,
    thickness: model.input.geometry.finThickness,
    rootRadius: model.size.collarDiameter / 2,
    radiusRatio: model.radiusRatio,
  })
}
