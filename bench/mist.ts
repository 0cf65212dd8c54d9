/** The mist: a year of 8,760 hours, and the rating of a whole item, beside the yardstick of the same run. */
import { type ClimateHours, packYear, placeHours, placeNamed, unpackYear } from '../engine/climates'
import { type MistInput, mistYear, rateHours } from '../engine/mist'
import { chillerExample } from '../shared/mist/document/exampleMists'
import { rateMistDocument } from '../shared/mist/rating/rateMistDocument'
import { rankSprays, type SearchedSprays, searchSprays, sprayFamilies } from '../shared/mist/search/searchSprays'
import { sprayCatalogue } from '../shared/mist/search/sprayCatalogue'
import { benchOperations } from './operations'

const mist: MistInput = { effectiveness: 0.8, airflow: 20, machine: { ratedPower: 120_000, slope: 0.025 } }

/** Every hour of a year, with a day and a season. */
const hours: ClimateHours[] = Array.from({ length: 8760 }, (_, at) => {
  const dryBulb = 295 - 12 * Math.cos((2 * Math.PI * (at - 400)) / 8760) - 7 * Math.cos((Math.PI * (at - 3)) / 12)
  const month = Math.min(12, Math.floor(at / 730) + 1)
  return { month, hour: (at % 24) + 1, hours: 1, dryBulb, wetBulb: dryBulb - 6, pressure: 98_000 }
})
const packed = packYear(hours)
const phoenix = placeHours(placeNamed('phoenix')).hours

/** No two in a row ask the same: a little more or less effect. */
let step = 0
const varied = () => ({ ...mist, effectiveness: 0.7 + (step++ % 64) / 1000 })
const search: SearchedSprays = { mist: { ...chillerExample, limits: { leaving: 303 } }, choices: sprayCatalogue }

const operations: Record<string, () => unknown> = {
  'year of 8,760 hours': () => mistYear(rateHours(varied(), hours)),
  'year of a place by bins': () => mistYear(rateHours(varied(), phoenix)),
  'hours of a file, unpacked': () => unpackYear(packed),
  'rating of an item: design hour, year, bins, hours of the day': () =>
    rateMistDocument({ ...chillerExample, spray: { ...chillerExample.spray, effectiveness: varied().effectiveness } }),
  'search of 234 sprays': () => rankSprays(search, searchSprays(search, sprayFamilies(search))),
}

export const benchMist = (): void => benchOperations('Mist', operations)
