import { connectionSize, connectionSizes, connectionVelocityLimit } from '../../geometry'
import { bodySchedule } from '../../options/bodySchedule'
import type { Warning } from '../../warnings'
import { vapourVelocity } from '../tubes/connections'
import type { Rated } from './coilNotices'

/**
 * What there is to say of the connections: the schedule has none as small, or none as large, as the flow asks for.
 *
 * @param rated  the coil and its rating, SI
 * @returns warnings
 *
 * Valid for every coil.
 *
 * Source: the velocities by which connections are chosen.
 */
export function connectionNotices({ model, rating, fluidKind = 'liquid' }: Rated): Warning[] {
  const { bodySchedule: schedule = 'SCH_40' } = model.input.geometry
  const { connectionDiameter: nominal, connectionVelocity: velocity } = rating.construction
  const made = connectionSizes(schedule)
  const [least, most] = [made[0]!, made.at(-1)!]
  const highest = rating.fluid.phaseChange || fluidKind !== 'liquid' ? vapourVelocity : connectionVelocityLimit
  const name = bodySchedule.describe(schedule)
  const input = 'geometry.bodySchedule'
  if (nominal === most.nominal && velocity > highest) {
    const message = `${velocity.toFixed(2)} m/s in the connections is above ${highest.toFixed(2)} m/s, and ${name} has none larger than ${most.label}.`
    const limits = [0, highest] as const
    return [
      {
        code: 'CONNECTION_VEL',
        severity: 'warning',
        message,
        input,
        value: velocity,
        limits,
        quantity: 'fluidVelocity',
      },
    ]
  }
  if (nominal !== least.nominal) return []
  const volumeFlow = velocity * (Math.PI / 4) * least.insideDiameter ** 2
  const enough = connectionSize({ volumeFlow, velocityLimit: highest })
  if (enough.nominal >= nominal) return []
  const message = `${least.label} is the smallest connection of ${name}; ${enough.label} would carry the flow.`
  const limits = [enough.nominal, most.nominal] as const
  return [{ code: 'CONNECTION_LEAST', severity: 'info', message, input, value: nominal, limits, quantity: 'length' }]
}
