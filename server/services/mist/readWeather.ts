/** Reads a year of weather from a file, on a thread. */

import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { ReadWeather } from '../../../shared/contracts/mistWeather'
import type { RequestOf } from '../../../shared/contracts/operation'
import { refusalOf } from '../../errors/calculationError'
import type { Calculations } from '../../jobs/calculations'
import type { ServiceCall } from '../service'

export function readWeather({ calculations }: { calculations: Calculations }) {
  return async (call: ServiceCall, file: RequestOf<typeof ReadWeather>) => {
    try {
      const { weather, design, altitude, findings } = await calculations.run('mist', 'weather', file, call)
      return succeeded({
        Weather: weather,
        DryBulb: design.dryBulb,
        WetBulb: design.wetBulb,
        ...(altitude === undefined ? {} : { Altitude: altitude }),
        Findings: findings,
      })
    } catch (error) {
      return refused(refusalOf(error).message)
    }
  }
}
