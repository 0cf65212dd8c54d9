/** The whole report of each example of an economizer, in every edition and in both systems of units. */
import { describe, expect, it } from 'vitest'
import { economizerPaper } from '../../../server/reports/economizer/economizerPaper'
import { itemReport } from '../../../server/reports/itemReport'
import { page } from '../../../server/reports/page'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { exampleEconomizers, newEconomizer, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'

const date = new Date('2026-11-27T10:42:08Z')
const editions = ['submittal', 'performance', 'internal'] as const
const systems = ['IP', 'SI'] as const

async function reportOf(
  input: EconomizerInput,
  kind: (typeof editions)[number],
  system: (typeof systems)[number],
  company?: string,
): Promise<PdfPage[]> {
  const bytes = await itemReport(economizerPaper, {
    ...{ title: 'Lakeview Dairy', author: 'Dana Whitfield', company, reference: '1', date, kind },
    document: { ...newEconomizer(system, input), kind: 'economizer', version: 1 },
    rating: economizerPaper.rate(input),
  })
  return pdfPages(bytes)
}

/** Eight cells, each with its label and its value. */
const titleBlockWords = 16
const examples = Object.entries(exampleEconomizers)

describe.each(examples)('the report of %s', (_, input) => {
  it.each(editions.flatMap(kind => systems.map(system => [kind, system] as const)))(
    'has no word over another and none beyond the page: %s in %s',
    async (kind, system) => {
      const pages = await reportOf(input, kind, system)
      const isOfTitleBlock = ({ y }: PdfPage['words'][number]) => y > page.bottom
      for (const { words } of pages) expect(words.filter(isOfTitleBlock)).toHaveLength(titleBlockWords)
      const body = pages.map(one => ({ ...one, words: one.words.filter(word => !isOfTitleBlock(word)) }))
      expect(misplaced(body)).toEqual([])
    },
  )
})

const textOf = (pages: readonly PdfPage[]) =>
  pages.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ')

it.each(examples.flatMap(([name, input]) => systems.map(system => ({ name, input, system }))))(
  'page one of a submittal has the worth and the unit beside the company of who made it: $name in $system',
  async ({ input, system }) => {
    const [first] = await reportOf(input, 'submittal', system, 'Northfield Mechanical')
    expect(textOf([first!])).toContain('Northfield Mechanical')
    expect(textOf([first!])).toContain('Over 10 years')
    expect(textOf([first!])).toContain('Operating weight')
  },
)

it('a submittal says of which boiler, fuel, metals and price it is, and what becomes of it on oil', async () => {
  const [first, ...others] = await reportOf(steamExample, 'submittal', 'IP')
  const front = textOf([first!])
  // 8.50 $ a million Btu as the example has it; 500 BHP, 125 psig, 8,000 h.
  expect(front).toContain('The steam boiler of 500 BHP at 125.0 psig on natural gas runs 8,000 hours a year')
  expect(front).toMatch(/A unit of 6 rows in the stack cools it to [\d.]+ °F and returns [\d.]+ MBH to the water/)
  const rest = textOf(others)
  for (const said of [
    'Tube metal Carbon Steel',
    '2 × 0.105',
    '4 × 3.5',
    '0.75 × 0.05',
    'Price of fuel 8.50',
    'Turndown',
  ])
    expect(rest).toContain(said)
  expect(rest).toMatch(/Coldest metal [\d.]+ °F with No. 2 oil/)
})

it('a report of two stages shows both: their sections, sizes and weights together', async () => {
  const input = exampleEconomizers['Dual stage with condensing']
  const rating = economizerPaper.rate(input)
  const text = textOf(await reportOf(input, 'submittal', 'SI'))
  for (const said of [
    'Section of the stack, stage 1',
    'Section of the stack, stage 2',
    'gas, water of stage 1 and metal at each load',
    'Second stage its heat and its own water at each load',
    'Stage 2 Rectangular, 4 rows of 14, ',
    'Water connections DN 40 and DN 32',
  ])
    expect(text).toContain(said)
  const inInches = textOf(await reportOf(input, 'submittal', 'IP'))
  expect(inInches).toContain('Water connections 1 1/2 and 1 1/4 in')
  const reader = readerOf('SI')
  for (const { load, stages } of rating.loads) {
    const { heat, condensate } = stages![1]!
    expect(text).toContain(
      `${100 * load} % ${reader.number(heat, 'heatFlow')} ${reader.number(condensate, 'massFlow')} `,
    )
  }
  const weight = rating.units.reduce((sum, { construction }) => sum + construction.dryWeight, 0)
  expect(text).toContain(`Dry weight ${reader.number(weight, 'mass')} kg`)
  expect(text).toMatch(/It condenses [\d.]+ kg\/h of water, of pH 4\.\d, to be drained\./)
})

it('prices that nobody gave stand in the report with their value, date and source', async () => {
  const { fuelPrice: _, electricityPrice: __, ...money } = steamExample.money
  const text = textOf(await reportOf({ ...steamExample, money }, 'submittal', 'IP'))
  expect(text).toContain('Assumed price of natural gas, 2012: 8.00 $/MMBtu. US Department of Energy')
  expect(text).toContain('Assumed price of electricity of industry, 2020: 0.0666 $/kWh.')
})

it('a case off design that cannot be says why', async () => {
  const input = { ...steamExample, offDesign: { winterWater: 600 } }
  const { problem } = economizerPaper.rate(input).offDesign[1]!
  expect(problem).toBeTruthy()
  expect(textOf(await reportOf(input, 'performance', 'SI'))).toContain(`Not possible: ${problem!.slice(0, 30)}`)
})
