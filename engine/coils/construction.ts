import { type ConnectionSize, coilEnvelope, coilWeight, leavesAcross } from '../geometry'
import type { AirModel } from './air/airModel'
import type { CoilRating } from './coil'

/**
 * Counts, areas, weights and sizes of a coil with its connections.
 *
 * @param model         the coil
 * @param connection    pipe connection [m] with the velocity in it [m/s]
 * @param fluidDensity  mean density of what is in the tubes [kg/m3]
 * @returns construction, SI
 *
 * Valid for any coil.
 *
 * Source: geometry.
 */
export function construction(
  model: AirModel,
  connection: ConnectionSize & { velocity: number },
  fluidDensity: number,
): CoilRating['construction'] {
  const { size, circuits, input, tube, fin } = model
  const isAcross = leavesAcross(input.coilType, circuits.passes)
  const envelope = coilEnvelope(input.geometry, size, connection.outsideDiameter, isAcross)
  const weight = coilWeight(input.geometry, size, envelope, {
    passes: circuits.passes,
    feeds: circuits.feeds,
    tubeDensity: tube.density,
    finDensity: fin.density,
    headerOutsideDiameter: connection.outsideDiameter,
    headerInsideDiameter: connection.insideDiameter,
    fluidDensity,
  })
  return {
    tubesHigh: size.tubesHigh,
    tubes: size.tubes,
    feeds: circuits.feeds,
    passes: circuits.passes,
    faceArea: size.faceArea,
    depth: size.depth,
    outsideArea: size.outsideArea,
    insideArea: size.insideArea,
    dryWeight: weight.dry,
    operatingWeight: weight.operating,
    internalVolume: weight.internalVolume,
    connectionDiameter: connection.nominal,
    connectionLabel: connection.label,
    connectionVelocity: connection.velocity,
    casingHeight: envelope.casingHeight,
    casingDepth: envelope.casingDepth,
    overallLength: envelope.overallLength,
  }
}
