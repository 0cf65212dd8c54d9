import { beforeAll, describe, expect, it } from 'vitest'
import { conditions } from '../../../server/reports/economizer/conditions'
import type { EconomizerContent } from '../../../server/reports/economizer/economizerContent'
import { economizerPaper } from '../../../server/reports/economizer/economizerPaper'
import { economizerSheets } from '../../../server/reports/economizer/economizerSheets'
import { balanceAndCash, rowsAndLoads } from '../../../server/reports/economizer/figures'
import { loadTable } from '../../../server/reports/economizer/loadTable'
import { rowTable } from '../../../server/reports/economizer/rowTable'
import { stackSections } from '../../../server/reports/economizer/stackSections'
import { unitFacts, worthAndUnit, worthFacts } from '../../../server/reports/economizer/worthAndUnit'
import { collected, openCanvas } from '../../../server/reports/itemReport'
import { openSheets } from '../../../server/reports/sheets'
import { readerOf } from '../../../shared/display/formatQuantity'
import { exampleEconomizers, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'

const date = new Date('2026-11-21T10:42:08Z')
const rating = economizerPaper.rate(steamExample)

const contentIn = (system: 'IP' | 'SI') =>
  ({ asked: steamExample, input: steamExample, rating, reader: readerOf(system) }) as EconomizerContent

/** The sections, one after the other, as the report has them. */
async function pdfOf(content: EconomizerContent): Promise<Buffer> {
  const canvas = openCanvas({ title: '', paperTitle: 'Economizer submittal' }, { date, reference: '1' })
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => undefined)
  for (const section of [balanceAndCash, loadTable, worthAndUnit, rowsAndLoads, stackSections, conditions, rowTable]) {
    section(sheets, content)
    sheets.y += 14
  }
  canvas.end()
  return bytes
}

describe.each(['IP', 'SI'] as const)('the sections of an economizer in %s', system => {
  const content = contentIn(system)
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = pdfPages(await pdfOf(content))
  })

  it('have every load with what it saves, and the sums of the year', () => {
    const text = pages.map(page => page.text).join('\n')
    const { loads, year } = rating
    for (const each of loads) expect(text).toContain(`\n${content.reader.number(each.gasIn, 'temperature')}\n`)
    const sum = loads.reduce((all, each) => all + each.savings * each.hours * 3600, 0)
    expect(sum / year.worth.savings).toBeCloseTo(1, 9)
    expect(text).toContain(year.worth.savings.toLocaleString('en-US', { maximumFractionDigits: 0 }))
    for (const [label, value] of [...worthFacts(content), ...unitFacts(content)]) {
      expect(text).toContain(label)
      expect(text).toContain(value)
    }
  })

  it('have no word over another, and none beyond the page', () => {
    expect(misplaced(pages)).toEqual([])
  })
})

it('the workbook has loads, rows, sizes and money, as numbers', () => {
  const sheets = economizerSheets(contentIn('SI'))
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Inputs',
    'Conditions',
    'Loads',
    'Rows',
    'Off design',
    'Unit',
    'Year',
    'Money',
  ])
  const [, , loads, rows] = sheets.map(({ data }) => data as { value?: unknown }[][])
  expect(loads!.slice(1).map(cells => cells[0]?.value)).toEqual([1, 0.75, 0.5, 0.25])
  expect(rows).toHaveLength(1 + rating.full.stages[0]!.rows.length)
  expect(rows![1]![2]?.value).toBeCloseTo(rating.full.gasIn - 273.15, 6)
  const year = sheets.find(({ sheet }) => sheet === 'Year')!.data as { value?: unknown }[][]
  const told = new Map(year.map(([name, ...cells]) => [name?.value, cells.map(cell => cell.value)]))
  expect(told.get('Recovered heat')).toEqual([Math.round(rating.year.recovered / 1e9), 'GJ'])
  const [first] = rating.year.tornado
  expect(told.get('Price of fuel')).toEqual([first!.low, first!.high])
})

it('the workbook of two stages has the second at each load, and the heads say what is efficient', () => {
  const input = exampleEconomizers['Dual stage with condensing']
  const dual = economizerPaper.rate(input)
  const content = { ...contentIn('SI'), asked: input, input, rating: dual }
  const named = new Map(economizerSheets(content).map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]))
  const valuesOf = (name: string) => named.get(name)!.map(cells => cells.map(cell => cell?.value))
  const [heads, ...rows] = valuesOf('Second stage')
  expect(heads).toContain('Water out, °C')
  const at = heads!.indexOf('Water out, °C')
  expect(rows.map(row => row[0])).toEqual(dual.loads.map(({ load }) => load))
  dual.loads.forEach(({ stages }, row) => {
    expect(rows[row]![at]).toBeCloseTo(stages![1]!.waterOut - 273.15, 6)
  })
  expect(valuesOf('Loads')[0]).toEqual(expect.arrayContaining(['Efficiency before', 'Efficiency with unit']))
  expect(valuesOf('Off design')[0]).toContain('Efficiency with unit')
})
