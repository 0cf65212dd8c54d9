/** How a unit stands: its bays, headers, plenum, fans and legs. */
import type { Construction } from './construction'

/** What of a unit says how it stands. Fans with their diameter [m]. */
export interface StandingUnit {
  readonly bays: number
  readonly tubeLength: number
  readonly fans: { readonly perBay: number; readonly diameter: number }
  readonly construction: Pick<Construction, 'width' | 'length' | 'bundleDepth'>
}

/** Lengths [m]. */
export interface Arrangement {
  readonly bayWidth: number
  /** Of a header with its nozzle, along the tubes. */
  readonly header: number
  /** Of the frame of the bundles. */
  readonly frame: number
  readonly plenum: number
  /** Of the ring of a fan. */
  readonly ring: number
  /** Between the ground and the ring of a forced fan, or the bundle under an induced one. */
  readonly clearance: number
  readonly height: number
}

/** Lowest plenum, frame beside the rows, room under the unit [m]; ring over the diameter [-]. */
const [lowestPlenum, frameRoom, lowestClearance, ringShare] = [0.5, 0.15, 2, 0.1]

/**
 * How a unit stands.
 *
 * @param unit  bays, tubes, fans, width, length and depth of the bundles
 * @returns     lengths [m]
 *
 * Valid for planning: the air spreads from the ring by 45 degrees at most, the plenum is 0.5 m or higher; the clearance is one
 * diameter of the fan, and 2 m or more.
 *
 * Source: the 45 degrees are those of API 661; the rest is practice.
 */
export function arrangementOf({ bays, tubeLength, fans, construction }: StandingUnit): Arrangement {
  const { width, length, bundleDepth } = construction
  const bayWidth = width / bays
  const field = Math.max(bayWidth, tubeLength / fans.perBay)
  const plenum = Math.max(lowestPlenum, (field - fans.diameter) / 2)
  const frame = bundleDepth + frameRoom
  const ring = ringShare * fans.diameter
  const clearance = Math.max(lowestClearance, fans.diameter)
  const header = (length - tubeLength) / 2
  return { bayWidth, header, frame, plenum, ring, clearance, height: clearance + ring + plenum + frame }
}
