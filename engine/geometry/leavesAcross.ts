/**
 * Whether the fluid leaves at the other end of the coil than it enters: after an odd number of passes.
 *
 * @param coilType  code of the coil's type
 * @param passes    tubes in series in a circuit; no whole number where circuits are of unequal length
 * @returns whether the connections stand at opposite ends
 *
 * Valid for any circuiting. A distributing steam coil lets its steam in by an inner tube and drains at the same end;
 * unequal circuits are led so that both headers stand at one end.
 *
 * Source: geometry.
 */
export function leavesAcross(coilType: string, passes: number): boolean {
  return passes % 2 === 1 && !coilType.endsWith('_DISTR')
}
