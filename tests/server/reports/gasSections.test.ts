import { beforeAll, describe, expect, it } from 'vitest'
import type { GasContent } from '../../../server/reports/gas/gasContent'
import { gasPaper } from '../../../server/reports/gas/gasPaper'
import { gasSheets } from '../../../server/reports/gas/gasSheets'
import {
  coilRows,
  coilSides,
  compositionAndDewPoints,
  fitAndBurning,
  fitAndShares,
  propertySheet,
  stateTable,
} from '../../../server/reports/gas/sections'
import { collected, itemReport, openCanvas } from '../../../server/reports/itemReport'
import { itemWorkbook } from '../../../server/reports/itemWorkbook'
import { page } from '../../../server/reports/page'
import { openSheets } from '../../../server/reports/sheets'
import { readerOf } from '../../../shared/display/formatQuantity'
import { biogasExample, exampleGases, newGas } from '../../../shared/gas/document/exampleGases'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import { usualCoil } from '../../../shared/gas/document/usualCoil'
import { fluidSideFacts, gasSideFacts } from '../../../shared/gas/facts/coilFacts'
import { burntFacts } from '../../../shared/gas/facts/gasFacts'
import { propertyRows } from '../../../shared/gas/facts/propertyRows'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'
import { readWorkbook } from '../../support/workbook'

const date = new Date('2026-11-26T10:42:08Z')
const contentIn = (system: 'IP' | 'SI', input: GasInput = biogasExample) =>
  ({ asked: input, input, rating: gasPaper.rate(input), reader: readerOf(system) }) as GasContent

/** The sections, one after the other, as the report has them. */
async function pdfOf(content: GasContent): Promise<Buffer> {
  const canvas = openCanvas({ title: '', paperTitle: 'Gas submittal' }, { date, reference: '1' })
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => undefined)
  for (const section of [
    fitAndShares,
    coilRows,
    coilSides,
    compositionAndDewPoints,
    propertySheet,
    fitAndBurning,
    stateTable,
  ]) {
    section(sheets, content)
    sheets.y += 14
  }
  canvas.end()
  return bytes
}

const long: GasInput = {
  ...biogasExample,
  coil: { ...usualCoil('Heating'), limits: { heat: 1e4 } },
  table: { ...biogasExample.table, points: 90 },
}

describe.each(['IP', 'SI'] as const)('the sections of a gas in %s', system => {
  const content = contentIn(system, long)
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = pdfPages(await pdfOf(content))
  })

  it('have every property beside the other gas, what it burns to, and every state of a long table', () => {
    const text = pages.map(page => page.text).join('\n')
    for (const { name, value, beside, ratio } of propertyRows(content.rating, content.reader))
      for (const shown of [name, value, beside, ratio]) expect(text).toContain(shown)
    const coil = content.rating.coil!
    for (const [label, value] of [...gasSideFacts(coil, content.reader), ...fluidSideFacts(coil, content.reader)]) {
      expect(text).toContain(label)
      expect(text).toContain(value)
    }
    for (const [label, value] of burntFacts(content.rating, content.reader)) {
      expect(text).toContain(label)
      expect(text).toContain(value)
    }
    for (const row of content.rating.table.rows) expect(text).toContain(content.reader.number(row.cp, 'specificHeat'))
    expect(text).toContain('continued')
  })

  it('have no word over another, and none beyond the page', () => {
    expect(misplaced(pages)).toEqual([])
  })
})

it.each(Object.entries<GasInput>(exampleGases))('the workbook of %s has all as numbers', (_, input) => {
  const content = contentIn('SI', input)
  const sheets = gasSheets(content)
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    ...['Inputs', 'Composition', 'Properties', 'Table', 'Fit', 'Dew points, burning', ...(input.coil ? ['Coil'] : [])],
  ])
  const data = Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]))
  const rows = data.Table!.slice(1)
  expect(rows).toHaveLength(input.table.points)
  for (const [index, row] of rows.entries()) {
    expect(row[1]?.value).toBeCloseTo(content.rating.table.rows[index]!.rho, 9)
    for (const cell of row) expect(cell?.value).toEqual(expect.any(Number))
  }
  // The terms of a fit are of no use without what t is.
  expect(data.Fit![0]![0]?.value).toBe('Term, t in hundreds of °C')
  for (const row of Object.values(data).flat() as { value?: unknown }[][])
    for (const cell of row) expect(Number.isNaN(cell?.value as number)).toBe(false)
})

describe('the workbook of a gas', () => {
  type Row = { value?: unknown; format?: string }[]
  const sheetOf = (input: GasInput, name: string) =>
    gasSheets(contentIn('SI', input)).find(({ sheet }) => sheet === name)!.data as Row[]
  const heads = (rows: Row[]) => rows.map(row => row[0]?.value)

  it('shows what is there in parts in a million', () => {
    const row = sheetOf(biogasExample, 'Composition').find(cells => cells[0]?.value === 'Hydrogen sulfide')!
    expect([row[2]?.value, row[2]?.format]).toEqual([0.0005, '0.000%'])
  })

  it('says of a gas that does not burn that it does not, and of one that burns what is left', () => {
    const inert = sheetOf(exampleGases['Nitrogen under pressure'], 'Dew points, burning')
    expect(
      inert
        .at(-1)!
        .slice(0, 2)
        .map(({ value }) => value),
    ).toEqual(['Burning', 'the gas does not burn'])
    expect(heads(inert)).not.toContain('Product')
    expect(heads(sheetOf(biogasExample, 'Dew points, burning'))).toContain('Product')
  })

  it('tells what the streams are made of that are mixed', () => {
    const input = exampleGases['Exhaust with air let in']
    const rows = sheetOf(input, 'Composition')
    const from = rows.findIndex(([first, second]) => first?.value === 'Exhaust' && second?.value === 'Mole')
    const { composition } = input.gas.streams![0]!
    const gases = Object.entries(composition)
    expect(rows.slice(from + 1, from + 1 + gases.length).map(row => row.map(cell => cell?.value))).toEqual(gases)
  })

  it.each(['IP', 'SI'] as const)('has a unit for every key result that has one, in %s', async system => {
    const rating = gasPaper.rate(biogasExample)
    const document = { ...newGas(system), kind: 'gas', version: 1 } as const
    const about = { title: 'Digester', author: 'Dana', reference: '1', date, kind: 'submittal' } as const
    const { sheets } = readWorkbook(await itemWorkbook(gasPaper, { ...about, document, rating }))
    const row = sheets.Summary!.find(cells => cells[0]?.value === 'Specific heat')!
    expect(row[2]!.value).toBe(readerOf(system).label('specificHeat'))
  })
})

it.each(['submittal', 'performance', 'internal'] as const)(
  'no page of the %s edition is empty, with a coil or without',
  async kind => {
    for (const input of [biogasExample, long]) {
      const pdf = await itemReport(gasPaper, {
        ...{ title: 'County digester', author: 'Dana Whitfield', reference: '1', date, kind },
        document: { ...newGas('IP'), input, kind: 'gas', version: 1 },
        rating: gasPaper.rate(input),
      })
      for (const { words } of pdfPages(pdf))
        expect(words.filter(({ y }) => y > page.top && y < page.bottom).length).toBeGreaterThan(3)
    }
  },
)
