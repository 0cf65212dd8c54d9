import { beforeAll, describe, expect, it } from 'vitest'
import { circuitryPaper } from '../../../server/reports/circuitry/circuitryPaper'
import type { CircuitsContent } from '../../../server/reports/circuitry/circuitsContent'
import { circuitsSheets } from '../../../server/reports/circuitry/circuitsSheets'
import {
  airAndFeed,
  billOfBends,
  circuitList,
  distributorLeads,
  frontAndRear,
  headerTaps,
  shopRules,
} from '../../../server/reports/circuitry/sections'
import {
  airAndEnds,
  chargeAndSolution,
  heatMaps,
  oneCircuit,
  totalsBeside,
} from '../../../server/reports/circuitry/solvedSections'
import { collected, itemReport, openCanvas } from '../../../server/reports/itemReport'
import { projectReport } from '../../../server/reports/projectReport'
import type { ReportKind } from '../../../server/reports/reportContent'
import { openSheets } from '../../../server/reports/sheets'
import { airAndFeedSentences } from '../../../shared/circuitry/facts/airAndFeed'
import { besideLines } from '../../../shared/circuitry/facts/besideRows'
import { circuitLines } from '../../../shared/circuitry/facts/circuitRows'
import { shopSentences } from '../../../shared/circuitry/facts/shopFacts'
import { bendLines, tapLines } from '../../../shared/circuitry/facts/shopRows'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilProjects } from '../../../shared/coils/document/project'
import { readerOf } from '../../../shared/display/formatQuantity'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfObjects, pdfPages } from '../../support/pdfText'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'
import { listed, tableIn } from '../../support/sheetTable'

const date = new Date('2026-11-21T10:42:08Z')
const flooded = { ...smallEvaporator, segmented: { profile: { flow: [[1.9], [1.1], [0.6], [0.4]] } } }
const coils = [
  ['an evaporator with uneven air', 'SI', flooded],
  ['a water coil', 'IP', waterCooler],
  ['a large evaporator', 'IP', exampleOf('EVAP')],
  // Its maps, drawn to the width of their column, are higher than a page.
  ['a tall condenser', 'SI', exampleOf('COND')],
] as const

const contentOf = (coil: (typeof coils)[number][2], system: 'IP' | 'SI') =>
  ({ asked: coil, input: coil, rating: circuitryPaper.rate(coil), reader: readerOf(system) }) as CircuitsContent

/** The sections, one after the other, as the report has them. */
async function pdfOf(content: CircuitsContent): Promise<Buffer> {
  const canvas = openCanvas({ title: '', paperTitle: 'Circuits' }, { date, reference: '1' })
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => undefined)
  const solved = [totalsBeside, heatMaps, airAndEnds, oneCircuit, chargeAndSolution]
  for (const section of [
    ...solved,
    circuitList,
    billOfBends,
    headerTaps,
    distributorLeads,
    shopRules,
    airAndFeed,
    frontAndRear,
  ]) {
    section(sheets, content)
    sheets.y += 14
  }
  canvas.end()
  return bytes
}

it('name the coil whose circuits they show', () => {
  expect(circuitryPaper.nameWithin(exampleOf('EVAP') as never)).toBe('circuits of the evaporator coil')
})

const about = { title: 'Flooded', author: 'Dana Whitfield', reference: '1', date }
const solvedFlooded = circuitryPaper.rate(flooded)
const reportIn = (kind: ReportKind) =>
  itemReport(circuitryPaper, {
    ...{ ...about, kind },
    document: { ...newCoilDocument('SI'), input: flooded },
    rating: solvedFlooded,
  })

it.each([
  ['submittal', 'Circuitry submittal'],
  ['performance', 'Circuitry performance'],
  ['internal', 'Circuitry rating, internal edition'],
] as const)('a %s is named after the circuits, on its pages and in what is known of the file', async (kind, title) => {
  const document = coilProjects.projectOf([{ ...newCoilDocument('SI'), id: 'c1', input: flooded }])
  const project = { ...about, kind, document, ratings: [solvedFlooded] }
  for (const pdf of [await reportIn(kind), await projectReport(circuitryPaper, project)]) {
    const pages = pdfPages(pdf)
    expect(pages.filter(({ text }) => !text.startsWith(`Coilworks\n${title}\n`))).toEqual([])
    expect([...pdfObjects(pdf).values()].map(({ dictionary }) => dictionary)).toContain(`(Flooded: ${title})`)
  }
})

