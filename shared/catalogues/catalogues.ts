/** The table of catalogues: what the operator may replace. Each ships with sample data, until it is replaced. */
import type { z } from 'zod'
import { sampleNozzles } from '../mist/nozzles/sampleNozzles'
import { type BoilerRecord, boilerColumns, boilerRecord } from './boilerRecord'
import type { Columns } from './catalogueColumns'
import { type EconomizerRecord, economizerColumns, economizerRecord } from './economizerRecord'
import { type FanRecord, fanColumns, fanRecord } from './fanRecord'
import { type NozzleEntry, nozzleColumns, nozzleRecord } from './nozzleRecord'
import { sampleBoilers } from './sampleBoilers'
import { sampleEconomizers } from './sampleEconomizers'
import { sampleFans } from './sampleFans'

export interface Catalogues {
  boilers: BoilerRecord
  economizers: EconomizerRecord
  nozzles: NozzleEntry
  fans: FanRecord
}

export type CatalogueName = keyof Catalogues

export interface Catalogue<Record extends object = object> {
  title: string
  record: z.ZodType<Record>
  columns: Columns
  /** The fields that together name a record; no two records have the same. */
  key: readonly string[]
  sample: readonly Record[]
}

const ofNozzles = 'Sample data of the product: round figures of no maker. Replace before use.'

export const catalogues: { readonly [Name in CatalogueName]: Catalogue<Catalogues[Name]> } = {
  boilers: {
    title: 'Boilers by series and horsepower',
    record: boilerRecord,
    columns: boilerColumns,
    key: ['maker', 'series', 'model'],
    sample: sampleBoilers,
  },
  economizers: {
    title: 'Standard economizers',
    record: economizerRecord,
    columns: economizerColumns,
    key: ['series', 'model'],
    sample: sampleEconomizers,
  },
  nozzles: {
    title: 'Nozzles of the mist',
    record: nozzleRecord,
    columns: nozzleColumns,
    key: ['model'],
    sample: sampleNozzles.map(nozzle => ({ ...nozzle, source: ofNozzles })),
  },
  fans: {
    title: 'Fans of air coolers',
    record: fanRecord,
    columns: fanColumns,
    key: ['maker', 'model'],
    sample: sampleFans,
  },
}

export const catalogueNames = Object.keys(catalogues) as CatalogueName[]

export function isCatalogueName(name: string): name is CatalogueName {
  return Object.hasOwn(catalogues, name)
}
