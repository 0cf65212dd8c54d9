import { connectionNamed, connectionSize, connectionSizes } from '../../geometry'
import { bodySchedule } from '../../options/bodySchedule'
import type { Warning } from '../../warnings'
import { connectionLimit } from '../tubes/connections'
import type { Inside } from './rated'

/**
 * The notice is given where the flow is within this ratio of the next size, and the next size saves this share of the
 * whole drop [-].
 */
const step = { near: 1.1, saves: 0.1 } as const

/**
 * Notice that a little more flow selects the next size, and that the pressure drop of the fluid then falls at once, by
 * the losses of the connections and also of the headers.
 */
function stepNotice({ model, rating }: Inside): Warning[] {
  const { fluid, construction } = rating
  const { nextConnection: next, connectionLabel: label, connectionDiameter } = construction
  const { bodySchedule: schedule } = model.input.geometry
  const [own, larger] = [connectionDiameter, next?.diameter ?? Number.NaN].map(each => connectionNamed(each, schedule))
  // With a change of phase the momentum may recover as much pressure as is lost: a share of the total means nothing.
  if (fluid.phaseChange || !next || !own || !larger) return []
  const { connections, total } = fluid.pressureDrop
  const saved = (connections * (1 - (own.insideDiameter / larger.insideDiameter) ** 4)) / total
  if (!(next.growth < step.near && saved > step.saves)) return []
  return [
    {
      code: 'CONNECTION_STEP',
      severity: 'info',
      message: `${label} carries up to ${next.growth.toFixed(2)} times this flow; above that ${next.label} is taken, which lowers the drop by at least ${(100 * saved).toFixed(0)} % at once.`,
      input: 'geometry.bodySchedule',
      value: saved,
      quantity: 'fraction',
    },
  ]
}

/**
 * Notices of the connections: the schedule has no size as small, or as large, as the flow needs, or the flow is close
 * to the next size.
 *
 * @param rated  the coil and its rating, SI
 * @returns warnings
 *
 * Valid for every coil.
 *
 * Source: the velocities by which connections are chosen.
 */
export function connectionNotices(rated: Inside): Warning[] {
  const { model, rating } = rated
  const { bodySchedule: schedule = 'SCH_40' } = model.input.geometry
  const { connectionDiameter: nominal, connectionVelocity: velocity } = rating.construction
  const made = connectionSizes(schedule)
  const [least, most] = [made[0]!, made.at(-1)!]
  const own = connectionNamed(nominal, schedule)
  // Coils without circuits have no connections.
  if (!own) return []
  const volumeFlow = velocity * (Math.PI / 4) * own.insideDiameter ** 2
  const highest = connectionLimit(rating.fluid.massFlow / volumeFlow)
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
  if (nominal !== least.nominal) return stepNotice(rated)
  const enough = connectionSize({ volumeFlow, velocityLimit: highest })
  if (enough.nominal >= nominal) return stepNotice(rated)
  const message = `${least.label} is the smallest connection of ${name}; ${enough.label} would carry the flow.`
  const limits = [enough.nominal, most.nominal] as const
  return [{ code: 'CONNECTION_LEAST', severity: 'info', message, input, value: nominal, limits, quantity: 'length' }]
}
