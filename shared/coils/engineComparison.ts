/** Who sees the comparison of both engines, and until when. */

import { holdsAny, type Role } from '../access/roles'
import { engineCompareDeactivation } from '../limits'

/** Roles of internal employees. */
const employeeRoles = ['engineering'] as const satisfies readonly Role[]

/** What the server says to anybody else. Here, so that no page loads it. */
export const noEngineComparison =
  'The comparison of both engines is for internal employees with the new engine, until it is deactivated.'

/** What counts of a person. */
interface Person {
  roles: readonly Role[]
  /** By their identity: permits choosing the new engine, and comparing with it. */
  isNewEngineEnabled: boolean
}

/** The comparison table for one person at one moment. */
export interface EngineComparison {
  isShown: boolean
  /** Days until it is deactivated, 0 from then on. */
  daysRemaining: number
}

const day = 86_400_000

/**
 * Whether the comparison table is shown, and how many days it has left.
 *
 * Days are those of the local calendar: on the last day before the date, one remains, at whatever hour.
 */
export function engineComparison({ roles, isNewEngineEnabled }: Person, now: Date): EngineComparison {
  const [year, month, date] = engineCompareDeactivation
  const end = Date.UTC(year, month - 1, date)
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const daysRemaining = Math.max(0, Math.round((end - today) / day))
  return { isShown: daysRemaining > 0 && isNewEngineEnabled && holdsAny(roles, employeeRoles), daysRemaining }
}