it.each(['submittal', 'performance', 'internal'] as const)('a %s says with which air it was solved', async kind => {
  const text = pdfPages(await reportIn(kind))
    .map(page => page.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toContain('parts of the face, 4 high × 1 along, have 40 to 190 % of the mean.')
})

it('air and feed are told in words, in the units of the reader', () => {
  const told = (segmented: CoilInput['segmented']) => airAndFeedSentences({ segmented }, readerOf('SI'))
  expect(told(undefined)).toEqual(['The air is even over the face.'])
  expect(
    told({
      profile: { dryBulb: [[300.15, 305.15]], humidityRatio: [[0.01]] },
      shares: [1, 3],
      hold: { kind: 'superheat', value: 5, by: 'flow' },
    }),
  ).toEqual([
    'The air is even over the face.',
    'Its dry bulb is uneven, 27.0 to 32.0 °C.',
    'Its humidity is uneven.',
    'Circuits are fed with 50 to 150 % of an even share.',
    'Superheat is held at 5.0 K by the flow.',
  ])
})

describe.each(coils)('the sections of the circuits of %s', (_, system, coil) => {
  const content = contentOf(coil, system)
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = pdfPages(await pdfOf(content))
  })

  it('tell circuits, bends and totals with the numbers of the page', () => {
    const said = pages.map(page => page.text).join('\n')
    for (const { flow, heat, drop, end } of circuitLines(content.rating, content.reader))
      for (const value of [flow, heat, drop, end]) expect(said).toContain(value)
    for (const { side, name, span, length, count } of bendLines(content.rating, content.reader))
      expect(said).toContain([side, name, span, length, count].join('\n'))
    for (const { circuit, kind, tube, side, across, depth } of tapLines(content.rating, content.reader))
      expect(said).toContain([circuit, kind, tube, side, across, depth].join('\n'))
    for (const line of besideLines(content.rating, content.reader)) {
      expect(said).toContain(line.name)
      expect(said).toContain(line.capacity)
    }
    for (const title of ['Fluid by tube', 'Leaving air over the face', 'Charge by zone', 'Bill of bends'])
      expect(said).toContain(title)
    expect(said).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('keep every word on its page, and no word on another', () => {
    expect(misplaced(pages)).toEqual([])
  })

  it('leave no page empty, and repeat the names of columns where a table goes on', () => {
    for (const { words } of pages) expect(words.length).toBeGreaterThan(20)
    const pagesWith = (text: RegExp) => pages.filter(page => text.test(page.text)).length
    expect(pagesWith(/^Across, /m)).toBe(pagesWith(/^(Inlet|Outlet)$/m))
    expect(pagesWith(/^Passes$/m)).toBe(pagesWith(/^\d\.\d+ \d\.\d+ \d\.\d+/m))
  })

  it('have a workbook with every tube and every segment', () => {
    const sheets = circuitsSheets(content)
    const rows = (of: string) => sheets.find(({ sheet }) => sheet === of)?.data?.length ?? 0
    const { tubes, segments, columns } = content.rating.solved!
    expect(rows('Tubes')).toBe(tubes.length + 1)
    expect(rows('Segments')).toBe(tubes.length * segments + 1)
    expect(rows('Leaving air')).toBe(columns + 1)
    const cells = (of: string) =>
      sheets.find(({ sheet }) => sheet === of)!.data!.map(row => row!.map(cell => (cell as { value: unknown }).value))
    // The unit stands at the temperatures, not at the number of the tube; a difference is a number, to calculate with.
    const unit = content.reader.label('temperature')
    expect(cells('Leaving air')[0]!.slice(0, 2)).toEqual(['Tube', `Segment 1, ${unit}`])
    const [, , evenly] = cells('Side by side')
    expect(evenly![0]).toBe('Evenly fed')
    expect(evenly![4]).toBeTypeOf('number')
    expect(rows('Circuits')).toBe(content.rating.table!.circuits.length + 1)
  })
})

it('write the leads of a distributor where they are cut: list, drawing and workbook', async () => {
  const leads = [
    { length: 0.65, bore: 0.004 },
    { length: 0.9, bore: 0.0048 },
  ]
  const coil = { ...smallEvaporator, segmented: { leads } }
  const content = contentOf(coil, 'SI')
  const said = pdfPages(await pdfOf(content))
    .map(page => page.text)
    .join('\n')
  expect(said).toContain('Distributor leads')
  expect(said).toContain('1.55 m in all')
  for (const of of ['650 × 4.000 mm', '900 × 4.800 mm']) expect(said).toContain(of)
  const { data } = circuitsSheets(content).find(({ sheet }) => sheet === 'Leads')!
  expect(data!.slice(1).map(row => row!.slice(3).map(cell => (cell as { value: number }).value))).toEqual([
    [650, 4],
    [900, 4.8],
  ])
  expect(circuitsSheets(contentOf(smallEvaporator, 'SI')).map(({ sheet }) => sheet)).not.toContain('Leads')
})

it('say by which rules of the shop the circuits were checked, and that the usual ones are an assumption', async () => {
  const said = async (coil: typeof smallEvaporator) =>
    pdfPages(await pdfOf(contentOf(coil, 'SI')))
      .map(page => page.text)
      .join('\n')
  const usual = await said(smallEvaporator)
  expect(usual).toContain('Bends in stock (an assumption), from leg to leg: ')
  expect(usual).not.toContain('Drain:')
  // Two spans that are shown alike are one bend to the shop.
  const twins = shopSentences({ ...smallEvaporator, shop: { spans: [0.0508, 0.0381, 0.0380999] } }, readerOf('SI'))
  expect(twins[0]).toContain(': 38.100, 50.800 mm.')
  const shop = { spans: [0.0254, 0.0508], stubClearance: 0.03, drain: 'no-rise' } as const
  const own = (await said({ ...smallEvaporator, shop })).replaceAll('\n', ' ')
  expect(own).toContain('Bends in stock (of this shop), from leg to leg: 25.400, 50.800 mm.')
  expect(own).toContain('Stubs at least 30.000 mm apart.')
  expect(own).toContain('Drain: down all the way.')
})

it('have a workbook with the rules of the shop: each bend in stock as a number, whose rule it is, and the drain', () => {
  const rows = (coil: typeof smallEvaporator, system: 'IP' | 'SI') =>
    circuitsSheets(contentOf(coil, system))
      .find(({ sheet }) => sheet === 'Shop')
      ?.data?.map(row => row!.map(cell => (cell as { value: unknown }).value))
  const shop = { spans: [0.0508, 0.0254], stubClearance: 0.03, drain: 'no-rise' } as const
  expect(rows({ ...smallEvaporator, shop }, 'SI')).toEqual([
    ['Rule', 'Value', 'Unit', 'From'],
    ['Bend in stock, from leg to leg', 25.4, 'mm', 'This shop'],
    ['Bend in stock, from leg to leg', 50.8, 'mm', 'This shop'],
    ['Least distance between stubs', 30, 'mm', 'This shop'],
    ['Drain', 'Down all the way', '', 'This shop'],
  ])
  const usual = rows(smallEvaporator, 'IP')!
  expect(new Set(usual.slice(1).map(row => row[3]))).toEqual(new Set(['Assumption']))
  expect(usual.at(-1)!.slice(0, 3)).toEqual(['Drain', 'Not asked', ''])
})

describe('each number stands beneath its name', () => {
  const content = { ...contentOf(smallEvaporator, 'SI'), notices: [], tag: 'EV-1', model: 'small' } as CircuitsContent
  const { solved, table } = content.rating
  const sheets = circuitsSheets(content)
  const near = (values: readonly number[], digits = 6) => values.map(value => expect.closeTo(value, digits))

  it('on the sheet of tubes', () => {
    const { tubes } = solved!
    const of = (each: (tube: (typeof tubes)[number]) => number) => near(tubes.map(each))
    const quality = (each: (tube: (typeof tubes)[number]) => number | undefined) =>
      tubes.map(tube => (each(tube) === undefined ? '' : expect.closeTo(each(tube)!, 6)))
    expect(tableIn(sheets, 'Tubes', 'Tube')).toEqual({
      Tube: tubes.map(({ row, column }) => `${row + 1}.${column + 1}`),
      // Two columns of the face for each circuit.
      Circuit: tubes.map(({ column }) => (column < 2 ? 1 : 2)),
      'Heat, kW': of(({ heat }) => Math.abs(heat) / 1000),
      'In, °C': of(({ entering }) => entering.T - 273.15),
      'Out, °C': of(({ leaving }) => leaving.T - 273.15),
      'Quality in': quality(({ entering }) => entering.quality),
      'Quality out': quality(({ leaving }) => leaving.quality),
      'Air in, °C': of(({ airIn }) => airIn - 273.15),
      'Air out, °C': of(({ airOut }) => airOut - 273.15),
      Wet: of(({ wetFraction }) => wetFraction),
      'Film, W/(m²·K)': of(({ film }) => film),
    })
    // The air comes as warm as it is to the first row, and is cooled by each tube.
    const rows = tableIn(sheets, 'Tubes', 'Tube') as Record<string, number[]>
    expect(rows['Air in, °C']!.slice(0, 4)).toEqual(near(Array(4).fill(smallEvaporator.air.dryBulb - 273.15)))
    rows['Air in, °C']!.forEach((degrees, at) => {
      expect(degrees).toBeGreaterThan(rows['Air out, °C']![at]!)
    })
  })

  it('on the sheet of segments, shares in per cent as their heads say', () => {
    const { values, segments } = solved!
    const rows = tableIn(sheets, 'Segments', 'Tube') as Record<string, number[]>
    const inOrder = solved!.tubes.flatMap(({ tube }) =>
      Array.from({ length: segments }, (_, segment) => tube * segments + segment),
    )
    // Dry vapour is told as wholly evaporated.
    const percent = (of: readonly number[]) =>
      near(
        inOrder.map(at => 100 * Math.min(1, Math.max(0, of[at]!))),
        4,
      )
    expect(rows['Quality, %']).toEqual(percent(values.quality))
    expect(rows['Wet share, %']).toEqual(percent(values.wet))
    expect(Math.max(...rows['Quality, %']!)).toBeGreaterThan(90)
  })

  it('in the leaving air, a line for each tube of the last row with its segments side by side', () => {
    const air = tableIn(sheets, 'Leaving air', 'Tube')
    const { segments, columns } = solved!
    for (let segment = 0; segment < segments; segment++)
      expect(air[`Segment ${segment + 1}, °C`]).toEqual(
        near(Array.from({ length: columns }, (_, column) => solved!.leavingAir[column * segments + segment]! - 273.15)),
      )
    // What leaves a tube of the last row is the mean of its segments.
    const last = solved!.tubes.filter(({ row }) => row === solved!.rows - 1)
    last.forEach(({ airOut }, column) => {
      const ofTube = Object.values(air)
        .slice(1)
        .map(values => values[column] as number)
      expect(ofTube.reduce((sum, each) => sum + each) / segments).toBeCloseTo(airOut - 273.15, 1)
    })
  })

  it('of bends and taps, in millimeters', () => {
    const { bends, taps } = table!
    expect(tableIn(sheets, 'Bends', 'Side')).toEqual({
      Side: bends.map(({ side }) => (side === 'front' ? 'Front' : 'Rear')),
      Bend: bends.map(({ name }) => name),
      'Span, mm': near(
        bends.map(({ span }) => span * 1000),
        2,
      ),
      'Length, mm': near(
        bends.map(({ length }) => length * 1000),
        2,
      ),
      Count: bends.map(({ count }) => count),
    })
    const { 'Across, mm': across, 'Depth, mm': depth } = tableIn(sheets, 'Taps', 'Circuit')
    expect(across).toEqual(
      near(
        taps.map(({ place }) => place.across * 1000),
        2,
      ),
    )
    expect(depth).toEqual(
      near(
        taps.map(({ place }) => place.depth * 1000),
        2,
      ),
    )
  })

  it('in the lists of a project', () => {
    const { fluid, maldistribution, totalCapacity } = solved!
    expect(listed(circuitryPaper.workbookColumns, content)).toEqual({
      Tag: 'EV-1',
      For: expect.any(String),
      Coil: 'small',
      Circuits: 2,
      Capacity: expect.closeTo(totalCapacity / 1000, 6),
      Spread: expect.closeTo(maldistribution, 6),
      'Fluid drop': expect.closeTo(fluid.pressureDrop.total / 1000, 6),
      Charge: expect.closeTo(fluid.charge, 6),
      Bends: expect.closeTo(
        table!.bends.reduce((sum, { length, count }) => sum + length * count, 0),
        6,
      ),
      Notices: '',
    })
    const { number } = content.reader
    expect(listed(circuitryPaper.schedule, content)).toMatchObject({
      Circuits: '2',
      Capacity: number(totalCapacity, 'heatFlow'),
      Spread: number(maldistribution, 'temperatureDifference'),
      'Fluid drop': number(fluid.pressureDrop.total, 'vaporPressureDrop'),
    })
  })
})
