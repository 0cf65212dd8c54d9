import { finEfficiency, plainWetDryRatio, surfaceEfficiency } from '../airside'
import type { PlateFinInputs } from '../airside/plateFinInputs'
import { flatF } from '../airside/wangChiChangF'
import { flatJ } from '../airside/wangChiChangJ'
import { dryAirTransport, moistAirSpecificHeat, saturatedEnthalpy } from '../fluids/moistAir'
import type { AirModel } from './airModel'

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
 * Inputs of the plate-fin correlations for a coil.
 *
 * @param model  the coil
 * @param Re     Reynolds number on the collar diameter [-]
 * @returns lengths [m], rows and Re [-]
 *
 * Valid for flat staggered plates.
 *
 * Source: geometry.
 */
export function plateFinOf({ input: { geometry }, size }: AirModel, Re: number): PlateFinInputs {
  return {
    Re,
    rows: geometry.rows,
    transversePitch: geometry.transversePitch,
    longitudinalPitch: geometry.longitudinalPitch,
    collarDiameter: size.collarDiameter,
    finPitch: geometry.finPitch,
    finThickness: geometry.finThickness,
    hydraulicDiameter: size.cell.hydraulicDiameter,
  }
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

/**
 * Coefficients and efficiencies of the air side of one row at its mean state.
 *
 * @param model    the coil
 * @param air      mean dry bulb [K] and humidity ratio [kg/kg dry air] of the row
 * @param surface  mean temperature of the wet surface [K]; undefined where the row is dry
 * @returns Reynolds number, j and f [-], coefficients [W/m2 K], efficiencies [-]
 *
 * Valid for flat staggered plates; the fin works against the coefficient in series with the outside fouling.
 *
 * Source: C. C. Wang and co-workers (2000, 2001); fin efficiency T. E. Schmidt (1949); wet fin J. L. Threlkeld (1970).
 */
export function rowAir(model: AirModel, air: { T: number; W: number }, surface?: number): RowAir {
  const { size, dryAirFlow, input, finConductivity, radiusRatio, outsideFouling } = model
  const { mu, k } = dryAirTransport(air.T)
  const heatCapacity = moistAirSpecificHeat(air.W)
  const massVelocity = (dryAirFlow * (1 + air.W)) / size.freeFlowArea
  const Re = (massVelocity * size.collarDiameter) / mu
  const Pr = (mu * heatCapacity) / ((1 + air.W) * k)
  const fin = plateFinOf(model, Re)
  const j = flatJ(fin)
  // Per kg of dry air on both sides: G of dry air times the heat capacity for each kg of it.
  const coefficient = ((j * dryAirFlow) / size.freeFlowArea) * heatCapacity * Pr ** (-2 / 3)
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
  const result = {
    Re,
    j,
    friction: flatF(fin),
    heatCapacity,
    coefficient,
    finEfficiency: dryFin,
    surfaceEfficiency: dry,
  }
  if (surface === undefined) return { ...result, wetCoefficient: coefficient, wetSurfaceEfficiency: dry }
  const wetCoefficient = coefficient * plainWetDryRatio(fin)
  const slope = saturatedEnthalpySlope(surface, model.airPressure)
  const wetFin = efficiency(wetCoefficient, slope / heatCapacity)
  return {
    ...result,
    wetCoefficient,
    wetSurfaceEfficiency: surfaceEfficiency({ finEfficiency: wetFin, finShare }),
  }
}
