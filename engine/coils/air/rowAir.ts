import { finEfficiency, surfaceEfficiency } from '../../airside'
import { dryAirTransport, moistAirSpecificHeat, saturatedEnthalpy } from '../../fluids/moistAir'
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

/**
 * Coefficients and efficiencies of the air side of one row at its mean state.
 *
 * @param model    the coil
 * @param air      mean dry bulb [K] and humidity ratio [kg/kg dry air] of the row
 * @param surface  mean temperature of the wet surface [K]; undefined where the row is dry
 * @param laws     j, f and wet ratio of the surface; as they are where left out
 * @returns Reynolds number, j and f [-], coefficients [W/m2 K], efficiencies [-]
 *
 * Valid for the fin surfaces of `airside`; the fin works against the coefficient in series with fouling and coating.
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
    wetCoefficient = given ?? coefficient * laws.wetRatio(Re * narrowing)
    const slope = saturatedEnthalpySlope(surface, model.airPressure)
    wet = surfaceEfficiency({ finEfficiency: efficiency(wetCoefficient, slope / heatCapacity), finShare })
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
