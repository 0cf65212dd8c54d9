import { beforeAll, describe, expect, it } from 'vitest'
import { collected, openCanvas } from '../../../server/reports/itemReport'
import type { MistContent } from '../../../server/reports/mist/mistContent'
import { mistPaper } from '../../../server/reports/mist/mistPaper'
import { mistSheets } from '../../../server/reports/mist/mistSheets'
import {
  airAndSpray,
  binsAndCash,
  climateAndDroplets,
  energyAndMoney,
  hourMap,
  monthTable,
  processAndMonths,
} from '../../../server/reports/mist/sections'
import { openSheets } from '../../../server/reports/sheets'
import { readerOf } from '../../../shared/display/formatQuantity'
import { chillerExample } from '../../../shared/mist/document/exampleMists'
import { sprayFacts } from '../../../shared/mist/facts/designFacts'
import { energyFacts, moneyFacts } from '../../../shared/mist/facts/yearFacts'
import { binsFigure } from '../../../shared/mist/figures/binsFigure'
import { monthsFigure } from '../../../shared/mist/figures/monthsFigure'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'
import { listed, tableIn } from '../../support/sheetTable'

const date = new Date('2026-11-21T10:42:08Z')
const rating = mistPaper.rate(chillerExample)
const contentIn = (system: 'IP' | 'SI') =>
  ({ asked: chillerExample, input: chillerExample, rating, reader: readerOf(system) }) as MistContent

/** The sections, one after the other, as the report has them. */
async function pdfOf(content: MistContent): Promise<Buffer> {
  const canvas = openCanvas({ title: '', paperTitle: 'Mist submittal' }, { date, reference: '1' })
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => undefined)
  const sections = [processAndMonths, airAndSpray, monthTable, energyAndMoney, binsAndCash, hourMap]
  for (const section of [...sections, climateAndDroplets]) {
    section(sheets, content)
    sheets.y += 14
  }
  canvas.end()
  return bytes
}

describe.each(['IP', 'SI'] as const)('the sections of a mist in %s', system => {
  const content = contentIn(system)
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = pdfPages(await pdfOf(content))
  })

  it('have every month, and what spray, year and money come to', () => {
    const text = pages.map(page => page.text).join('\n')
    for (const month of rating.year.months)
      expect(text).toContain(`\n${content.reader.number(month.energyWithout, 'electricEnergy')}\n`)
    const facts = [
      ...sprayFacts(chillerExample, rating, content.reader),
      ...energyFacts(rating, content.reader),
      ...moneyFacts(rating, content.reader),
    ]
    for (const [label, value] of facts) {
      expect(text).toContain(label)
      expect(text).toContain(value)
    }
    expect(text).toContain('Phoenix Sky Harbor')
  })

  it('have each number of a month, and of the year, beneath its name', () => {
    const text = pages.map(page => page.text).join('\n')
    const { number } = content.reader
    for (const each of [...rating.year.months, rating.year]) {
      const { energyWithout, energyWith, water, peakWith } = each
      const energies = [energyWithout, energyWith, energyWithout - energyWith]
      const energy = energies.map(joules => number(joules, 'electricEnergy'))
      expect(text).toContain([...energy, number(water, 'waterVolume'), number(peakWith, 'power')].join('\n'))
    }
  })

  it('have no word over another, and none beyond the page', () => {
    expect(misplaced(pages)).toEqual([])
  })
})

it('the workbook has months, bins, hours of the day, spray and money, as numbers', () => {
  const sheets = mistSheets(contentIn('SI'))
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    ...['Inputs', 'Months', 'Bins', 'Hours of the day', 'Spray', 'Stages', 'Money'],
  ])
  const [, months, bins, hours] = sheets.map(({ data }) => data as { value?: unknown }[][])
  expect(months!.slice(1).map(cells => cells[0]?.value)).toHaveLength(12)
  expect(months![7]![5]?.value).toBeCloseTo(
    (rating.year.months[6]!.energyWithout - rating.year.months[6]!.energyWith) / 3.6e6,
    3,
  )
  expect(bins).toHaveLength(1 + rating.bins.SI.length)
  expect(bins!.at(-1)![2]?.value).toBeCloseTo(rating.bins.SI.at(-1)!.hours, 6)
  expect([hours!.length, hours![15]!.length]).toEqual([25, 13])
  const [, first] = sheets.find(({ sheet }) => sheet === 'Stages')!.data as { value?: unknown }[][]
  expect(first!.map(({ value }) => value).slice(0, 2)).toEqual([1, rating.stages[0]!.nozzles])
  expect(first![3]!.value).toBeCloseTo(rating.stages[0]!.from! - 273.15, 6)
  for (const row of hours!.slice(1)) for (const cell of row.slice(1)) expect(cell?.value).toEqual(expect.any(Number))
})

