/** An hour of a machine with and without mist. */
import { requireWithin } from '../errors'
import { moistAirSpecificVolume } from '../fluids/moistAir'
import { powerOf } from './machine'
import { type MistInput, usualMist } from './mist'
import { precooledHour } from './precooling'

/** What the air is like in an hour. [K], [Pa] */
export interface HourWeather {
  readonly dryBulb: number
  readonly wetBulb: number
  readonly pressure: number
}

/** An hour: temperatures [K], water [kg/s], power [W]. */
export interface MistHour {
  readonly isOn: boolean
  /** Of the air that enters the machine. */
  readonly entering: number
  /** Evaporated into each kg of dry air [kg/kg]; flows of the water that evaporates and of all that is sprayed [kg/s]. */
  readonly evaporated: number
  readonly evaporatedFlow: number
  readonly supply: number
  readonly powerWithout: number
  readonly powerWith: number
}

/**
 * Prepares the hours of a mist.
 *
 * @param input  the mist
 * @returns      the hour by its weather
 *
 * Valid for effectiveness 0 to 1, airflows up to 10 000 m3/s; else `out-of-range`. The mist runs from the lock-out on,
 * where the depression is above its limit.
 *
 * Source: `precooled`; dry air by the volume of the air that enters.
 */
export function hoursOf(input: MistInput): (weather: HourWeather) => MistHour {
  const { effectiveness, airflow, evaporatedShare = usualMist.evaporatedShare, control = {} } = input
  const { lockout = usualMist.lockout, depression = usualMist.depression } = control
  requireWithin('the effectiveness of the mist', effectiveness, 0, 1)
  requireWithin('the airflow in m3/s', airflow, 1e-3, 1e4)
  requireWithin('the share of the water that evaporates', evaporatedShare, 0.05, 1)
  requireWithin('the lock-out of the mist', lockout, 273.15, 333.15)
  requireWithin('the least depression of the mist', depression, 0, 40)
  const power = powerOf(input.machine)
  return ({ dryBulb, wetBulb, pressure }) => {
    const powerWithout = power(dryBulb)
    const isOn = dryBulb >= lockout && dryBulb - wetBulb > depression
    if (!isOn)
      return {
        isOn,
        entering: dryBulb,
        evaporated: 0,
        evaporatedFlow: 0,
        supply: 0,
        powerWithout,
        powerWith: powerWithout,
      }
    const after = precooledHour(dryBulb, wetBulb, pressure, effectiveness)
    const evaporatedFlow = (airflow / moistAirSpecificVolume(dryBulb, after.W, pressure)) * after.evaporated
    return {
      isOn,
      entering: after.dryBulb,
      evaporated: after.evaporated,
      evaporatedFlow,
      supply: evaporatedFlow / evaporatedShare,
      powerWithout,
      powerWith: power(after.dryBulb),
    }
  }
}
