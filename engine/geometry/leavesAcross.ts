import { isFedInside } from './fedInside'

/**
 * Whether the fluid leaves at the opposite end of the coil from where it enters: with an odd number of passes.
 *
 * @param coilType  code of the coil's type
 * @param passes    tubes in series in a circuit; not a whole number where circuits are of unequal length
 * @returns whether the connections are at opposite ends
 *
 * Valid for any circuiting. A distributing steam coil is fed through an inner tube and drains at the same end; unequal
 * circuits are laid out so that both headers are at one end.
 *
 * Source: geometry.
 */
export function leavesAcross(coilType: string, passes: number): boolean {
  return passes % 2 === 1 && !isFedInside({ coilType })
}