it.each(['IP', 'SI'] as const)('the workbook tells the place, and the unit of each sum of money, in %s', system => {
  const sheets = new Map(
    mistSheets(contentIn(system)).map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]),
  )
  const [inputs, months, money] = ['Inputs', 'Months', 'Money'].map(name =>
    sheets.get(name)!.map(row => row.map(cell => cell?.value)),
  )
  expect(inputs!.slice(0, 2).map(row => row.slice(0, 2))).toEqual([
    ['Climate', 'Value'],
    ['Place', rating.climate.name],
  ])
  expect(money).toContainEqual(['Year', 'Flow, $', 'Sum, $'])
  // The pump takes a part of it back.
  expect(months![0]).toContain('Saved by the machine, kWh')
})

it('a temperature below zero is a number in the workbook too', () => {
  const cold = { ...contentIn('SI') }
  const hoursOfDay = rating.hoursOfDay.map(each => ({ ...each, dryBulb: each.dryBulb - 40 }))
  const hours = mistSheets({ ...cold, rating: { ...rating, hoursOfDay } }).find(
    ({ sheet }) => sheet === 'Hours of the day',
  )
  const values = (hours!.data as { value?: unknown }[][]).slice(1).flatMap(row => row.slice(1).map(cell => cell.value))
  expect(values.some(value => Number(value) < 0)).toBe(true)
  expect(values.filter(value => typeof value !== 'number' || Number.isNaN(value))).toEqual([])
})

