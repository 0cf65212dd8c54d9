import { beforeAll, describe, expect, it } from 'vitest'
import { conditions } from '../../../server/reports/economizer/conditions'
import type { EconomizerContent } from '../../../server/reports/economizer/economizerContent'
import { economizerPaper } from '../../../server/reports/economizer/economizerPaper'
import { economizerSheets } from '../../../server/reports/economizer/economizerSheets'
import { balanceAndCash, rowsAndLoads } from '../../../server/reports/economizer/figures'
import { loadTable } from '../../../server/reports/economizer/loadTable'
import { offDesignTable } from '../../../server/reports/economizer/offDesignTable'
import { rowTable } from '../../../server/reports/economizer/rowTable'
import { stackSections } from '../../../server/reports/economizer/stackSections'
import { turndownTable } from '../../../server/reports/economizer/turndownTable'
import { unitFacts, worthAndUnit, worthFacts } from '../../../server/reports/economizer/worthAndUnit'
import { collected, openCanvas } from '../../../server/reports/itemReport'
import { openSheets } from '../../../server/reports/sheets'
import { readerOf } from '../../../shared/display/formatQuantity'
import { exampleEconomizers, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { heatBalanceFigure } from '../../../shared/economizer/figures/heatBalanceFigure'
import { temperatureFigure } from '../../../shared/economizer/figures/temperatureFigure'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'
import { listed, tableIn } from '../../support/sheetTable'

const date = new Date('2026-11-21T10:42:08Z')
const rating = economizerPaper.rate(steamExample)

const contentIn = (system: 'IP' | 'SI') =>
  ({ asked: steamExample, input: steamExample, rating, reader: readerOf(system) }) as EconomizerContent

/** The sections, one after the other, as the report has them. */
async function pdfOf(content: EconomizerContent): Promise<Buffer> {
  const canvas = openCanvas({ title: '', paperTitle: 'Economizer submittal' }, { date, reference: '1' })
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => undefined)
  const sections = [balanceAndCash, loadTable, worthAndUnit, rowsAndLoads, stackSections, conditions, rowTable]
  for (const section of [...sections, turndownTable, offDesignTable]) {
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

  it('have each number of a line beneath its name', () => {
    const text = pages.map(page => page.text).join('\n')
    const { number } = content.reader
    const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
    const t = (value: number) => number(value, 'temperature')
    const drop = (value: number) => number(value, 'airPressureDrop')
    for (const each of rating.loads) {
      const seconds = each.hours * 3600
      // A million Btu are 1.05505585262 GJ.
      const energy = (each.fuelSaved * seconds) / (system === 'SI' ? 1e9 : 1.05505585262e9)
      const shares = [each.efficiencyBefore, each.efficiencyAfter].map(share => (100 * share).toFixed(1))
      const heat = number(each.heat, 'heatFlow')
      const saved = [t(each.gasIn), t(each.gasOut), heat, ...shares, whole(energy), whole(each.savings * seconds)]
      expect(text).toContain([whole(each.hours), ...saved].join('\n'))
      const flows = [each.fuelFlow, each.gasFlow].map(flow => number(flow, 'massFlow'))
      const water = [number(each.waterFlow, 'massFlow'), t(each.waterIn), t(each.waterOut)]
      const ends = [number(each.waterDrop, 'fluidPressureDrop'), t(each.coldestMetal)]
      expect(text).toContain([...flows, drop(each.gasDrop), ...water, ...ends].join('\n'))
    }
    for (const { fuel, of } of rating.offDesign) {
      const { heat, gasOut, efficiencyAfter, coldestMetal, acidDew, waterDew, gasDrop } = of!
      const shown = [number(heat, 'heatFlow'), t(gasOut), (100 * efficiencyAfter).toFixed(1), t(coldestMetal)]
      expect(text).toContain([fuel, ...shown, t(acidDew ?? waterDew!), drop(gasDrop)].join('\n'))
    }
    for (const { gasIn, gasOut, waterIn, waterOut, root, tip, heat } of rating.full.stages.flatMap(({ rows }) => rows))
      expect(text).toContain(
        [...[gasIn, gasOut, waterIn, waterOut, root, tip].map(t), number(heat, 'heatFlow')].join('\n'),
      )
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

describe('a unit of two stages in SI', () => {
  const input = exampleEconomizers['Dual stage with condensing']
  const dual = economizerPaper.rate(input)
  const content = { ...contentIn('SI'), asked: input, input, rating: dual, notices: [], tag: 'EC-1', model: 'two' }
  const sheets = economizerSheets(content)
  const near = (values: readonly number[], digits = 6) => values.map(value => expect.closeTo(value, digits))
  const { full, loads, offDesign, year } = dual

  it('has in its sheet of loads what each head says', () => {
    const of = (each: (load: (typeof loads)[number]) => number) => near(loads.map(each))
    expect(tableIn(sheets, 'Loads', 'Load')).toEqual({
      Load: [1, 0.75, 0.5, 0.25],
      Hours: of(({ hours }) => hours),
      'Gas in, °C': of(({ gasIn }) => gasIn - 273.15),
      'Gas out, °C': of(({ gasOut }) => gasOut - 273.15),
      'Recovered, kW': of(({ heat }) => heat / 1000),
      'Efficiency before': of(({ efficiencyBefore }) => efficiencyBefore),
      'Efficiency with unit': of(({ efficiencyAfter }) => efficiencyAfter),
      'Saved, $/h': of(({ savings }) => savings * 3600),
      'Fuel, kg/h': of(({ fuelFlow }) => fuelFlow * 3600),
      'Gas flow, kg/h': of(({ gasFlow }) => gasFlow * 3600),
      'Gas Δp, Pa': of(({ gasDrop }) => gasDrop),
      'Water flow, kg/h': of(({ waterFlow }) => waterFlow * 3600),
      'Water in, °C': of(({ waterIn }) => waterIn - 273.15),
      'Water out, °C': of(({ waterOut }) => waterOut - 273.15),
      'Water Δp, kPa': of(({ waterDrop }) => waterDrop / 1000),
      'Cold end, °C': of(({ coldestMetal }) => coldestMetal - 273.15),
      'Dew point, °C': of(({ waterDew }) => waterDew! - 273.15),
      'To boiling, K': of(({ stages }) => stages![0]!.steamingMargin),
    })
    const second = tableIn(sheets, 'Second stage', 'Load')
    expect(second['Water in, °C']).toEqual(near(loads.map(({ stages }) => stages![1]!.waterIn - 273.15)))
    expect(second['Heat, kW']).toEqual(near(loads.map(({ stages }) => stages![1]!.heat / 1000)))
    expect(second['Water Δp, kPa']).toEqual(near(loads.map(({ stages }) => stages![1]!.waterDrop / 1000)))
    expect(second['To boiling, K']).toEqual(near(loads.map(({ stages }) => stages![1]!.steamingMargin)))
  })

  it('has in its sheet of rows gas and water that go from row to row, with the heat of the whole', () => {
    const rows = tableIn(sheets, 'Rows', 'Stage') as Record<string, number[]>
    const [gasIn, gasOut, waterIn, waterOut] = ['Gas in, °C', 'Gas out, °C', 'Water in, °C', 'Water out, °C'].map(
      head => rows[head]!,
    )
    expect(gasIn!.slice(1)).toEqual(near(gasOut!.slice(0, -1)))
    const ofFirst = full.stages[0]!.rows.length
    expect(waterIn!.slice(0, ofFirst - 1)).toEqual(near(waterOut!.slice(1, ofFirst)))
    expect(waterIn![ofFirst - 1]).toBeCloseTo(full.stages[0]!.waterIn - 273.15, 6)
    const sum = (head: string) => rows[head]!.reduce((all, value) => all + value)
    expect(sum('Heat, kW')).toBeCloseTo(full.heat / 1000, 3)
    expect(sum('Condensate, kg/h')).toBeCloseTo(full.condensate * 3600, 3)
    const flat = full.stages.flatMap(each => each.rows)
    expect(rows['Tube wall, °C']).toEqual(near(flat.map(({ root }) => root - 273.15)))
    expect(rows['Fin tip, °C']).toEqual(near(flat.map(({ tip }) => tip - 273.15)))
    expect(rows['Surface wet']).toEqual(near(flat.map(({ wetShare }) => wetShare)))
  })

  it('has off design what each head says, and the dew point of the acid where there is one', () => {
    const of = (each: (point: NonNullable<(typeof offDesign)[number]['of']>) => number) =>
      near(offDesign.map(one => each(one.of!)))
    expect(tableIn(sheets, 'Off design', 'Case')).toEqual({
      Case: ['Design', 'Winter water', 'Dirty fins', 'Other fuel'],
      Fuel: ['Natural gas', 'Natural gas', 'Natural gas', 'No. 2 oil'],
      'Recovered, kW': of(({ heat }) => heat / 1000),
      'Gas out, °C': of(({ gasOut }) => gasOut - 273.15),
      'Efficiency with unit': of(({ efficiencyAfter }) => efficiencyAfter),
      'Cold end, °C': of(({ coldestMetal }) => coldestMetal - 273.15),
      'Dew point, °C': of(({ waterDew, acidDew }) => (acidDew ?? waterDew!) - 273.15),
      'Gas Δp, Pa': of(({ gasDrop }) => gasDrop),
    })
    // Oil has sulfur, whose acid condenses far above water.
    expect(offDesign.at(-1)!.of!.acidDew! - offDesign.at(-1)!.of!.waterDew!).toBeGreaterThan(50)
  })

  it('has in its facts drafts, money and carbon that agree with each other', () => {
    const facts = (name: string, first: string) => {
      const table = tableIn(sheets, name, first)
      return Object.fromEntries(table[first]!.map((label, at) => [label, table.Value![at]])) as Record<string, number>
    }
    const gas = facts('Conditions', 'Flue gas at full fire')
    const { before, after, left } = full.draft!
    expect([
      gas['Draft of the stack, without'],
      gas['Draft of the stack, with'],
      gas['Draft left'],
      gas['Pressure drop'],
    ]).toEqual([before, after, left, full.gasDrop].map(Math.round))
    expect(after - full.gasDrop).toBeCloseTo(left, 6)
    const money = facts('Year', 'Money')
    const parts = ['Fuel saved', 'Power used', 'Carbon'].map(name => money[name]!)
    expect(parts).toEqual(near([year.money.fuel, year.money.electricity, year.money.carbon].map(Math.round), 0))
    expect(parts[1]).toBeLessThan(0)
    const { life } = input.money
    expect(facts('Money', 'Worth')['Carbon dioxide avoided']).toBeCloseTo((year.carbonSaved * life) / 1000, -1)
  })

  it('has in the lists of a project what each column says', () => {
    expect(listed(economizerPaper.workbookColumns, content)).toEqual({
      Tag: 'EC-1',
      Fuel: 'Dual stage',
      Unit: 'two',
      'Recovered heat': expect.closeTo(full.heat / 1000, 6),
      'Gas entering': expect.closeTo(full.gasIn - 273.15, 6),
      'Gas leaving': expect.closeTo(full.gasOut - 273.15, 6),
      'Gas pressure drop': expect.closeTo(full.gasDrop, 6),
      'Efficiency before': full.efficiencyBefore,
      'Efficiency with unit': full.efficiencyAfter,
      // That of the second stage, whose water is cold.
      'Coldest metal': expect.closeTo(full.stages[1]!.coldestMetal - 273.15, 6),
      'Hours a year': year.hours,
      'Saved a year': expect.closeTo(year.worth.savings, 6),
      'Simple payback, years': year.worth.simplePayback,
      Notices: '',
    })
    const { number } = content.reader
    expect(listed(economizerPaper.schedule, content)).toMatchObject({
      Recovered: number(full.heat, 'heatFlow'),
      'Gas leaving': number(full.gasOut, 'temperature'),
      'Gas Δp': number(full.gasDrop, 'airPressureDrop'),
      Saved: number(year.worth.savings, 'money'),
    })
  })

  it('has in its figures and key results what each name says', () => {
    const { before, after } = full
    const kilowatts = (heat: number) => content.reader.number(heat, 'heatFlow')
    const { heads, rows } = heatBalanceFigure(full, content.reader).table
    expect(heads).toEqual(['', 'Before, kW', 'After, kW'])
    expect(rows).toEqual([
      ['Fuel', kilowatts(before.fired), kilowatts(after.fired)],
      ['Given to the water', kilowatts(before.output), kilowatts(after.output)],
      ['Of it recovered', kilowatts(0), kilowatts(full.heat)],
      ['Stack', kilowatts(before.stack), kilowatts(after.stack)],
      ['Radiation', kilowatts(before.radiation), kilowatts(after.radiation)],
      ['Other losses', kilowatts(before.other), kilowatts(after.other)],
    ])
    const t = (T: number) => content.reader.number(T, 'temperature')
    expect(temperatureFigure(full, content.reader).table.rows).toEqual(
      full.stages
        .flatMap(stage => stage.rows)
        .map((row, at) => [
          String(at + 1),
          ...[row.gasIn, row.gasOut, row.waterIn, row.waterOut, row.root, row.tip].map(t),
        ]),
    )
    const efficiency = keyResults(dual, input, content.reader).find(({ label }) => label === 'Boiler efficiency')!
    // Points of the efficiency, not a share of it.
    const [from, to] = [full.efficiencyBefore, full.efficiencyAfter].map(share => 100 * share) as [number, number]
    expect(efficiency.text).toBe(`from ${from.toFixed(1)}, +${(to - from).toFixed(1)}, HHV`)
  })
})
