import { type ChosenConnection, coilEnvelope, coilWeight, type HeldFluid, leavesAcross } from '../geometry'
import type { SurfaceModel } from './air/surfaceModel'
import type { CoilInput, CoilRating, SteamCoil } from './coil'
import { innerTubeFits } from './streams/innerTube'
import { activeShare } from './tubes/activeShare'
import { ratedPressures } from './tubes/tubePressure'

/**
 * Counts, areas, weights and sizes of a coil with its connections.
 *
 * @param model         the coil
 * @param connection    pipe connection [m] with the velocity in it [m/s]
 * @param fluid         densities of the fluid [kg/m3]
 * @param metal         temperature of the tubes and of the headers [K]; left out where nothing flows
 * @returns construction, SI
 *
 * Valid for any coil.
 *
 * Source: geometry.
 */
export function construction(
  model: SurfaceModel & { input: Pick<CoilInput, 'coilType'> & Partial<Pick<SteamCoil, 'steam'>> },
  connection: ChosenConnection,
  fluid: HeldFluid,
  metal?: { tubes: number; headers: number },
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
    ...innerTubeOf(input, size.insideDiameter),
    activeShare: activeShare(model),
    fluid,
  })
  // Refrigerant leaks through threads, so its pipes are welded or brazed.
  const labelOf = (label: string) => ('refrigerant' in input ? label.replace('MPT', 'plain end') : label)
  const { next, velocity, velocityLimit } = connection
  const ratedPressure = metal && ratedPressures(model, connection.nominal, metal)
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
    connectionLabel: labelOf(connection.label),
    connectionVelocity: velocity,
    ...(next &&
      velocity > 0 && {
        nextConnection: { label: labelOf(next.label), diameter: next.nominal, growth: velocityLimit / velocity },
      }),
    ...(ratedPressure && { ratedPressure }),
    casingHeight: envelope.casingHeight,
    casingDepth: envelope.casingDepth,
    overallLength: envelope.overallLength,
  }
}

/** The inner tube of a distributing coil; one that does not fit is not there. */
function innerTubeOf(
  { coilType, steam }: Pick<CoilInput, 'coilType'> & Partial<Pick<SteamCoil, 'steam'>>,
  insideDiameter: number,
): { innerTube?: NonNullable<SteamCoil['steam']['innerTube']> } {
  const innerTube = coilType.endsWith('DISTR') ? steam?.innerTube : undefined
  return innerTube && innerTubeFits(innerTube, insideDiameter) ? { innerTube } : {}
}
