import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combustion, flueGasProperties } from '../../../engine/combustion'
import { type GasStream, rateStage, type Stage, type StageRating } from '../../../engine/economizer/stage'
import { waterEnthalpy } from '../../../engine/fluids'
import { latentHeat } from '../../../engine/fluids/water/latentHeat'
import { anyEconomizer } from '../../support/anyEconomizer'
import { largestOf } from '../../support/comparisons/comparison'
import { condensingRows } from '../../support/comparisons/condensingEconomizers'
import { dryEconomizers, partLoads } from '../../support/comparisons/economizers'
import { publishedEconomizers } from '../../support/comparisons/publishedEconomizers'
import { code } from '../../support/engineErrors'

describe.each([
  ['economizers that do not condense', dryEconomizers],
  ['economizers at part load', partLoads],
  ['economizers that condense, of constant films', condensingRows],
])('%s', (_, comparisons) => {
  it.each(comparisons)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(20)
    expect(largestOf(deviations)).toBeLessThan(within)
  })
})

it.each(publishedEconomizers)('published: $what', ({ deviations, within }) => {
  expect(largestOf(deviations)).toBeLessThan(within)
})

const burnt = combustion({ fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'excess', value: 0.15 } })
const stream: GasStream = { massFlow: 2, temperature: 480, composition: burnt.composition, pressure: burnt.pressure }
const fin = { height: 0.0127, thickness: 0.00127, density: 157, metal: '316 Stainless' }
const stage: Stage = {
  bank: {
    ...{ layout: 'staggered', rows: 10, tubesWide: 12, tubeLength: 1.8, tubeDiameter: 0.0381, tubeWall: 0.00211 },
    ...{
      transversePitch: 0.0762,
      longitudinalPitch: 0.066,
      tubeMetal: '316 Stainless',
      fins: { kind: 'solid', ...fin },
    },
  },
  ...{ liquid: { pressure: 1e6 }, waterFlow: 4, waterIn: 300 },
}
const rate = (more: Partial<Stage> = {}, gas: Partial<GasStream> = {}) =>
  rateStage({ ...stream, ...gas }, { ...stage, ...more })

/** What gas and water lost and took, by the equations that the tables were made from. */
function balance(gas: GasStream, of: Stage, { rating, leaving }: ReturnType<typeof rateStage>) {
  const content = ({ massFlow, composition, temperature }: GasStream) =>
    massFlow * flueGasProperties(composition).h(temperature)
  const steam = flueGasProperties({ 'Water vapor': 1 })
  const T = rating.condensateTemperature ?? 300
  const condensate = rating.condensate * (steam.h(T) - latentHeat(T))
  const given = content(gas) - content(leaving) - condensate
  const taken =
    of.waterFlow * (waterEnthalpy(rating.waterOut, of.liquid.pressure) - waterEnthalpy(of.waterIn, of.liquid.pressure))
  return { given, taken }
}

