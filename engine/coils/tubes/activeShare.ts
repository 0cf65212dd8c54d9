/** The tubes that carry fluid. */
import type { SurfaceModel } from '../air/surfaceModel'

/**
 * Share of the tubes that carry fluid.
 *
 * @param model  the coil
 * @returns 1 less the share of punched-out tubes [-]
 *
 * Source: definition.
 */
export function activeShare({ circuits, size }: SurfaceModel): number {
  return 1 - circuits.blanks / size.tubes
}