describe('each number stands beneath its name', () => {
  const content = { ...contentIn('SI'), notices: [], tag: 'M-1' } as MistContent
  const { design, stages, year } = rating
  const near = (values: readonly number[], digits = 6) => values.map(value => expect.closeTo(value, digits))
  const sheets = mistSheets(content)

  it('in the months of the workbook', () => {
    const of = (each: (month: (typeof year.months)[number]) => number) => near(year.months.map(each))
    expect(tableIn(sheets, 'Months', 'Month')).toEqual({
      Month: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      // Days of the months, without that of a leap year.
      Hours: near([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(days => 24 * days)),
      'With mist': of(({ hoursOn }) => hoursOn),
      'Without, kWh': of(({ energyWithout }) => energyWithout / 3.6e6),
      'With, kWh': of(({ energyWith }) => energyWith / 3.6e6),
      'Saved by the machine, kWh': of(({ energyWithout, energyWith }) => (energyWithout - energyWith) / 3.6e6),
      'Water, m³': of(({ water }) => water),
      'Peak without, kW': of(({ peakWithout }) => peakWithout / 1000),
      'Peak with, kW': of(({ peakWith }) => peakWith / 1000),
    })
  })

  it('in the bins of the workbook, whose sums are those of the year', () => {
    const of = (each: (bin: (typeof rating.bins.SI)[number]) => number) => near(rating.bins.SI.map(each))
    const bins = tableIn(sheets, 'Bins', 'From, °C') as Record<string, number[]>
    expect(bins).toEqual({
      'From, °C': of(({ from }) => from - 273.15),
      'To, °C': of(({ to }) => to - 273.15),
      Hours: of(({ hours }) => hours),
      'With mist': of(({ hoursOn }) => hoursOn),
      'Wet bulb, °C': of(({ wetBulb }) => wetBulb - 273.15),
      'To the coil, °C': of(({ entering }) => entering - 273.15),
      'Without, kW': of(({ powerWithout }) => powerWithout / 1000),
      'With, kW': of(({ powerWith }) => powerWith / 1000),
      'Water, m³': of(({ water }) => water),
    })
    const sum = (head: string, weight?: string) =>
      bins[head]!.reduce((all, value, at) => all + value * (weight ? bins[weight]![at]! : 1), 0)
    expect(sum('Hours')).toBeCloseTo(8760, 3)
    expect(sum('Without, kW', 'Hours')).toBeCloseTo(year.energyWithout / 3.6e6, 2)
    expect(sum('With, kW', 'Hours')).toBeCloseTo(year.energyWith / 3.6e6, 2)
    expect(sum('Water, m³')).toBeCloseTo(year.water, 4)
  })

  it('in the stages of the workbook', () => {
    expect(tableIn(sheets, 'Stages', 'Stage')).toEqual({
      Stage: [1, 2, 3],
      Nozzles: [147, 147, 147],
      // 1 L/h is a millionth of a cubic meter in 3.6 ms.
      'Water in all, L/h': near(stages.map(({ water }) => water * 3.6e6)),
      'On from, °C': near(stages.map(({ from }) => from! - 273.15)),
      Hours: near(stages.map(({ hours }) => hours)),
    })
  })

  it('in the lists of a project', () => {
    expect(listed(mistPaper.workbookColumns, content)).toEqual({
      Tag: 'M-1',
      Machine: 'Air-cooled chiller',
      Place: rating.climate.name,
      'Air before': expect.closeTo(chillerExample.site.dryBulb - 273.15, 6),
      'Air to the coil': expect.closeTo(design.leaving.T - 273.15, 6),
      'Water sprayed': expect.closeTo(design.supply * 3.6e6, 4),
      Nozzles: design.nozzles.count,
      'Power without': expect.closeTo(design.powerWithout / 1000, 6),
      'Power with': expect.closeTo(design.powerWith / 1000, 6),
      'Hours of mist': year.hoursOn,
      'Energy saved a year': expect.closeTo(year.energySaved / 3.6e6, 3),
      'Water a year': expect.closeTo(year.water, 6),
      'Saved a year': expect.closeTo(year.worth.savings, 6),
      'Simple payback, years': year.worth.simplePayback,
      Notices: '',
    })
    const { number } = content.reader
    expect(listed(mistPaper.schedule, content)).toMatchObject({
      'Air to coil': number(design.leaving.T, 'temperature'),
      Water: number(design.supply, 'sprayFlow'),
      'Energy saved': number(year.energySaved, 'electricEnergy'),
      Saved: number(year.worth.savings, 'money'),
    })
  })

  it('in figures and facts', () => {
    const { number } = content.reader
    const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
    expect(monthsFigure(year.months, content.reader).table.rows.map(row => row.slice(1))).toEqual(
      year.months.map(({ hoursOn, energyWithout, energyWith, water }) => [
        whole(hoursOn),
        number(energyWithout - energyWith, 'electricEnergy'),
        number(water, 'waterVolume'),
      ]),
    )
    expect(binsFigure(rating.bins, content.reader).table.rows).toEqual(
      rating.bins.SI.map(({ from, hours, hoursOn, entering, powerWithout, powerWith }) => [
        (from - 273.15).toFixed(1),
        ...[hours, hoursOn].map(whole),
        number(entering, 'temperature'),
        ...[powerWithout, powerWith].map(power => number(power, 'power')),
      ]),
    )
    const told = (facts: readonly Fact[]) => Object.fromEntries(facts.map(([name, value]) => [name, value]))
    const { evaporatedFlow, supply } = design
    expect(told(sprayFacts(chillerExample, rating, content.reader))).toMatchObject({
      Evaporates: number(evaporatedFlow, 'sprayFlow'),
      Sprayed: number(supply, 'sprayFlow'),
      // A fifth of the water drains where four fifths evaporate.
      Drains: number(supply / 5, 'sprayFlow'),
    })
    expect(told(energyFacts(rating, content.reader))).toMatchObject({
      'Water sprayed': number(year.water, 'waterVolume'),
      'Of it evaporates': number(0.8 * year.water, 'waterVolume'),
    })
    const { money } = year
    expect(told(moneyFacts(rating, content.reader))).toMatchObject({
      Energy: whole(money.energy),
      Demand: whole(money.demand),
      Water: whole(money.water).replace('-', '−'),
      Sewer: whole(money.sewer).replace('-', '−'),
      'Water treatment': whole(money.treatment).replace('-', '−'),
    })
  })
})