describe('a rating', () => {
  it('loses no heat and no water, condensing, with gas and water that go past', () => {
    const of = { ...stage, bypass: { gas: 0.2, water: 0.1 } }
    const found = rateStage(stream, of)
    expect(found.rating.condensate).toBeGreaterThan(0.01)
    const { given, taken } = balance(stream, of, found)
    expect(given / found.rating.heat).toBeCloseTo(1, 5)
    expect(taken / found.rating.heat).toBeCloseTo(1, 6)
    const water = ({ massFlow, composition }: GasStream) => {
      const share = composition['Water vapor']!
      return (massFlow * share * 0.0180153) / flueGasProperties(composition).molarMass
    }
    expect((water(stream) - water(found.leaving)) / found.rating.condensate).toBeCloseTo(1, 6)
    expect(found.rating.waterLeft).toBeCloseTo(found.leaving.composition['Water vapor']!, 12)
  })

  it('has rows that make its whole', () => {
    const { rating } = rate()
    const sum = (of: (row: StageRating['rows'][number]) => number) => rating.rows.reduce((all, row) => all + of(row), 0)
    expect(sum(row => row.heat) / rating.heat).toBeCloseTo(1, 9)
    expect(sum(row => row.condensate) / rating.condensate).toBeCloseTo(1, 9)
    expect(rating.rows.map(row => row.wetShare)).toEqual(
      [...rating.rows.map(row => row.wetShare)].sort((a, b) => a - b),
    )
    for (const row of rating.rows) {
      expect(row.coldest).toBeLessThan(row.root)
      expect(row.root).toBeLessThan(row.fin)
      if (row.wetShare === 0) expect(row.fin).toBeLessThan(row.tip)
      expect(row.tip).toBeLessThan(row.gasIn)
    }
  })

  it('has its hottest tips where the gas comes and the water leaves the row', () => {
    const [b, w] = [fin.thickness, 0.004]
    const fins = { kind: 'serrated', ...fin, segmentWidth: w } as const
    const { rating } = rate({ bank: { ...stage.bank, fins } }, { temperature: 700 })
    for (const { film, radiant, gasIn, root, tip, waterIn, waterOut } of rating.rows) {
      const m = Math.sqrt((2 * (film + radiant) * (b + w)) / (rating.bank.fin!.conductivity * b * w))
      const hottest = root + (waterOut - waterIn) / 2
      expect((gasIn - tip) / (gasIn - hottest)).toBeCloseTo(1 / Math.cosh(m * fin.height), 9)
    }
  })

  it('keeps from boiling what is in the bank, though colder water goes past it', () => {
    const { rating } = rate({ bypass: { water: 0.5 } })
    expect(rating.waterOut).toBeLessThan(rating.bankWaterOut - 1)
    // Water of 10 bar boils at 179.88 °C.
    expect(rating.steamingMargin).toBeCloseTo(273.15 + 179.88 - rating.bankWaterOut, 1)
  })

  it('takes more with gas that radiates, and less where the water goes with the gas', () => {
    const heat = (more: Partial<Stage>) => rate(more, { temperature: 700 }).rating.heat
    expect(heat({}) / heat({ radiation: false })).toBeGreaterThan(1.001)
    expect(heat({ flow: 'parallel' })).toBeLessThan(heat({}))
  })

  it('boils where it has little water, and says how much', () => {
    const { rating } = rate({ waterFlow: 0.3, waterIn: 400 }, { temperature: 700 })
    expect(rating.waterOut).toBeCloseTo(453.03, 1)
    expect(rating.steamShare).toBeGreaterThan(0.05)
    expect(rating.steamingMargin).toBe(0)
  })

  it('is the same with every method within a fifth', () => {
    const [escoa, ...others] = (['escoa', 'briggs-young', 'esdu'] as const).map(
      method => rate({ bank: { ...stage.bank, method }, waterIn: 370 }).rating.heat,
    )
    for (const heat of others) expect(Math.abs(heat / escoa! - 1)).toBeLessThan(0.2)
    const [grimison, hedh] = (['grimison', 'hedh'] as const).map(
      method => rate({ bank: { ...stage.bank, fins: { kind: 'none' }, method }, waterIn: 370 }).rating.heat,
    )
    expect(Math.abs(hedh! / grimison! - 1)).toBeLessThan(0.2)
    // Where none is chosen, ESCOA has the finned tubes and Grimison the bare ones.
    expect(rate({ bank: stage.bank, waterIn: 370 }).rating.heat).toBe(escoa)
    const bare = rate({ bank: { ...stage.bank, fins: { kind: 'none' } }, waterIn: 370 }).rating.heat
    expect(bare).toBe(grimison)
    expect(bare).not.toBe(hedh)
  })

  it.each<[string, Partial<Stage>, Partial<GasStream>, 'out-of-range' | 'invalid-input' | 'unknown-name']>([
    ['water hotter than the gas', { waterIn: 450 }, { temperature: 440 }, 'out-of-range'],
    ['water that boils as it comes', { waterIn: 460 }, {}, 'out-of-range'],
    ['gas with more water than it can hold', {}, { temperature: 320 }, 'out-of-range'],
    ['a by-pass that leaves nothing', { bypass: { gas: 1 } }, {}, 'out-of-range'],
    ['circuits that do not divide the tubes', { circuits: 7 }, {}, 'invalid-input'],
    ['a method of bare tubes for fins', { bank: { ...stage.bank, method: 'hedh' } }, {}, 'invalid-input'],
    [
      'a method of staggered tubes in line',
      { bank: { ...stage.bank, layout: 'in line', method: 'esdu' } },
      {},
      'invalid-input',
    ],
    ['fins that fill the passage', { bank: { ...stage.bank, transversePitch: 0.0401 } }, {}, 'out-of-range'],
    ['a metal of nobody', { bank: { ...stage.bank, tubeMetal: 'Tin' } }, {}, 'unknown-name'],
  ])('is refused to %s', (_, more, gas, why) => {
    expect(() => rate(more, gas)).toThrow(code(why))
  })
})

describe('economizers of any make', () => {
  it('are solved to the last digit, and never beyond the second law', () => {
    fc.assert(
      fc.property(anyEconomizer, ({ stream: gas, stage: of }) => {
        const { rating } = rateStage(gas, of)
        for (const value of [
          rating.heat,
          rating.gasOut,
          rating.waterOut,
          rating.condensate,
          rating.gasDrop.total,
          rating.coldestMetal,
          rating.hottestTip,
        ])
          expect(Number.isFinite(value)).toBe(true)
        expect(rating.residual).toBeLessThan(1e-8)
        expect(rating.heat).toBeGreaterThanOrEqual(0)
        expect(rating.effectiveness).toBeLessThanOrEqual(1 + 1e-9)
        expect(rating.bankGasOut).toBeGreaterThan(of.waterIn - 1e-6)
        expect(rating.condensate).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 },
    )
  })

  it('take no less with one row more', () => {
    fc.assert(
      fc.property(anyEconomizer, ({ stream: gas, stage: of }) => {
        const rows = (count: number) =>
          rateStage(gas, { ...of, circuits: of.bank.tubesWide, flow: 'counter', bank: { ...of.bank, rows: count } })
            .rating
        const [few, more] = [rows(12), rows(13)]
        expect(more.heat).toBeGreaterThan(few.heat * (1 - 1e-6))
      }),
      { numRuns: 40 },
    )
  })

  it('do not jump where rows begin to condense', () => {
    // A tenth of a kelvin of water each: from all dry to all wet.
    let last = rate({ waterIn: 350 }).rating.heat
    const steps = Array.from({ length: 500 }, (_, i) => 350 - (i + 1) / 10)
    for (const waterIn of steps) {
      const { heat } = rate({ waterIn }).rating
      expect(Math.abs(heat / last - 1)).toBeLessThan(0.01)
      expect(heat).toBeGreaterThan(last)
      last = heat
    }
  })
})
