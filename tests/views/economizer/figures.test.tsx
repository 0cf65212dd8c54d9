import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Figure, figureText } from '../../../shared/display/figure'
import { readerOf } from '../../../shared/display/formatQuantity'
import { exampleEconomizers } from '../../../shared/economizer/document/exampleEconomizers'
import type { Limits, RatedLoad } from '../../../shared/economizer/figures/figureData'
import { heatBalanceFigure } from '../../../shared/economizer/figures/heatBalanceFigure'
import { loadFigure, loadLimits } from '../../../shared/economizer/figures/loadFigure'
import { temperatureFigure } from '../../../shared/economizer/figures/temperatureFigure'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { cashFigure } from '../../../shared/tools/figures/cashFigure'
import { FigureSvg, FigureValues } from '../../../views/drawings/FigureSvg'
import { type Drawn, drawnEconomizer } from '../../support/drawnEconomizers'

const margins = { dewMargin: 10, steamingMargin: 20, bearsCondensate: false }
/** The limits of a unit past which no water goes. */
const limitsOf = (loads: readonly RatedLoad[], change: Partial<Limits> = {}): Limits => {
  const { waterOut, steamingMargin, stages } = loads[0]!
  return { ...margins, boiling: waterOut + (stages?.[0]?.steamingMargin ?? steamingMargin), ...change }
}

function figuresOf(drawn: Drawn, system: 'IP' | 'SI'): Record<string, Figure> {
  const made = drawnEconomizer(drawn)
  const reader = readerOf(system)
  return {
    temperature: temperatureFigure(made, reader),
    load: loadFigure(made.loads, limitsOf(made.loads), reader),
    balance: heatBalanceFigure(made, reader),
    cash: cashFigure(made.cash),
  }
}

/** The box of each text, by the widest sign that is usual. */
function boxesOf({ marks }: Figure) {
  return marks.flatMap(mark => {
    if (mark.kind !== 'text') return []
    const width = mark.text.length * figureText.sign
    const left = mark.at[0] - { left: 0, center: 0.5, right: 1 }[mark.align] * width
    return [{ text: mark.text, left, right: left + width, top: mark.at[1] - 7.5, bottom: mark.at[1] + 2 }]
  })
}

type Box = ReturnType<typeof boxesOf>[number]
const cover = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function faultsOf(figure: Figure): string[] {
  const boxes = boxesOf(figure)
  const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map(b => [a, b] as const))
  return [
    ...pairs.filter(([a, b]) => cover(a, b)).map(([a, b]) => `${figure.title}: ${a.text} covers ${b.text}`),
    ...boxes
      .filter(({ left, right, top, bottom }) => left < 0 || right > figure.width || top < 0 || bottom > figure.height)
      .map(({ text }) => `${figure.title}: ${text} leaves the figure`),
  ]
}

const cases: readonly (readonly [string, Drawn])[] = [
  ['a dry unit', {}],
  ['a condensing unit', { feedwater: 300, rows: 12, metal: '316 Stainless' }],
  ['oil with its acids', { fuel: 'No. 6 oil' }],
  ['one row that never pays', { rows: 1, installed: 5e6 }],
]

describe.each(cases)('the figures of %s', (_, drawn) => {
  it.each(['IP', 'SI'] as const)('have no text over another, in %s', system => {
    expect(Object.values(figuresOf(drawn, system)).flatMap(faultsOf)).toEqual([])
  })
})

