/** The whole rating of a mist: its sums as they were before its hours were rated once. */
import { describe, expect, it } from 'vitest'
import { packYear } from '../../../engine/climates'
import { chillerExample } from '../../../shared/mist/document/exampleMists'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'
import { yearOfHours } from '../../support/yearOfHours'

const { site } = chillerExample
const documents: Readonly<Record<string, MistInput>> = {
  'bins of a place': chillerExample,
  'normals of a place': { ...chillerExample, site: { ...site, place: 'toronto' } },
  'hours of a file': {
    ...chillerExample,
    weather: { name: 'Own hours', ...packYear(yearOfHours()) } as NonNullable<MistInput['weather']>,
  },
}

/** The numbers of a table in one, in which each row counts with its place. */
const sumOf = (rows: readonly object[]): number =>
  rows.reduce<number>((sum, row, at) => {
    const values = Object.values(row).map(value => (typeof value === 'object' ? 0 : Number(value)))
    return sum + (at + 1) * values.reduce((all, value) => all + value, 0)
  }, 0)

describe('the rating of a mist', () => {
  it.each<[string, ...number[]]>([
    [
      ...(['bins of a place', 4106.524744265335, 2075895619531.3804, 272250327787.64374, 4839.550859034168] as const),
      ...([29482286649423.332, 24231084.562649146, 26803315.999986965, 477780890.1079996] as const),
    ],
    [
      ...([
        'normals of a place',
        228.92470740475903,
        2022689135255.8486,
        14249813577.413204,
        568.4736317184091,
      ] as const),
      ...([26538629773263.9, 25740400.20689747, 31368754.28710896, 32998855.280530047] as const),
    ],
    [
      ...(['hours of a file', 2840.816262929344, 2100122715382.4778, 194391172724.36386, 3258.6613221751886] as const),
      ...([29159096115713.785, 24794637.631576516, 34362844.20766759, 351980203.34660476] as const),
    ],
  ])('has the sums of 4.8, from %s', (name, ...before) => {
    const { year, bins, hoursOfDay } = rateMistDocument(documents[name]!)
    const found = [
      ...[year.water, year.energyWith, year.energySaved, year.worth.savings, sumOf(year.months)],
      ...[sumOf(bins.IP), sumOf(bins.SI), sumOf(hoursOfDay)],
    ]
    for (const [at, value] of found.entries()) expect(Math.abs(value / before[at]! - 1), `${at}`).toBeLessThan(1e-12)
  })
})
