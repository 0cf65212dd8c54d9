import { beforeAll, describe, expect, it } from 'vitest'
import type { AirCoolerContent } from '../../../server/reports/aircooler/airCoolerContent'
import { airCoolerPaper } from '../../../server/reports/aircooler/airCoolerPaper'
import { airCoolerSheets } from '../../../server/reports/aircooler/airCoolerSheets'
import { dataSheet } from '../../../server/reports/aircooler/dataSheet'
import { itemReport } from '../../../server/reports/itemReport'
import { page } from '../../../server/reports/page'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import {
  distillateExample,
  exampleAirCoolers,
  newAirCooler,
} from '../../../shared/aircooler/document/exampleAirCoolers'
import { serviceRows, yearFacts } from '../../../shared/aircooler/facts/unitFacts'
import { readerOf } from '../../../shared/display/formatQuantity'
import { type PdfPage, pdfPages } from '../../support/pdfText'

const date = new Date('2026-11-26T10:42:08Z')
/** Each example is rated once: most of its time is its year. */
const ratings = new Map<AirCoolerInput, ReturnType<typeof airCoolerPaper.rate>>()
function rated(input: AirCoolerInput) {
  const known = ratings.get(input) ?? airCoolerPaper.rate(input)
  ratings.set(input, known)
  return known
}
const rating = rated(distillateExample)
const contentIn = (system: 'IP' | 'SI') =>
  ({ asked: distillateExample, input: distillateExample, rating, reader: readerOf(system) }) as AirCoolerContent

const reportOf = (kind: 'submittal' | 'performance' | 'internal', system: 'IP' | 'SI', input: AirCoolerInput) =>
  itemReport(airCoolerPaper, {
    ...{ title: 'Pine Bend', author: 'Dana Whitfield', reference: '1', date, kind },
    document: { ...newAirCooler(system), input, kind: 'air-cooler', version: 1 },
    rating: rated(input),
  })

describe.each(['IP', 'SI'] as const)('the submittal of an air cooler in %s', system => {
  const content = contentIn(system)
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = pdfPages(await reportOf('submittal', system, distillateExample))
  })

  it('has the data sheet in the order of the form, what is out of service, and the year', () => {
    const text = pages.map(page => page.text).join('\n')
    const parts = dataSheet(content)
    expect(parts.map(({ name }) => name)).toEqual([
      ...['Service', 'Performance, tube side', 'Performance, air side', 'Bundle', 'Mechanical equipment'],
      ...['Sound', 'Sound power by octave, estimated', 'Plot and weight'],
    ])
    for (const { name, facts } of parts) {
      expect(text).toContain(name)
      for (const [label, value] of facts) {
        expect(text).toContain(label)
        expect(text).toContain(value)
      }
    }
    for (const { name, heat } of serviceRows(rating, content.reader)) {
      expect(text).toContain(name)
      expect(text).toContain(heat)
    }
    for (const [label] of yearFacts(rating, content.reader)) expect(text).toContain(label)
  })

  it('has no word over another, and none beyond the page', () => {
    for (const { words } of pages) {
      const level = words.filter(word => !word.isTurned && word.text.trim() !== '' && word.y > page.top)
      const over = level.flatMap((a, index) =>
        level
          .slice(index + 1)
          .filter(
            b =>
              a.x < b.x + b.width - 0.3 &&
              b.x < a.x + a.width - 0.3 &&
              Math.abs(a.y - b.y) < 0.55 * Math.min(a.size, b.size),
          )
          .map(b => `${a.text} and ${b.text}`),
      )
      expect(over).toEqual([])
      expect(
        level.filter(({ x, width }) => x < page.left - 1 || x + width > page.right + 1).map(({ text }) => text),
      ).toEqual([])
    }
  })
})

