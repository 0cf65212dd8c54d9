import type { Warning } from '../../warnings'
import { coilLimits } from '../checks/limits'
import type { CoilRating } from '../coil'
import { above, pascals } from './above'

/**
 * Notice of a pressure drop in the tubes above its limit.
 *
 * @param fluid   the rated fluid
 * @param wanted  limit that was set [Pa]; that of practice where none was
 * @returns FLUID_DP, or nothing
 *
 * Valid for fluids that keep their phase.
 *
 * Source: `coilLimits`.
 */
export function fluidDropNotice(
  { pressureDrop }: Pick<CoilRating['fluid'], 'pressureDrop'>,
  wanted?: number,
): Warning[] {
  const practice = coilLimits.FLUID_DP
  const value = pressureDrop.total
  const limit = { ...practice, value: wanted ?? practice.value }
  return above('FLUID_DP', limit, value, `${pascals(value)} fluid pressure drop is above ${pascals(limit.value)}.`)
}
