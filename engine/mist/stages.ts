/** The stages of a mist: which outdoor temperature brings each on, and how many hours of the year it runs. */
import { risingRoot } from '../economizer/risingRoot'
import { type AirProperties, moistAir } from '../fluids/moistAir'
import { hoursOf } from './hour'
import { type MistInput, usualMist } from './mist'
import type { NozzleList } from './nozzles'
import type { RatedHours } from './rateHours'

/** A stage, which runs together with all before it. */
export interface MistStage {
  readonly nozzles: number
  /** Of this stage and of those before it [m3/s]. */
  readonly water: number
  /** Outdoor dry bulb that brings it on, with the moisture of the design hour [K]; a stage without nozzles has none. */
  readonly from?: number
  /** Hours of the year in which it runs. */
  readonly hours: number
}

/** Density of the water that is bought [kg/m3]. */
const waterDensity = 1000
/** The hottest air that is looked at [K]. */
const hottest = 333.15
/** Of a temperature [K], and of a flow [kg/s]. */
const [hair, drop] = [1e-4, 1e-9]

/**
 * The stages of a mist.
 *
 * A stage is brought on where the nozzles of those before it no longer give the water that the effectiveness takes up:
 * the air is then as hot as said here, if it is as moist as in the design hour. The first one comes with the mist itself,
 * at the lock-out or where the wet bulb is far enough below.
 *
 * @param input    the mist
 * @param air      state of the design hour
 * @param nozzles  of it
 * @param rated    the hours of the year
 * @returns        the stages in their order
 *
 * Valid as `hoursOf` and `rateHours`.
 *
 * Source: definition.
 */
export function mistStages(
  input: MistInput,
  { p, W, T: designT, Tdp }: Pick<AirProperties, 'p' | 'W' | 'T' | 'Tdp'>,
  { flow, stages }: Pick<NozzleList, 'flow' | 'stages'>,
  { hours }: RatedHours,
): MistStage[] {
  const { lockout = usualMist.lockout, depression = usualMist.depression } = input.control ?? {}
  const wetBulb = (T: number) => moistAir({ T, p, W }).Twb
  // Colder air cannot be so moist.
  const coldest = Math.max(lockout, Tdp + hair)
  const begin = risingRoot(T => T - wetBulb(T) - depression, coldest, hottest, designT, 0.6, hair)
  const hourOf = hoursOf({ ...input, control: { lockout: 273.15, depression: 0 } })
  const supply = (T: number) => hourOf({ dryBulb: T, wetBulb: wetBulb(T), pressure: p }).supply
  const perKelvin = Math.max(drop, supply(hottest) - supply(begin)) / (hottest - begin)
  let before = 0
  return stages.map((nozzles, index): MistStage => {
    const given = before * flow * waterDensity
    before += nozzles
    const water = before * flow
    if (nozzles === 0) return { nozzles, water, hours: 0 }
    const from = index === 0 ? begin : risingRoot(T => supply(T) - given, begin, hottest, designT, perKelvin, drop)
    return {
      ...{ nozzles, water, from },
      hours: hours.reduce((sum, { weather, hour }) => sum + (hour.isOn && hour.supply > given ? weather.hours : 0), 0),
    }
  })
}
