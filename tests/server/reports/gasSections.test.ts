import { beforeAll, describe, expect, it } from 'vitest'
import type { GasContent } from '../../../server/reports/gas/gasContent'
import { gasInputs } from '../../../server/reports/gas/gasInputs'
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
import { inputGroups } from '../../../server/reports/inputFacts'
import { collected, itemReport, openCanvas } from '../../../server/reports/itemReport'
import { itemWorkbook } from '../../../server/reports/itemWorkbook'
import { page } from '../../../server/reports/page'
import { openSheets } from '../../../server/reports/sheets'
import { readerOf } from '../../../shared/display/formatQuantity'
import { biogasExample, exampleGases, newGas } from '../../../shared/gas/document/exampleGases'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import { usualCoil } from '../../../shared/gas/document/usualCoil'
import { coilKeyResults, fluidSideFacts, gasSideFacts } from '../../../shared/gas/facts/coilFacts'
import { burntFacts } from '../../../shared/gas/facts/gasFacts'
import { keyResults } from '../../../shared/gas/facts/keyResults'
import { propertyRows } from '../../../shared/gas/facts/propertyRows'
import { coilFigure } from '../../../shared/gas/figures/coilFigure'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'
import { listed, tableIn } from '../../support/sheetTable'
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
    // The unit has its column, and does not stand before the limit again.
    expect(row[2]!.value).toBe(readerOf(system).label('specificHeat'))
    expect(row[3]!.value).toMatch(/^at \d/)
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