it('the data sheet tells of the rows that each pass has, of its nozzles, and where the stream condenses', () => {
  const factsOf = (input: AirCoolerInput) =>
    dataSheet({ input, rating: rated(input), reader: readerOf('SI') }).flatMap(({ facts }) => facts)
  const { rowsPerPass: _, ...bundle } = distillateExample.bundle
  const uneven = factsOf({ ...distillateExample, bundle: { ...bundle, rows: 5, passes: 4, nozzles: 2 } })
  expect(uneven).toContainEqual(['Rows of passes', '2, 1, 1, 1'])
  expect(uneven).toContainEqual(['Nozzles at an end', '2'])
  expect(uneven.map(([name]) => name)).not.toContain('Condenses at')
  const part = structuredClone(exampleAirCoolers['Propane condenser'])
  part.process.massFlow! *= 3
  expect(factsOf(part)).toContainEqual(['Vapor that leaves', expect.stringMatching(/^[1-9][\d.]+ %$/)])
  // Propane boils at 50.0 °C at 17.13 bar (NIST).
  expect(factsOf(exampleAirCoolers['Propane condenser'])).toContainEqual(['Condenses at', '50.0', '°C'])
})

it.each(['performance', 'internal'] as const)(
  'the %s edition has no empty page, with a year or without',
  async kind => {
    for (const input of [distillateExample, exampleAirCoolers['Glycol dry cooler']])
      for (const { words } of pdfPages(await reportOf(kind, 'SI', input)))
        expect(words.filter(({ y }) => y > page.top && y < page.bottom).length).toBeGreaterThan(3)
  },
)

describe('a vapor with a gas', () => {
  const steam = exampleAirCoolers['Steam condenser with air']

  it.each(['submittal', 'performance', 'internal'] as const)('has its curve and dew points in the %s', async kind => {
    const pages = pdfPages(await reportOf(kind, 'SI', steam))
    const text = pages.map(page => page.text).join('\n')
    for (const words of ['Condensing curve', 'Condensing beside a gas', 'Dew point, out', 'Vapor not condensed'])
      expect(text).toContain(words)
    for (const { words } of pages)
      expect(
        words.filter(({ x, width }) => x < page.left - 1 || x + width > page.right + 1).map(({ text }) => text),
      ).toEqual([])
    const without = pdfPages(await reportOf(kind, 'SI', distillateExample))
    expect(without.map(page => page.text).join('\n')).not.toContain('Condensing curve')
  })

  it('has its curve in the workbook, as numbers', () => {
    const whole = rated(steam)
    const content = { asked: steam, input: steam, rating: whole, reader: readerOf('SI') } as AirCoolerContent
    const sheets = airCoolerSheets(content)
    const rows = sheets.find(({ sheet }) => sheet === 'Condensing')!.data as { value?: unknown }[][]
    const { curve } = whole.stream.beside!
    expect(rows).toHaveLength(curve.length + 1)
    expect(rows.at(-1)![0]!.value).toBeCloseTo(whole.heat / 1000, 1)
    expect(rows.at(-1)![1]!.value).toBeCloseTo(whole.stream.outlet - 273.15, 1)
  })

  it('by Colburn and Hougen has the surface of the condensate in both, and what the other method gives', async () => {
    const asked: AirCoolerInput = { ...steam, process: { ...steam.process, inertMethod: 'colburn-hougen' } }
    const whole = rated(asked)
    const content = { asked, input: asked, rating: whole, reader: readerOf('SI') } as AirCoolerContent
    const cells = Object.fromEntries(
      airCoolerSheets(content).map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]),
    )
    const surfaces = cells.Condensing!.map((row: { value?: unknown }[]) => row[3]?.value)
    expect(surfaces[0]).toBe('Condensate surface, °C')
    expect(surfaces.at(-1)).toBeCloseTo(whole.stream.beside!.curve.at(-1)!.surface! - 273.15, 1)
    const named = (rows: { value?: unknown }[][]) => rows.map(row => row[0]?.value)
    expect(named(cells['Data sheet']!)).toEqual(
      expect.arrayContaining(['Film of the gas by', 'Condensate surface, out', 'Heat by Silver, Bell, Ghaly']),
    )
    expect(named(cells.Inputs!)).toContain('Film of the gas')
    const text = pdfPages(await reportOf('internal', 'SI', asked))
      .map(page => page.text)
      .join('\n')
    for (const words of ['condensate surface', 'Heat by Silver, Bell, Ghaly', 'Colburn, Hougen'])
      expect(text).toContain(words)
  })
})

