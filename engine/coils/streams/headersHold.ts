/** What the headers of a coil hold, for both engines. */
import type { HeldFluid } from '../../geometry'
import type { CoilInput } from '../coil'
import { domeEnds, type TubeStream } from './stream'

/** The fluid at a connection: pressure [Pa], density as a homogeneous mixture [kg/m3]. */
interface AtConnection {
  pressure: number
  rho: number
}

/**
 * Densities of the fluid in the headers of a coil.
 *
 * @param coilType  type of the coil
 * @param stream    its fluid
 * @param entering  the fluid at the entering connection
 * @param leaving   the fluid at the leaving connection
 * @returns         densities [kg/m3]
 *
 * Valid for any stream. A header holds what passes it. That of an evaporator is missing at the inlet, where the
 * expansion valve feeds each circuit; that of condensate drains to the trap of a steam coil, and holds steam.
 *
 * Source: definition; the drained header is an assumption.
 */
export function headersHold(
  coilType: CoilInput['coilType'],
  stream: TubeStream,
  entering: AtConnection,
  leaving: AtConnection,
): Omit<HeldFluid, 'tubes'> {
  if (!coilType.includes('STEAM')) return { entering: coilType === 'EVAP' ? 0 : entering.rho, leaving: leaving.rho }
  const ends = domeEnds()
  stream.dome(leaving.pressure, ends)
  return { entering: entering.rho, leaving: Math.min(leaving.rho, ends.dew.rho) }
}
