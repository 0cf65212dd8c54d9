import { type ConnectionSize, connectionSize, leadStub } from '../../geometry'
import { lossCoefficients } from '../../tubeside/tubePressureDrop'
import type { CoilGeometry } from '../coil'

/** Highest velocity for which the connections of gases and vapours are chosen [m/s]: 50 ft/s. */
export const vapourVelocity = 15.24

/**
 * Both connections of a coil, sized for the end where the fluid is lightest.
 *
 * @param volumeFlow  there [m3/s]
 * @param isVapour    whether gas or vapour passes at that end
 * @param schedule    wall; Schedule 40 where left out
 * @returns           size [m], and the velocity in it [m/s]
 *
 * Valid for any flow.
 *
 * Source: `connectionSize`; trade practice for vapours.
 */
export function coilConnection(
  volumeFlow: number,
  isVapour: boolean,
  schedule?: CoilGeometry['bodySchedule'],
): ConnectionSize & { velocity: number } {
  return connectionSize({ volumeFlow, schedule, ...(isVapour && { velocityLimit: vapourVelocity }) })
}

/**
 * Pressure that the fluid loses where it enters and where it leaves by the connections, with their leads.
 *
 * @param input.massFlow          of the coil [kg/s]
 * @param input.insideDiameter    of the connections [m]
 * @param input.lead              how they reach out
 * @param input.volumes           specific volume at the inlet and at the outlet [m3/kg]
 * @returns                       pressure lost at the inlet and at the outlet [Pa]
 *
 * Valid for any fluid.
 *
 * Source: entry and exit I. E. Idelchik, Handbook of Hydraulic Resistance; leads by `leadStub`.
 */
export function connectionDrops(input: {
  massFlow: number
  insideDiameter: number
  lead: CoilGeometry['lead']
  volumes: readonly [inlet: number, outlet: number]
}): { entry: number; exit: number } {
  const { massFlow, insideDiameter, lead, volumes } = input
  const flux = massFlow / ((Math.PI / 4) * insideDiameter ** 2)
  const { loss } = leadStub(lead)
  const { connectionEntry, connectionExit } = lossCoefficients
  return {
    entry: ((connectionEntry + loss) * flux ** 2 * volumes[0]) / 2,
    exit: ((connectionExit + loss) * flux ** 2 * volumes[1]) / 2,
  }
}
