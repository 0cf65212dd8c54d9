/** An economizer that a search has found, taken into the form. */
import { describe, expect, it } from 'vitest'
import { sampleEconomizers } from '../../../shared/catalogues/sampleEconomizers'
import { readerOf } from '../../../shared/display/formatQuantity'
import { newEconomizer, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { rankUnits, searchUnits } from '../../../shared/economizer/search/searchUnits'
import { unitCatalogue } from '../../../shared/economizer/search/unitCatalogue'
import { unitFamilies } from '../../../shared/economizer/search/unitFamilies'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'
import { economizerSearch } from '../../../views/widgets/economizer-workbench/candidates/economizerSearch'
import { firstWish } from '../../../views/widgets/economizer-workbench/candidates/varied'
import { type EconomizerForm, standardBank } from '../../../views/widgets/economizer-workbench/form/choices'

const wanting = { ...steamExample, limits: { ...steamExample.limits, heat: 2e5 } }
const form = { ...newEconomizer('IP'), input: wanting, typed: {} } as unknown as EconomizerForm
const record = { ...sampleEconomizers[0]!, installed: 43_210 }
const of = economizerSearch([record])
const row = (unit: typeof wanting.unit) => ({ unit }) as Parameters<typeof of.withFound>[1]

describe('a found economizer', () => {
  it('of the catalogue brings what it costs installed, as when it is chosen from the list', () => {
    const taken = of.withFound(form, row(standardBank(wanting.unit, record))).input
    expect([taken.unit.model, taken.money.installed]).toEqual([record.model, 43_210])
  })

  it('of own sizes leaves the money as it is', () => {
    const taken = of.withFound(form, row({ ...wanting.unit, rows: 9 })).input
    expect([taken.unit.rows, taken.money]).toEqual([9, wanting.money])
  })

  it('leaves the search up to date; another limit does not', () => {
    const search = of.searchOf(wanting, { ...firstWish, varied: ['units'] }, 'IP')!
    const taken = of.withFound(form, row(standardBank(wanting.unit, record))).input
    expect(of.isAbout(search, taken)).toBe(true)
    expect(of.isAbout(search, { ...taken, limits: { ...taken.limits, gasDrop: 50 } })).toBe(false)
  })
})

it('candidates of a search have names that differ, beside standard units too', () => {
  const { rows, finDensity, finHeight, circuits, tubeLength } = unitCatalogue
  const units = sampleEconomizers.map(each => standardBank(wanting.unit, each))
  const lengths = [tubeLength[3]!, tubeLength[3]! + 0.005]
  const choices = { rows: rows.slice(4, 10), finDensity, finHeight: finHeight.slice(1, 3), circuits, units }
  const request = {
    economizer: { ...wanting, limits: { ...wanting.limits, gasDrop: 500, waterDrop: 2e5 } },
    choices: { ...choices, tubeLength: lengths },
  }
  const { candidates } = rankUnits({ ...request, most: 10_000 }, searchUnits(request, unitFamilies(request)))
  const { all } = of.rowsOf({ candidates, nearMisses: [], found: candidates.length } as never)
  expect(new Set(all.map(({ unit }) => unit.circuits)).size).toBeGreaterThan(1)
  const column = of.columns.find(({ id }) => id === 'units')!
  const reader = readerOf('IP')
  for (const nameOf of [of.cardName, column.text]) {
    const names = all.map(each => nameOf(each, reader))
    expect(names.length - new Set(names).size).toBe(0)
  }
  expect(of.cardName(row(wanting.unit), reader)).toBe('RS 6R 10W 46 5F 0.75H 2C')
})

it('a required heat that is shown as what is recovered is met in key figures and notices alike', () => {
  const reader = readerOf('IP')
  const { heat } = rateEconomizerDocument(steamExample).full
  for (const [factor, verdict, count] of [
    [1 + 1e-6, 'ok', 0],
    [1.01, 'err', 1],
  ] as const) {
    const input = { ...steamExample, limits: { ...steamExample.limits, heat: heat * factor } }
    const rating = rateEconomizerDocument(input)
    const told = noticesAsShown(rating.warnings, reader).filter(({ code }) => code === 'HEAT_LOW')
    expect([keyResults(rating, input, reader)[0]!.verdict, told.length]).toEqual([verdict, count])
  }
})
