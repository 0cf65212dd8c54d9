/** The resistance of the leads between distributor and tubes. */
import { endState } from '../coils/streams/endState'
import type { TubeStream } from '../coils/streams/stream'
import { churchillFriction } from '../tubeside/churchillFriction'
import { drawnTubeRoughness, lossCoefficients } from '../tubeside/tubePressureDrop'
import type { Lead } from './segmentSettings'

/** Reynolds number where the flow is not known yet: that of a real one changes the friction little. */
const usualReynolds = 5e4

/**
 * Resistance of a lead.
 *
 * @param lead            its drop [Pa] at a flow [kg/s], or its length and bore [m]
 * @param of.stream       the fluid
 * @param of.pressure     where it enters [Pa]
 * @param of.enthalpy     where it enters [J/kg]
 * @param of.flow         of a lead [kg/s], for the friction factor; a usual Reynolds number where left out
 * @returns               k of dp = k m^2 [Pa s2/kg2]
 *
 * Valid for leads that `checkRequest` lets pass, and drops that are small beside the pressure: the density is that of the entering fluid. A mixture of liquid
 * and vapour is taken as homogeneous.
 *
 * Source: friction S. W. Churchill (1977); one entry and one exit loss.
 */
export function leadResistance(
  lead: Lead,
  of: { stream: TubeStream; pressure: number; enthalpy: number; flow?: number },
): number {
  const { drop, flow = 1, length = 0, bore = 1 } = lead
  if (drop !== undefined) return drop / flow ** 2
  const { rho, mu } = endState(of.stream, of.pressure, of.enthalpy)
  const section = (Math.PI / 4) * bore ** 2
  const Re = of.flow === undefined ? usualReynolds : (of.flow * bore) / (section * mu)
  const friction = churchillFriction({ Re, roughness: drawnTubeRoughness / bore }).value
  const losses = (friction * length) / bore + lossCoefficients.tubeEntry + lossCoefficients.tubeExit
  return losses / (2 * rho * section ** 2)
}
