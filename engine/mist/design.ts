/** The design hour of a mist: states, water, power, nozzles, life of the droplets, and what is to be said of them. */

import { requireWithin } from '../errors'
import type { AirProperties, AirStateInput } from '../fluids/moistAir'
import type { Warning } from '../warnings'
import { type DropletLife, dropletLife } from './droplet'
import { hoursOf, type MistHour } from './hour'
import type { MistInput } from './mist'
import { mistNotices } from './notices'
import { type NozzleList, nozzlesFor } from './nozzles'
import { precooled } from './precooling'

/** The design hour. The nozzles are for its water whether or not the control would let the mist run. */
export interface MistDesign {
  readonly entering: AirProperties
  readonly leaving: AirProperties
  /** With the mist running. */
  readonly hour: MistHour
  readonly nozzles?: NozzleList
  readonly droplets?: DropletLife & { readonly diameter: number; readonly travel: number }
  readonly warnings: readonly Warning[]
}

/**
 * The design hour of a mist.
 *
 * @param input  the mist
 * @param air    design air: dry bulb [K], pressure [Pa], a measure of moisture
 * @returns      states, water, power, nozzles, droplets, notices
 *
 * Valid as `hoursOf`, `nozzlesFor` and `dropletLife`.
 *
 * Source: see there. Droplets travel with the air through the intake's face.
 */
export function mistDesign(input: MistInput, air: AirStateInput): MistDesign {
  const { entering, leaving } = precooled(air, input.effectiveness)
  // The design hour is one in which the mist runs, whatever its control says of other hours.
  const running = { ...input, control: { lockout: 273.15, depression: 0 } }
  const hour = hoursOf(running)({ dryBulb: entering.T, wetBulb: entering.Twb, pressure: entering.p })
  const { spray } = input
  if (!spray) return { entering, leaving, hour, warnings: mistNotices(input, { entering, leaving }) }
  const nozzles = nozzlesFor(hour.supply / 1000, spray.nozzle, spray.pressure, spray.stages, spray.face)
  requireWithin('the distance from the nozzles to the coil in m', spray.distance, 0.01, 100)
  const travel = (spray.distance * spray.face) / input.airflow
  const droplets = { diameter: nozzles.sauter, travel, ...dropletLife(air, nozzles.sauter) }
  return { entering, leaving, hour, nozzles, droplets, warnings: mistNotices(input, { entering, leaving, droplets }) }
}
