import { type ChosenConnection, connectionSize } from '../../geometry'
import type { CoilGeometry } from '../coil'

/** Highest velocity for sizing the connections of gases and vapours [m/s]: 50 ft/s. */
export const vapourVelocity = 15.24

/**
 * Both connections of a coil, sized for the end where the fluid has its lowest density.
 *
 * @param volumeFlow  flow at that end [m3/s]
 * @param isVapour    whether gas or vapour passes at that end
 * @param schedule    wall; Schedule 40 where left out
 * @returns           size [m], the velocity in it [m/s], and the next size
 *
 * Valid for any flow.
 *
 * Source: `connectionSize`; trade practice for vapours.
 */
export function coilConnection(
  volumeFlow: number,
  isVapour: boolean,
  schedule?: CoilGeometry['bodySchedule'],
): ChosenConnection {
  return connectionSize({ volumeFlow, schedule, ...(isVapour && { velocityLimit: vapourVelocity }) })
}