it('have none of any boiler, fire and life', () => {
  fc.assert(
    fc.property(
      fc.record({
        horsepower: fc.integer({ min: 50, max: 3000 }),
        rows: fc.integer({ min: 1, max: 24 }),
        stack: fc.integer({ min: 470, max: 640 }),
        feedwater: fc.integer({ min: 290, max: 390 }),
        fuel: fc.constantFrom('Natural gas', 'No. 2 oil', 'Wood, 45 % moisture'),
      }),
      drawn => {
        expect(Object.values(figuresOf(drawn, 'IP')).flatMap(faultsOf)).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
})

const textsOf = ({ marks }: Figure) => marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))
const dashedLimits = ({ marks }: Figure) =>
  marks.filter(mark => mark.kind === 'line' && mark.tone === 'limit' && mark.isDashed)

it('name the tips of the fins, and draw the limit of their metal as a line where the gas is hotter', () => {
  const reader = readerOf('SI')
  const made = drawnEconomizer({})
  const cool = temperatureFigure(made, reader)
  expect(textsOf(cool).some(text => text.endsWith(' fin tip'))).toBe(true)
  expect(textsOf(cool)).toContain('Fin limit 454.0 °C ↑')
  const [first, ...others] = made.stages[0]!.rows
  const rows = [{ ...first!, gasIn: 273.15 + 600 }, ...others]
  const hot = temperatureFigure({ ...made, stages: [{ ...made.stages[0]!, rows }] }, reader)
  expect(dashedLimits(hot)).toHaveLength(dashedLimits(cool).length + 1)
  expect(textsOf(hot)).toContain('454.0 fin limit')
  expect(textsOf(hot).filter(text => text.startsWith('Fin limit'))).toEqual([])
  expect(faultsOf(hot)).toEqual([])
})

it('shade no dew point of water for metal that bears what condenses, but that of acid', () => {
  const reader = readerOf('SI')
  const said = (fuel: string, bearsCondensate: boolean) => {
    const { loads } = drawnEconomizer({ fuel })
    const texts = textsOf(loadFigure(loads, limitsOf(loads, { bearsCondensate }), reader))
    return texts.filter(text => text.startsWith('Dew point'))
  }
  expect(said('Natural gas', false)).toHaveLength(1)
  expect(said('Natural gas', true)).toEqual([])
  expect(said('No. 6 oil', true)).toHaveLength(1)
})

it.each(['IP', 'SI'] as const)('draw the water of each of two stages over the load, in %s', system => {
  const reader = readerOf(system)
  const dual = exampleEconomizers['Dual stage with condensing']
  const { loads } = rateEconomizerDocument(dual)
  const figure = loadFigure(loads, limitsOf(loads, { bearsCondensate: true }), reader)
  const [first, second] = loads[0]!.stages!.map(({ waterOut }) => reader.number(waterOut, 'temperature'))
  expect(textsOf(figure)).toEqual(expect.arrayContaining([`${first} water 1 out`, `${second} water 2 out`]))
  expect(figure.table.heads.filter(head => /^Water [12] out/.test(head))).toHaveLength(2)
  for (const row of figure.table.rows) expect(row).toHaveLength(figure.table.heads.length)
  expect(faultsOf(figure)).toEqual([])
  // Water of the second stage that is nearer to its boiling leaves the limit of the first where it is.
  const near = { ...dual.condensing!, water: { ...dual.condensing!.water, temperature: 345, pressure: 1.2e5 } }
  const limitOf = (of: Figure) => textsOf(of).find(text => text.startsWith('Steaming limit'))
  const { loads: nearLoads } = rateEconomizerDocument({ ...dual, condensing: near })
  expect(nearLoads[0]!.steamingMargin).toBeLessThan(nearLoads[0]!.stages![0]!.steamingMargin)
  expect(limitOf(loadFigure(nearLoads, limitsOf(nearLoads, { bearsCondensate: true }), reader))).toBe(limitOf(figure))
})

it.each([undefined, 0.4, 0.6])('mark where the water of the bank may boil, with %s of the water past it', water => {
  const reader = readerOf('SI')
  const example = exampleEconomizers['Feedwater of a steam boiler']
  const rating = rateEconomizerDocument({
    ...example,
    unit: { ...example.unit, ...(water ? { bypass: { water } } : {}) },
  })
  const figure = loadFigure(rating.loads, loadLimits(example.limits, rating), reader)
  // Water boils at 365.9 °F, 185.5 °C, at 150 psig, whatever goes past the bank; 20 K are kept.
  expect(textsOf(figure)).toContain('Steaming limit 165.5')
  const inBank = rating.full.stages[0]!.bankWaterOut
  expect(textsOf(figure).includes(`${reader.number(inBank, 'temperature')} in the bank`)).toBe(water !== undefined)
  expect(faultsOf(figure)).toEqual([])
})

it('say in words and in a table what they draw', () => {
  const made = figuresOf({}, 'SI')
  for (const figure of Object.values(made)) {
    const markup = renderToStaticMarkup(<FigureSvg figure={figure} />)
    expect(markup).toContain('role="img"')
    expect(markup).toMatch(new RegExp(`<title id="([^"]+)">${figure.title}</title><desc id="[^"]+">`))
    expect(markup).not.toMatch(/NaN|undefined|style=/)
    const table = renderToStaticMarkup(<FigureValues figure={figure} />)
    expect(table.match(/<tr>/g)).toHaveLength(figure.table.rows.length + 1)
  }
  expect(made.temperature!.table.rows).toHaveLength(6)
  expect(made.cash!.description).toMatch(
    /^−71,500 in the year of installation, [\d,]+ after 15 years; paid back in year/,
  )
})

it('give the fire on one scale: what is saved is what the second is lower by', () => {
  const made = drawnEconomizer({})
  const { marks } = heatBalanceFigure(made, readerOf('SI'))
  const heights = marks.flatMap(mark => {
    if (mark.kind !== 'area' || mark.tone !== 'hot') return []
    const ys = mark.points.map(([, y]) => y)
    return [Math.max(...ys) - Math.min(...ys)]
  })
  expect(heights).toHaveLength(2)
  expect(heights[1]! / heights[0]!).toBeCloseTo(made.after.fired / made.before.fired, 10)
})