describe('each number stands beneath its name', () => {
  const input: GasInput = { ...biogasExample, coil: usualCoil('Heating') }
  const content = { ...contentIn('SI', input), notices: [], tag: 'G-1' } as GasContent
  const { rating } = content
  const sheets = gasSheets(content)
  const near = (values: readonly number[], digits = 6) => values.map(value => expect.closeTo(value, digits))

  it('in the composition, whose mass is by the molar mass of each gas', () => {
    const shares = tableIn(sheets, 'Composition', rating.name) as Record<string, number[]>
    const at = (shares[rating.name] as unknown as string[]).indexOf('Methane')
    // 16.0425 g/mol are those of methane.
    expect(shares.Mass![at]! * rating.molarMass).toBeCloseTo(shares.Mole![at]! * 0.0160425, 6)
    for (const head of ['Mole', 'Mass']) expect(shares[head]!.reduce((sum, each) => sum + each)).toBeCloseTo(1, 6)
  })

  it('in the table of states', () => {
    const { rows } = rating.table
    const of = (each: (row: (typeof rows)[number]) => number) => near(rows.map(each))
    expect(tableIn(sheets, 'Table', 'Temperature, °C')).toEqual({
      'Temperature, °C': of(({ T }) => T - 273.15),
      'Density, kg/m³': of(({ rho }) => rho),
      Z: of(({ Z }) => Z),
      'cp, kJ/(kg·K)': of(({ cp }) => cp / 1000),
      'Heat ratio': of(({ gamma }) => gamma),
      'Viscosity, µPa·s': of(({ mu }) => mu * 1e6),
      'Conductivity, W/(m·K)': of(({ k }) => k),
      'Enthalpy, kJ/kg': of(({ h }) => h / 1000),
    })
  })

  it('in the fit, whose terms and error give its values again', () => {
    const { fit } = rating
    expect(fit.property).toBe('cp')
    const points = tableIn(sheets, 'Fit', 'Temperature, °C') as Record<string, number[]>
    const { 'Specific heat, kJ/(kg·K)': terms } = tableIn(sheets, 'Fit', 'Term, t in hundreds of °C')
    expect(points.Value).toEqual(near(fit.points.map(({ value }) => value / 1000)))
    points['Temperature, °C']!.forEach((degrees, at) => {
      const fitted = (terms as number[]).reduce((sum, term, power) => sum + term * (degrees / 100) ** power, 0)
      expect(points.Fit![at]).toBeCloseTo(fitted, 6)
      expect(points.Error![at]).toBeCloseTo(points.Fit![at]! / points.Value![at]! - 1, 5)
    })
  })

  it('in the rows of a coil, of which each has the gas of the one before', () => {
    const { gas, fluid, heat, rows: rated } = rating.coil!
    const rows = tableIn(sheets, 'Coil', 'Row') as Record<string, number[]>
    expect(rows['Gas in, °C']![0]).toBeCloseTo(gas.enteringTemperature - 273.15, 6)
    expect(rows['Gas in, °C']!.slice(1)).toEqual(near(rows['Gas out, °C']!.slice(0, -1)))
    expect(rows['Gas out, °C']!.at(-1)).toBeCloseTo(gas.leavingTemperature - 273.15, 6)
    expect(rows['Fluid in, °C']!.at(-1)).toBeCloseTo(fluid.enteringTemperature - 273.15, 6)
    expect(rows['Fluid out, °C']![0]).toBeCloseTo(fluid.leavingTemperature - 273.15, 6)
    expect(rows['Heat, kW']!.reduce((sum, each) => sum + each)).toBeCloseTo(heat / 1000, 3)
    expect(rows['Coldest wall, °C']).toEqual(near(rated.map(({ coldestWall }) => coldestWall - 273.15)))
    expect(rows['Gas Δp, Pa']).toEqual(near(rated.map(({ pressureDrop }) => pressureDrop)))
  })

  it('in the lists of a project', () => {
    const { sheet } = rating
    expect(listed(gasPaper.workbookColumns, content)).toEqual({
      Tag: 'G-1',
      Gas: expect.any(String),
      Kind: expect.any(String),
      Temperature: expect.closeTo(input.state.temperature - 273.15, 6),
      Pressure: expect.closeTo(input.state.pressure / 1000, 6),
      'Molar mass': expect.closeTo(rating.molarMass * 1000, 6),
      Density: expect.closeTo(sheet.rho, 6),
      Z: sheet.Z,
      'Specific heat': expect.closeTo(sheet.cp / 1000, 6),
      'Heat ratio': sheet.gamma,
      Viscosity: expect.closeTo(sheet.mu * 1e6, 6),
      Conductivity: expect.closeTo(sheet.k, 6),
      'Relative density': rating.relativeDensity,
      'Heating value': expect.closeTo(rating.heat!.higherByMole / 0.0236445 / 1e6, 3),
      'Coil heat': expect.closeTo(rating.coil!.heat / 1000, 6),
      Notices: '',
    })
    const { number } = content.reader
    expect(listed(gasPaper.schedule, content)).toMatchObject({
      'Molar mass': number(rating.molarMass, 'molarMass'),
      Density: number(sheet.rho, 'gasDensity'),
      'Specific heat': number(sheet.cp, 'specificHeat'),
      // A mole of ideal gas has R T/p at 15 °C and one atmosphere: 23.6445 L.
      'Heating value': number(rating.heat!.higherByMole / 0.0236445, 'heatingValue'),
      'Coil heat': number(rating.coil!.heat, 'heatFlow'),
    })
    const bare = { ...content, rating: { ...rating, coil: undefined } }
    expect(listed(gasPaper.schedule, bare)).toMatchObject({ 'Coil heat': '–' })
    expect(listed(gasPaper.workbookColumns, bare)).toMatchObject({ 'Coil heat': '' })
  })

  it('in figures and key results', () => {
    const coil = rating.coil!
    const t = (T: number) => content.reader.number(T, 'temperature')
    expect(coilFigure(coil, content.reader).table.rows).toEqual(
      coil.rows.map(({ row, gasIn, gasOut, fluidIn, fluidOut, coldestWall }) => [
        String(row),
        ...[gasIn, gasOut, (fluidIn + fluidOut) / 2, coldestWall].map(t),
      ]),
    )
    const wall = (margin: number) =>
      coilKeyResults({ ...coil, dewPoints: { ...coil.dewPoints, margin } }, input.coil!, content.reader).at(-1)!
    // Dry by little is dry: a notice tells how near it is.
    expect([wall(0.1), wall(-0.1)].map(({ verdict }) => verdict)).toEqual(['ok', 'err'])
    const wobbe = (beside: GasContent['rating']['beside']) =>
      keyResults({ ...rating, beside, coil: undefined }, input, content.reader).find(({ label }) => label === 'Wobbe')!
    expect(wobbe(undefined).text).toBe('gross')
    expect(wobbe(rating.beside).text).toMatch(/^compared [\d.]+$/)
  })
})

it('a mixture stands in the inputs with its largest part first, in whatever order it was kept', () => {
  const shares = { Oxygen: 0.1, 'Carbon dioxide': 0.2, Methane: 0.7 }
  const asked: GasInput = { ...biogasExample, gas: { ...biogasExample.gas, shares } }
  const [gas] = inputGroups(gasInputs, { asked, reader: readerOf('SI') })
  expect(gas?.facts.filter(([, , unit]) => unit === '%')).toEqual([
    ['Methane', '70.00', '%'],
    ['Carbon dioxide', '20.00', '%'],
    ['Oxygen', '10.00', '%'],
  ])
})
