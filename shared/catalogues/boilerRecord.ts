/** A boiler of the catalogue. SI; heat of a boiler horsepower as the engine has it. */
import { z } from 'zod'
import { catalogueColumns, name, offeredOn, pageWords, positive, share, source } from './catalogueColumns'

export const boilerRecord = z.strictObject({
  maker: name,
  series: name,
  model: name,
  offeredOn,
  design: z.enum(['firetube', 'watertube', 'other']),
  duty: z.enum(['steam', 'hot-water']),
  /** Boiler horsepower. */
  horsepower: positive(0.5, 10_000),
  /** Highest working pressure, absolute [Pa]. */
  pressure: positive(1e5, 2.2e7),
  /** Of the gas outlet [m]. */
  stackDiameter: positive(0.05, 10),
  /** At full fire on natural gas: gas that leaves [K], oxygen in the dry gas [-]. */
  stackTemperature: positive(320, 1200),
  oxygen: share.optional(),
  source,
})

export type BoilerRecord = z.infer<typeof boilerRecord>

export const boilerColumns = catalogueColumns<BoilerRecord>({
  maker: ['Maker', 'text'],
  series: ['Series', 'text'],
  model: ['Model', 'text'],
  offeredOn: ['Offered on', 'text', pageWords],
  design: ['Design', 'text', { firetube: 'Fire tube', watertube: 'Water tube', other: 'Other' }],
  duty: ['Duty', 'text', { steam: 'Steam', 'hot-water': 'Hot water' }],
  horsepower: ['Boiler horsepower', 'count'],
  pressure: ['Highest pressure', 'vaporPressure'],
  stackDiameter: ['Stack diameter', 'smallLength'],
  stackTemperature: ['Stack temperature', 'temperature'],
  oxygen: ['Oxygen', 'fraction'],
  source: ['Source', 'text'],
})