it('the workbook has data sheet, inputs, passes, off design and year, as numbers', () => {
  const sheets = airCoolerSheets(contentIn('SI'))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Data sheet', 'Inputs', 'Passes', 'Fans off', 'Year'])
  const data = Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]))
  expect((data.Passes as { value?: unknown }[][]).slice(1).map(cells => cells[1]?.value)).toEqual([2, 1, 1, 1])
  expect((data['Fans off'] as { value?: unknown }[][])[1]![2]?.value).toBeCloseTo(rating.heat / 1000, 0)
  for (const row of Object.values(data).flat() as { value?: unknown }[][])
    for (const cell of row) expect(Number.isNaN(cell?.value as number)).toBe(false)
})

it('the data sheet tells of the insert in the tubes, in both systems', () => {
  const partOf = (enhancement: AirCoolerInput['bundle']['enhancement'], system: 'IP' | 'SI') => {
    const input = { ...distillateExample, bundle: { ...distillateExample.bundle, ...(enhancement && { enhancement }) } }
    const content = { ...contentIn(system), input, reader: readerOf(system) }
    return dataSheet(content).find(({ name }) => name === 'Bundle')!.facts
  }
  const tape = { kind: 'tape', pitch: 0.08, thickness: 0.001 } as const
  expect(partOf(tape, 'SI')).toEqual(
    expect.arrayContaining([
      ['Tube insert', 'Twisted tape'],
      ['Pitch of half a turn', '80.000', 'mm'],
      ['Tape thickness', '1.000', 'mm'],
    ]),
  )
  expect(partOf({ kind: 'spring', pitch: 0.0381, wire: 0.00127 }, 'IP')).toEqual(
    expect.arrayContaining([
      ['Pitch of the coil', '1.5000', 'in'],
      ['Wire', '0.0500', 'in'],
    ]),
  )
  expect(partOf({ kind: 'maker', film: 5, drop: 3.5 }, 'SI')).toContainEqual(['Pressure drop over plain tube', '3.50'])
  expect(partOf(undefined, 'SI').map(([name]) => name)).not.toContain('Tube insert')
})

it('the data sheet has what the tube side is built for', () => {
  const process = { ...distillateExample.process, designPressure: 1.5e6, designTemperature: 423.15 }
  const content = { ...contentIn('SI'), input: { ...distillateExample, process } }
  const { facts } = dataSheet(content).find(({ name }) => name === 'Performance, tube side')!
  expect(facts).toContainEqual(['Design pressure', '1,500.000', 'kPa'])
  expect(facts).toContainEqual(['Design temperature', '150.0', '°C'])
})

it('the data sheet of a condenser has surface, coefficient, mean difference and F that make its heat', () => {
  const input = exampleAirCoolers['Propane condenser']
  const content = { ...contentIn('SI'), input, rating: rated(input) }
  const { facts } = dataSheet(content as AirCoolerContent).find(({ name }) => name === 'Service')!
  const told = (label: string) => Number(facts.find(([name]) => name === label)![1].replaceAll(',', ''))
  const heat = ['Bare surface', 'Coefficient, bare', 'Mean difference, counter', 'Factor F'].map(told)
  expect(told('Factor F')).toBeLessThan(1)
  expect(heat.reduce((product, each) => product * each) / 1000 / told('Heat exchanged')).toBeCloseTo(1, 2)
})
