import { waterFreezing } from '../../fluids/water'
import type { Warning } from '../../warnings'
import { coilLimits } from '../checks/limits'
import { pick } from './rated'

/**
 * Notice of a fluid that freezes in the coil, or nearly does.
 *
 * @param coldest   wall or fluid [K]
 * @param freezing  temperature at which ice begins to form [K]; undefined where nothing freezes
 * @param input     the input to change, where that is not the entering temperature
 * @returns FREEZE_FLUID within 3 K of freezing, an error below; or nothing
 *
 * Valid for every fluid.
 *
 * Source: margin of practice.
 */
export function freezeNotice(coldest: number, freezing: number | undefined, input?: string): Warning[] {
  const { FREEZE_FLUID } = coilLimits
  const margin = FREEZE_FLUID.value - waterFreezing
  if (freezing === undefined || !(coldest < freezing + margin)) return []
  return [
    {
      ...pick('FREEZE_FLUID', { ...FREEZE_FLUID, ...(input && { input }) }),
      severity: coldest < freezing ? 'error' : 'warning',
      message: `${(coldest - 273.15).toFixed(1)} °C at the coldest wall or fluid is within 3 K of freezing.`,
      value: coldest,
      limits: [freezing + margin, 473.15],
    },
  ]
}
