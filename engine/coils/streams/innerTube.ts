/** The perforated inner tube of a distributing steam coil: its pressure drop before the steam condenses. */
import { EngineError } from '../../errors'
import { churchillFriction } from '../../tubeside/churchillFriction'
import { drawnTubeRoughness, lossCoefficients } from '../../tubeside/tubePressureDrop'
import type { SteamCoil } from '../coil'
import type { StreamState } from './stream'

type InnerTube = NonNullable<SteamCoil['steam']['innerTube']>

/** Discharge coefficient of a sharp round orifice [-]. */
const discharge = 0.62

/**
 * Whether an inner tube has a bore, and room in the outer tube.
 *
 * @param inner           the inner tube [m]
 * @param insideDiameter  of the outer tube [m]
 * @returns               true where it fits
 *
 * Source: geometry.
 */
export function innerTubeFits(inner: InnerTube, insideDiameter: number): boolean {
  return inner.outsideDiameter > 2 * inner.wall && inner.outsideDiameter < insideDiameter
}

/**
 * Pressure that steam loses through the inner tube and its orifices.
 *
 * @param input             the coil
 * @param insideDiameter    of the outer tube [m]
 * @param feeds             outer tubes fed in parallel
 * @param entering          the entering steam
 * @returns                 function that gives the pressure loss [Pa] at a flow of the whole coil [kg/s]; undefined
 * without an inner tube
 *
 * Valid where the loss is small beside the pressure: the density is that of the entering steam. An inner tube that does
 * not fit is `invalid-input` at its field.
 *
 * Source: orifices by their discharge coefficient; a flow that decreases linearly to zero has a third of the friction
 * of the full flow, S. W. Churchill (1977); entry I. E. Idelchik, Handbook of Hydraulic Resistance.
 */
export function innerTubeDrop(
  { steam, geometry, coilType }: SteamCoil,
  insideDiameter: number,
  feeds: number,
  { rho, mu }: Pick<StreamState, 'rho' | 'mu'>,
): ((flow: number) => number) | undefined {
  const inner = coilType.endsWith('DISTR') ? steam.innerTube : undefined
  if (!inner) return undefined
  const { outsideDiameter, wall, orificeDiameter, orificePitch } = inner
  const bore = outsideDiameter - 2 * wall
  if (!innerTubeFits(inner, insideDiameter)) {
    throw new EngineError('invalid-input', 'the inner tube leaves no bore, or fills the outer tube', {
      path: 'steam.innerTube.outsideDiameter',
      value: outsideDiameter,
      min: 2 * wall,
      max: insideDiameter,
      quantity: 'smallLength',
    })
  }
  const length = geometry.finnedLength
  const section = (Math.PI / 4) * bore ** 2
  const holes = Math.max(1, Math.floor(length / orificePitch))
  const open = discharge * holes * (Math.PI / 4) * orificeDiameter ** 2
  return flow => {
    const each = flow / feeds
    const flux = each / section
    const friction = churchillFriction({ Re: (flux * bore) / mu, roughness: drawnTubeRoughness / bore }).value
    const along = lossCoefficients.tubeEntry + (friction * length) / bore / 3
    return (along * flux ** 2 + (each / open) ** 2) / (2 * rho)
  }
}
