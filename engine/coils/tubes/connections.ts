import { type ChosenConnection, connectionSize, connectionVelocityLimit } from '../../geometry'
import type { CoilGeometry } from '../coil'

/** Highest velocity for sizing the connections of gases and vapours [m/s]: 50 ft/s. */
const vapourVelocity = 15.24

/** Density up to which a fluid passes as fast as a vapour, and from which only as fast as a liquid [kg/m3]. */
const thickens = { from: 200, to: 600 } as const

/**
 * Highest velocity for sizing the connections of a fluid.
 *
 * @param density  of the fluid, both phases as a homogeneous mixture [kg/m3]
 * @returns        velocity [m/s]: that of vapours, that of liquids, and between them one that falls by the same share
 *                 for each share of density
 *
 * Valid for any fluid.
 *
 * Source: trade practice for vapours and liquids; the densities between them, of carbon dioxide about its critical
 * point, are an assumption.
 */
export function connectionLimit(density: number): number {
  const way = Math.log(density / thickens.from) / Math.log(thickens.to / thickens.from)
  const share = Math.min(1, Math.max(0, way))
  return vapourVelocity * (connectionVelocityLimit / vapourVelocity) ** share
}

/**
 * Both connections of a coil, sized for the end where the fluid has its lowest density.
 *
 * @param massFlow  of the coil [kg/s]
 * @param density   at that end, both phases as a homogeneous mixture [kg/m3]
 * @param schedule  wall; Schedule 40 where left out
 * @returns         size [m], the velocity in it [m/s], and the next size
 *
 * Valid for any flow.
 *
 * Source: `connectionSize`.
 */
export function coilConnection(
  massFlow: number,
  density: number,
  schedule?: CoilGeometry['bodySchedule'],
): ChosenConnection {
  return connectionSize({ volumeFlow: massFlow / density, schedule, velocityLimit: connectionLimit(density) })
}
