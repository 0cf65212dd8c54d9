/** The workbook, read again by another reader than the one that wrote it. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { itemWorkbook } from '../../../server/reports/itemWorkbook'
import { heads, headsOf } from '../../../server/reports/workbookCells'
import type { CoilDocument } from '../../../shared/coils/document/coilDocument'
import { coolingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { airStateRows, fluidDropFacts } from '../../../shared/coils/facts/coilFacts'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { readerOf, readersValue } from '../../../shared/display/formatQuantity'
import { shownValue, systemUnit } from '../../../shared/display/units'
import { listed } from '../../support/sheetTable'
import { type ReadCell, type ReadSheet, readWorkbook } from '../../support/workbook'

const rating = rateCoil(coolingExample)

interface Changes {
  title?: string
  tag?: string
  author?: string
  document?: Partial<CoilDocument>
}

async function workbookOf(system: 'IP' | 'SI', changes: Changes = {}) {
  const { title = 'Roof unit 3', tag = 'CC-1', author = 'Dana Whitfield' } = changes
  const document = { ...newCoilDocument(system), input: coolingExample, tag, ...changes.document }
  const bytes = await itemWorkbook(coilPaper, {
    title,
    document,
    rating,
    author,
    date: new Date('2026-11-21'),
    reference: 'r-1',
  })
  return readWorkbook(bytes)
}

const rowNamed = (sheet: ReadSheet | undefined, name: string) => sheet?.find(row => row[0]?.value === name) ?? []
const values = (cells: readonly ReadCell[]) => cells.map(cell => cell.value)
const near = (numbers: readonly number[]) => numbers.map(each => expect.closeTo(each, 6))

it('says whom it is for, how many are wanted and which engine rated it, as the paper does', async () => {
  const particulars = { customer: '=1+1', location: 'Roof', revision: 'B' }
  const { sheets } = await workbookOf('SI', { document: { particulars, quantity: 3 } })
  const said = (name: string) => rowNamed(sheets.Summary, name)[1]
  expect(said('Customer')).toMatchObject({ type: 's', value: '=1+1', hasFormula: false })
  expect(said('Location')?.value).toBe('Roof')
  expect(said('Revision')?.value).toBe('B')
  expect(said('Engine')?.value).toBe('Original')
  expect(said('Quantity')).toMatchObject({ type: undefined, value: 3 })
  const plain = await workbookOf('SI')
  expect(rowNamed(plain.sheets.Summary, 'Quantity')).toEqual([])
  expect(rowNamed(plain.sheets.Summary, 'Customer')).toEqual([])
})

it('has heads above what they name: words and units at the left, numbers at the right', () => {
  const sides = (cells: readonly unknown[]) => cells.map(cell => (cell as { align: string }).align)
  expect(sides(heads('Air side', 'Value', 'Unit'))).toEqual(['left', 'right', 'left'])
  const words = ['Tag', 'For', 'Coil', 'Engine', 'Notices']
  expect(sides(headsOf(coilPaper.workbookColumns))).toEqual(
    coilPaper.workbookColumns.map(({ name }) => (words.includes(name) ? 'left' : 'right')),
  )
})

it('the lists of a project have each number of a coil beneath its name', () => {
  const { air, construction, fluid } = rating
  const { finnedHeight, finnedLength, rows } = coolingExample.geometry
  const reader = readerOf('SI')
  const limits = { ...coolingExample.limits, leavingDryBulb: 287, leavingWetBulb: 286 }
  const input = { ...coolingExample, limits }
  const content = { asked: input, input, rating, reader, notices: [], tag: 'CC-1', model: 'six rows' } as never
  const celsius = (T: number) => expect.closeTo(T - 273.15, 6)
  expect(listed(coilPaper.workbookColumns, content)).toEqual({
    Tag: 'CC-1',
    For: 'Chilled water',
    Coil: 'six rows',
    Engine: 'original',
    'Required capacity': expect.closeTo(limits.capacity! / 1000, 6),
    'Required leaving dry bulb': celsius(287),
    'Required leaving wet bulb': celsius(286),
    'Total capacity': expect.closeTo(rating.totalCapacity / 1000, 6),
    'Sensible capacity': expect.closeTo(rating.sensibleCapacity / 1000, 6),
    'Entering dry bulb': celsius(coolingExample.air.dryBulb),
    'Entering wet bulb': celsius(air.entering.wetBulb),
    'Leaving dry bulb': celsius(air.leaving.dryBulb),
    'Leaving wet bulb': celsius(air.leaving.wetBulb),
    // Of standard air, as the limits of a face are given.
    'Face velocity': expect.closeTo(air.standardFaceVelocity, 6),
    'Air pressure drop': expect.closeTo(air.pressureDrop, 6),
    'Fluid entering': celsius(fluid.enteringTemperature),
    'Fluid leaving': celsius(fluid.leavingTemperature),
    'Fluid mass flow': expect.closeTo(fluid.massFlow * 3600, 4),
    'Fluid pressure drop': expect.closeTo(fluid.pressureDrop.total / 1000, 6),
    'Vapor pressure drop': '',
    Rows: rows,
    'Fin height': expect.closeTo(finnedHeight * 1000, 6),
    'Fin length': expect.closeTo(finnedLength * 1000, 6),
    'Dry weight': expect.closeTo(construction.dryWeight, 6),
    Notices: '',
  })
  const { number } = reader
  expect(listed(coilPaper.schedule, content)).toMatchObject({
    Required: number(limits.capacity!, 'heatFlow'),
    Capacity: number(rating.totalCapacity, 'heatFlow'),
    'Leaving DB/WB': [air.leaving.dryBulb, air.leaving.wetBulb].map(T => number(T, 'temperature')).join(' / '),
    'Face vel.': number(air.standardFaceVelocity, 'velocity'),
    'Air drop': number(air.pressureDrop, 'airPressureDrop'),
    'Fluid drop': number(fluid.pressureDrop.total, 'fluidPressureDrop'),
  })
})

describe.each(['IP', 'SI'] as const)('a workbook in %s', async system => {
  const { sheets, files } = await workbookOf(system)
  const reader = readerOf(system)

  it('has what was given and what came of it on a sheet each', () => {
    expect(Object.keys(sheets)).toEqual(['Summary', 'Inputs', 'Results', 'Rows'])
    expect(files.filter(name => /macro|vba|external|embed/i.test(name))).toEqual([])
  })

  it('starts with the key results, each with its unit', () => {
    const [first] = keyResults(rating, coolingExample, reader)
    const [, value, unit, limit] = rowNamed(sheets.Summary, first!.label)
    expect(value).toMatchObject({ type: undefined, value: Number(first!.value.replaceAll(',', '')) })
    expect([unit?.value, limit?.value]).toEqual([first!.unit, first!.text])
  })

  it('names every input with its unit', () => {
    const [, flow, unit] = rowNamed(sheets.Inputs, 'Airflow')
    expect(flow?.type).toBeUndefined()
    expect(unit?.value).toBe(reader.label('airflow'))
    for (const head of ['Coil', 'Air side', 'Fluid side', 'Geometry'])
      expect(rowNamed(sheets.Inputs, head)).not.toEqual([])
  })

  it('gives the engine’s own numbers as numbers, not rounded, in the units of the reader', () => {
    for (const [name, entering, leaving, quantity] of airStateRows(rating)) {
      const [, one, other, label] = rowNamed(sheets.Results, name)
      expect(one?.value).toBeCloseTo(readersValue(entering, quantity, system), 9)
      expect(other?.value).toBeCloseTo(readersValue(leaving, quantity, system), 9)
      expect(Number(one?.value).toFixed(9)).toContain(reader.number(entering, quantity).slice(0, -1))
      expect(label?.value).toBe(reader.label(quantity))
    }
  })

  it('has the pressure drop by part', () => {
    for (const [name, value] of fluidDropFacts(rating, reader)) {
      const found = sheets.Results?.find(row => row[0]?.value === name && row[1]?.type === undefined)
      expect([name, found?.[1]?.value]).toEqual([name, Number(value.replaceAll(',', ''))])
    }
  })

  it('has a line a row, whose capacities add up to that of the coil', () => {
    const lines = (sheets.Rows ?? []).slice(2)
    expect(lines).toHaveLength(rating.rows.length)
    const unit = systemUnit('heatFlow', system)
    const sum = lines.reduce((all, row) => all + Number(row[7]?.value), 0)
    expect(sum).toBeCloseTo(shownValue(rating.totalCapacity, 'heatFlow', unit), 3)
    expect(lines.reduce((all, row) => all + Number(row[9]?.value), 0)).toBeCloseTo(1, 4)
  })

  it('has in its line a row the air of the row before, and water that comes to the last row', () => {
    const lines = (sheets.Rows ?? []).slice(2).map(row => row.map(cell => Number(cell.value)))
    const degrees = (T: number) => readersValue(T, 'temperature', system)
    const { air, fluid } = rating
    const [first, last] = [lines[0]!, lines.at(-1)!]
    expect([first[1], last[2]]).toEqual(near([air.entering, air.leaving].map(({ dryBulb }) => degrees(dryBulb))))
    expect([last[3], first[4]]).toEqual(near([fluid.enteringTemperature, fluid.leavingTemperature].map(degrees)))
    lines.forEach(([, airIn, airOut, fluidIn, fluidOut, surface, wet], at) => {
      const next = lines[at + 1]
      if (next) expect([airOut, fluidIn]).toEqual(near([next[1]!, next[4]!]))
      expect([surface, wet]).toEqual(near([degrees(rating.rows[at]!.surface), rating.rows[at]!.wetFraction]))
      expect(airIn! - airOut!).toBeGreaterThan(0)
      expect(fluidOut! - fluidIn!).toBeGreaterThan(0)
    })
  })

  it('FORMAT-01, FORMAT-02 shows numbers with thousands commas and a decimal point', () => {
    const formats = new Set(
      Object.values(sheets).flatMap(sheet => sheet.flat().flatMap(cell => (cell.type ? [] : [cell.format]))),
    )
    for (const format of formats) expect(format).toMatch(/^(#,##0(\.0+)?|0\.0%)$/)
  })
})

describe('SEC-099 what a person typed', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', '=HYPERLINK("http://evil.example")', '<b>&"']

  it.each(hostile)('stays a text cell: %j', async typed => {
    const { sheets } = await workbookOf('IP', { title: typed, tag: typed, author: typed })
    const seen = typed.replace(/[\r]/g, '')
    expect(values(sheets.Summary?.[0] ?? [])).toEqual([seen])
    expect(rowNamed(sheets.Summary, 'Tag')[1]).toMatchObject({ type: 's', value: seen })
    expect(rowNamed(sheets.Summary, 'Made by')[1]).toMatchObject({ type: 's', value: seen })
    expect(
      Object.values(sheets)
        .flat(2)
        .filter(cell => cell.hasFormula),
    ).toEqual([])
  })

  it('is shown without signs that the format does not hold', async () => {
    const { sheets } = await workbookOf('IP', { title: 'a\0b\u0001c\u202ed\uffff' })
    expect(values(sheets.Summary?.[0] ?? [])).toEqual(['abcd'])
  })
})

it('a workbook of an evaporator tells what its refrigerant does, and every group of its inputs', async () => {
  const input = exampleOf('EVAP')
  const document = { ...newCoilDocument('IP'), input }
  const parts = { title: 'DX', author: 'Dana Whitfield', date: new Date('2026-11-21'), reference: 'r-1' }
  const { sheets } = readWorkbook(await itemWorkbook(coilPaper, { ...parts, document, rating: rateCoil(input) }))
  const reader = readerOf('IP')
  expect(values(rowNamed(sheets.Results, 'Superheat'))[2]).toBe(reader.label('temperatureDifference'))
  expect(rowNamed(sheets.Results, 'Saturation drop')).not.toEqual([])
  for (const head of ['Refrigerant side', 'Tubes, connections']) expect(rowNamed(sheets.Inputs, head)).not.toEqual([])
})

it('a workbook of a coil without a duty holds numbers alone, and nothing of tubes in which nothing flows', async () => {
  const input = exampleOf('NONE', 'Cooling')
  const document = { ...newCoilDocument('IP'), input }
  const parts = { title: 'Bare', author: 'Dana Whitfield', date: new Date('2026-11-21'), reference: 'r-1' }
  const { sheets } = readWorkbook(await itemWorkbook(coilPaper, { ...parts, document, rating: rateCoil(input) }))
  expect(Object.keys(sheets)).toEqual(['Summary', 'Inputs', 'Results'])
  for (const { type, value } of Object.values(sheets).flat(2))
    if (type === undefined) expect(Number.isFinite(value)).toBe(true)
  for (const name of ['Tubes', 'Fluid pressure drop', 'Resistance']) {
    const heads = sheets.Results?.filter(([cell]) => cell?.value === name).map(cells => cells[2]?.value)
    expect(heads?.filter(head => ['Leaving', 'Unit', 'Share'].includes(String(head)))).toEqual([])
  }
})
