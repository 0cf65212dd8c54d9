import type { CoilSize } from '../../geometry'
import type { CoilRating } from '../coil'

/**
 * Efficiencies of the outside of a coil, as a rating reports them: dry or wet, as the surface is.
 *
 * @param size               sizes of the coil
 * @param surfaceEfficiency  mean efficiency of the whole surface [-]
 * @returns                  that of the fins, which belongs to it, and itself [-]
 *
 * Valid for fins without contact resistance.
 *
 * Source: definition, as `surfaceEfficiency` of `airside`.
 */
export function efficiencies(
  { cell }: Pick<CoilSize, 'cell'>,
  surfaceEfficiency: number,
): Pick<CoilRating['air'], 'finEfficiency' | 'surfaceEfficiency'> {
  return { finEfficiency: 1 - ((1 - surfaceEfficiency) * cell.outsideArea) / cell.finArea, surfaceEfficiency }
}
