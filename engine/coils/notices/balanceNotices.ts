/** Notices of the solution: streams that come close, a balance that does not close. */
import type { Warning } from '../../warnings'
import { coilLimits } from '../checks/limits'
import { above } from './above'
import { pick } from './rated'

/**
 * Notice of streams that come closer than a coil can be relied on for.
 *
 * @param outside  name of the stream outside the tubes
 * @param ends     differences of the streams at both ends [K]
 * @returns PINCH, or nothing
 *
 * Valid for any ends.
 *
 * Source: `coilLimits`.
 */
export function pinchNotice(outside: string, ends: readonly number[]): Warning[] {
  const { PINCH } = coilLimits
  const pinch = Math.min(...ends)
  if (!(pinch < PINCH.value)) return []
  const message = `${pinch.toFixed(2)} K between ${outside} and fluid at the closer end is below ${PINCH.value} K.`
  return [{ ...pick('PINCH', PINCH), message, value: pinch, limits: [PINCH.value, 200] }]
}

/**
 * Notices of a solution that does not close.
 *
 * @param outside    name of the stream outside the tubes
 * @param solution   difference of both heats over the larger [-], steps taken
 * @param converged  the solver settled
 * @returns BALANCE, NOT_CONVERGED, or nothing
 *
 * Valid for any solution.
 *
 * Source: `coilLimits`.
 */
export function balanceNotices(
  outside: string,
  { energyBalance, iterations }: { energyBalance: number; iterations: number },
  converged: boolean,
): Warning[] {
  const { BALANCE } = coilLimits
  const imbalance = Math.abs(energyBalance)
  const balance = `${(100 * imbalance).toFixed(3)} % between the heat of the ${outside} and of the fluid.`
  const warnings = above('BALANCE', BALANCE, imbalance, balance)
  if (converged) return warnings
  return [
    ...warnings,
    {
      code: 'NOT_CONVERGED',
      severity: 'error',
      message: `${iterations} steps did not settle the coil; do not use the result.`,
      input: 'fluid.given.value',
      value: iterations,
    },
  ]
}
