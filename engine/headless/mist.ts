/** `mist state`, `mist droplet`, `mist design`, `mist year`: air cooled by droplets, and what it saves. */
import type { ClimateHours } from '../climates'
import { EngineError } from '../errors'
import type { AirStateInput } from '../fluids/moistAir'
import {
  type DropletLife,
  dropletLife,
  type Film,
  type MistDesign,
  type MistInput,
  type MistPrices,
  type MistWorth,
  type MistYear,
  mistDesign,
  mistYear,
  type Precooled,
  precooled,
  rateHours,
} from '../mist'
import { climateOf } from './climate'
import type { Line } from './fields'
import { checkShape, type Fields, type Shape } from './shape'

const maybe = { maybe: 'number' } as const

const airShape: Fields<{ T: number; p: number; RH?: number; W?: number; Twb?: number; Tdp?: number }> = {
  ...{ T: 'number', p: 'number', RH: maybe, W: maybe, Twb: maybe, Tdp: maybe },
}

const mistShape: Fields<MistInput> = {
  effectiveness: 'number',
  airflow: 'number',
  machine: {
    ...{ ratedPower: 'number', ratedAt: maybe, slope: 'number', leastAir: maybe, load: maybe },
    curve: { maybe: { rows: { air: 'number', share: 'number' } } },
  },
  evaporatedShare: maybe,
  control: { maybe: { lockout: maybe, depression: maybe } },
  spray: {
    maybe: {
      nozzle: { name: 'text', flow: 'number', pressure: 'number', sauter: 'number', fineness: maybe },
      ...{ pressure: 'number', stages: 'number', face: 'number', distance: 'number' },
    },
  },
  water: { maybe: { hardness: maybe, dissolved: maybe, isRecirculated: { maybe: 'flag' } } },
}

const pricesShape: Fields<MistPrices> = {
  ...{ electricity: maybe, demand: maybe, water: maybe, sewer: maybe, treatment: maybe, carbon: maybe },
  carbonIntensity: maybe,
}
const worthShape: Fields<MistWorth> = {
  ...{ installed: 'number', incentive: maybe, escalation: maybe, discount: maybe, life: maybe },
}
const hourShape: Fields<ClimateHours> = {
  ...{ month: 'number', hour: maybe, hours: 'number', dryBulb: 'number', wetBulb: 'number', pressure: 'number' },
}

function checked<Known>(line: unknown, shape: { [name: string]: Shape }): Known {
  checkShape(line, shape, 'document')
  return line as Known
}

/**
 * Air before and after a mist.
 *
 * @param line  `air` (T [K], p [Pa], a measure of moisture), `effectiveness` [0..1]
 * @returns     both states, water evaporated [kg/kg dry air]
 *
 * Valid as `precooled`.
 *
 * Source: see there.
 */
export function mistState(line: unknown): Precooled {
  const { air, effectiveness } = checked<{ air: AirStateInput; effectiveness: number }>(line, {
    air: airShape,
    effectiveness: 'number',
  })
  return precooled(air, effectiveness)
}

/**
 * The life of a droplet.
 *
 * @param line  `air`, `diameter` [m], `film` (k [W/m K], cp [J/kg K]) where it is known otherwise
 * @returns     transfer numbers, rates [m2/s], times [s], temperature of the surface [K]; no time in saturated air
 *
 * Valid as `dropletLife`; saturated air is `inconsistent-state`.
 *
 * Source: see there.
 */
export function mistDroplet(line: unknown): DropletLife {
  const { air, diameter, film } = checked<{ air: AirStateInput; diameter: number; film?: Film }>(line, {
    air: airShape,
    diameter: 'number',
    film: { maybe: { k: 'number', cp: 'number' } },
  })
  const life = dropletLife(air, diameter, film)
  if (!Number.isFinite(life.byMass.time))
    throw new EngineError('inconsistent-state', 'the air is saturated: a droplet does not evaporate in it', {})
  return life
}

/**
 * The design hour of a mist.
 *
 * @param line  a mist, with its design `air`
 * @returns     states, water [kg/s], power [W], nozzles, droplets, notices
 *
 * Valid as `mistDesign`.
 *
 * Source: see there.
 */
export function mistDesignLine(line: unknown): MistDesign {
  const { air, ...input } = checked<MistInput & { air: AirStateInput }>(line, { ...mistShape, air: airShape })
  return mistDesign(input, air)
}

type YearLine = MistInput & {
  readonly climate: Line & { readonly hours?: readonly ClimateHours[] }
  readonly prices?: MistPrices
  readonly worth?: MistWorth
}

/**
 * A year of a mist.
 *
 * @param line  a mist, its `climate` (place, or file with elevation, or hours: month, hours, dryBulb, wetBulb, pressure),
 *              `prices` and `worth`
 * @returns     sums by month and over the year, money, payback, and how the hours were made
 *
 * Valid as `mistYear`.
 *
 * Source: see there.
 */
export function mistYearLine(
  line: unknown,
): MistYear & { method: string; deviations: object; findings: readonly string[] } {
  const { climate, prices, worth, ...input } = checked<YearLine>(line, {
    ...mistShape,
    climate: {
      place: { maybe: 'text' },
      file: { maybe: 'text' },
      elevation: maybe,
      hours: { maybe: { rows: hourShape } },
    },
    prices: { maybe: pricesShape },
    worth: { maybe: worthShape },
  })
  if (climate.hours && (climate.place !== undefined || climate.file !== undefined))
    throw new EngineError(
      'invalid-input',
      'document.climate has hours, and a place or a file too: give one of them',
      {},
    )
  const { hours, method, deviations, findings } = climate.hours
    ? { hours: climate.hours, method: 'hours', deviations: {}, findings: [] }
    : climateOf(climate)
  return { ...mistYear(rateHours(input, hours), prices, worth), method, deviations, findings }
}
