import { finEfficiency, surfaceEfficiency } from '../airside'
import { fluidAt } from '../coils/tubes/coilFluid'
import { fluidPoint } from '../fluids/propertySegments'
import type { GasModel } from './gasModel'

/** The gas side of one row. Coefficient [W/m2 K] on the outside area. */
export interface GasRow {
  Re: number
  Pr: number
  coefficient: number
  finEfficiency: number
  surfaceEfficiency: number
  /** From the gas to the root of the fins, with fouling and coating, on the outside area [m2 K/W]. */
  resistance: number
}

const point = fluidPoint()

/**
 * Film and fins of one row at the mean temperature of its gas.
 *
 * @param model  the coil
 * @param T      mean temperature of the gas in the row [K]
 * @param j      j of the surface by the Reynolds number
 * @returns      Reynolds and Prandtl number [-], coefficient [W/m2 K], efficiencies [-], resistance [m2 K/W]
 *
 * Valid for the fin surfaces of `airside`: their fits were made in air, and hold for other gases by the Prandtl number
 * to the power of two thirds, as for gases of 0.5 to 1. Row by row the bulk is close to the film, as in those fits.
 *
 * Source: the method of the surface; A. P. Colburn (1933); fin efficiency T. E. Schmidt (1949).
 */
export function gasRow(model: GasModel, T: number, j: (Re: number) => number): GasRow {
  const { size, gas, input, finConductivity, radiusRatio, outsideFouling } = model
  const { mu, cp, Pr } = fluidAt(gas.properties, T, point)
  const massVelocity = gas.massFlow / size.freeFlowArea
  const Re = (massVelocity * size.collarDiameter) / mu
  // The fits are based on bare fins; a coating narrows the gaps without being part of them.
  const narrowing = size.cell.freeFlowArea / size.bareCell.freeFlowArea
  const external = input.methods?.external
  const coefficient =
    external?.kind === 'coefficient'
      ? external.value
      : j(Re * narrowing) * massVelocity * narrowing * cp * Pr ** (-2 / 3)
  const fin = finEfficiency({
    coefficient: coefficient / (1 + coefficient * outsideFouling),
    conductivity: finConductivity,
    thickness: input.geometry.finThickness,
    rootRadius: size.collarDiameter / 2,
    radiusRatio,
  })
  const surface = surfaceEfficiency({ finEfficiency: fin, finShare: size.cell.finArea / size.cell.outsideArea })
  const resistance = (1 / coefficient + outsideFouling) / surface
  return { Re, Pr, coefficient, finEfficiency: fin, surfaceEfficiency: surface, resistance }
}
