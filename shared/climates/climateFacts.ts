/** What is told of a climate: its set, its years, and how good its hours are. */
import { formatPercent } from '../display/formatNumber'
import type { Reader } from '../display/formatQuantity'
import type { Fact } from '../tools/results/keyResult'
import type { ClimateFacts } from './climateSchema'

/** Bins of the climates [K], and the temperature from which their degree hours are counted [K]. */
const [binWidth, warm] = [2.5, 297.15]

const madeFrom = {
  bins: ({ full }: Reader) => `bins of ${full(binWidth, 'temperatureDifference')} by month`,
  normals: () => 'means of the months',
  hours: () => 'every hour of the file',
} as const

const off = (share: number | undefined) => (share === undefined ? 'too few to tell' : formatPercent(share, 1))

/** The climate of the year, and how good its hours are. */
export function climateFacts({ climate }: { climate: ClimateFacts }, reader: Reader): Fact[] {
  const { name, station, set, years, method, deviations } = climate
  return [
    ['Place', name],
    ...(station === undefined ? [] : [['Station', station] as Fact]),
    ['Set', set],
    ...(years === undefined ? [] : [['Months of the years', `${years[0]} to ${years[1]}`] as Fact]),
    ['Hours from', madeFrom[method](reader)],
    ...(method === 'hours'
      ? []
      : [
          [`Degree hours over ${reader.full(warm, 'temperature')}, off by`, off(deviations.coolingDegreeHours)] as Fact,
        ]),
  ]
}

/** The same of a mist, and how good its hours of mist are. */
export function mistClimateFacts(rating: { climate: ClimateFacts }, reader: Reader): Fact[] {
  const { method, deviations } = rating.climate
  return [
    ...climateFacts(rating, reader),
    ...(method === 'hours' ? [] : [['Depression in hours of mist, off by', off(deviations.mistDepression)] as Fact]),
  ]
}
