/** Decides who sees the comparison of both engines, and until when. */

import { holdsAny, type Role } from './access/roles'

/** Roles of internal employees. */
const employeeRoles = ['engineering'] as const satisfies readonly Role[]

/** The server's message to anybody else. It is not in `texts.ts`, so that no page loads it. */
export const noEngineComparison =
  'The comparison of both engines is for internal employees with the new engine, until it is deactivated.'

/** The properties of a person that decide. */
interface Person {
  roles: readonly Role[]
  /** From their identity: allows the choice of the new engine, and the comparison with it. */
  isNewEngineEnabled: boolean
}

/** The comparison table for one person at one moment. */
export interface EngineComparison {
  isShown: boolean
  /** Days until the comparison is deactivated; 0 from then on. */
  daysRemaining: number
}

/** Year, month from 1, day. */
export type Day = readonly [year: number, month: number, date: number]

const day = 86_400_000

/**
 * Whether the comparison table is shown, and how many days it has left until the day `end`.
 *
 * Days are counted by the local calendar: on the last day before the date, one day remains, whatever the hour.
 */
export function engineComparison(
  { roles, isNewEngineEnabled }: Person,
  { now, end: [year, month, date] }: { now: Date; end: Day },
): EngineComparison {
  const end = Date.UTC(year, month - 1, date)
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const daysRemaining = Math.max(0, Math.round((end - today) / day))
  return { isShown: daysRemaining > 0 && isNewEngineEnabled && holdsAny(roles, employeeRoles), daysRemaining }
}
