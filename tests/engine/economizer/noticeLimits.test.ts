/** Every limit of a notice of economizers, by its value: the quantity just within it, and just beyond. */
import { describe, expect, it } from 'vitest'
import { type EconomizerInput, type EconomizerRating, rateEconomizer } from '../../../engine/economizer'
import { metals } from '../../../engine/economizer/metals'
import { unitNotices } from '../../../engine/economizer/notices'
import type { StageRating } from '../../../engine/economizer/stage'
import { dualStage, steamEconomizer } from '../../support/economizers'

const rated = rateEconomizer(steamEconomizer)
const [bank] = rated.stages
const acid = rated.gas.dewPoints.highest!
const boiling = 400

const withStage = (more: Partial<StageRating>): EconomizerRating => ({ ...rated, stages: [{ ...bank!, ...more }] })
const notices = (rating: EconomizerRating, input: EconomizerInput = steamEconomizer) => unitNotices(input, rating)

type Limit = [code: string, limit: number, beyond: 'above' | 'below', rating: (value: number) => EconomizerRating]

describe('limits of notices', () => {
  it.each<Limit>([
    // Half an inch of water, 20 ft of water, 1 and 10 ft/s.
    ['GAS_DP', 124.5, 'above', gasDrop => ({ ...rated, gasDrop })],
    ['FLUID_DP', 60_000, 'above', waterDrop => withStage({ waterDrop })],
    ['TUBE_VEL_LOW', 0.3048, 'below', velocity => withStage({ velocity })],
    ['TUBE_VEL_HIGH', 3.048, 'above', velocity => withStage({ velocity })],
    ['TUBE_LAMINAR', 2300, 'below', tubeReynolds => withStage({ tubeReynolds })],
    ['TUBE_TRANSITION', 4000, 'below', tubeReynolds => withStage({ tubeReynolds })],
    ['STEAMING', 20, 'below', steamingMargin => withStage({ steamingMargin })],
    ['COLD_END', acid + 10, 'below', coldestMetal => withStage({ coldestMetal })],
    ['TIP_TEMP', 273.15 + 454, 'above', hottestTip => withStage({ hottestTip })],
    ['FREEZE_FLUID', 276.15, 'below', waterIn => withStage({ waterIn })],
    [
      'TEMP_MATERIAL',
      273.15 + 454,
      'above',
      root => withStage({ rows: [{ ...bank!.rows[0]!, root, waterIn: root, waterOut: root }] }),
    ],
    ['PINCH', 1, 'below', ends => withStage({ bankGasOut: bank!.waterIn + ends })],
    ['NOT_CONVERGED', 1e-6, 'above', residual => withStage({ residual })],
    ['FUEL_SAVED', 0.12, 'above', saved => ({ ...rated, fuelSaved: saved * rated.fired })],
    ['DRAFT', 0, 'below', left => ({ ...rated, draft: { before: 50, after: 40, velocity: 5, left } })],
  ])('%s comes at %d, and %s it', (code, limit, beyond, rating) => {
    const step = (beyond === 'above' ? 1 : -1) * (limit * 1e-4 || 1e-4)
    const codes = (value: number) => notices(rating(value)).map(each => each.code)
    expect(codes(limit - step)).not.toContain(code)
    expect(codes(limit + step)).toContain(code)
  })

  it('metal that bears the condensate keeps away from the higher estimate of the acid alone', () => {
    const steel = rateEconomizer(dualStage).stages[1]!.bank
    const coldEnd = (coldestMetal: number, okkes: number) => {
      const sulfuric = { verhoffBanchero: 800 - okkes, okkes, higher: Math.max(okkes, 800 - okkes) }
      const gas = { ...rated.gas, dewPoints: { water: 330, sulfuric, highest: sulfuric.higher } }
      return notices({ ...withStage({ bank: steel, coldestMetal }), gas }).find(({ code }) => code === 'COLD_END')
    }
    for (const okkes of [390, 410]) {
      expect(coldEnd(420.1, okkes)).toBeUndefined()
      expect(coldEnd(419.9, okkes)).toMatchObject({ severity: 'warning', limits: [420, 2000] })
    }
  })

  it('the pressure of the water is an error beyond what its tubes bear by their wall', () => {
    // 13.4 ksi, a tenth less of 3.05 mm, 0.4 % more of 50.8 mm: 2 S t / (D - 0.8 t) = 10.39 MPa above the atmosphere.
    const atPressure = (pressure: number) => {
      const stages = steamEconomizer.stages.map(stage => ({ ...stage, liquid: { pressure } }))
      return notices(rated, { ...steamEconomizer, stages }).find(({ code }) => code === 'P_RATING')
    }
    expect(atPressure(10.4e6)).toBeUndefined()
    expect(atPressure(10.6e6)).toMatchObject({ severity: 'error', input: 'stages.0.bank.tubeWall' })
    expect(atPressure(10.6e6)!.limits![1] / 1e6).toBeCloseTo(10.39 + 0.101, 1)
  })

  it('a gas that loses twice what it may is an error', () => {
    const severity = (gasDrop: number) => notices({ ...rated, gasDrop }).find(({ code }) => code === 'GAS_DP')!.severity
    expect([severity(248.9), severity(249.1)]).toEqual(['warning', 'error'])
  })

  it('feedwater that is let in whole or not at all boils at part load where the gas is 20 K short of boiling', () => {
    const [stage] = steamEconomizer.stages
    const onOff = { ...steamEconomizer, stages: [{ ...stage!, onOff: true }] }
    const still = withStage({ bankWaterOut: boiling - 30, steamingMargin: 30 })
    const codes = (gasIn: number) => notices({ ...still, load: 0.5, gasIn }, onOff).map(each => each.code)
    expect(codes(boiling - 20.1)).not.toContain('STEAMING')
    expect(codes(boiling - 19.9)).toContain('STEAMING')
  })

  it('limits of the user come before those of practice', () => {
    const limits = { gasDrop: 200, gasOut: 420, dewMargin: 5, steamingMargin: 8, waterDrop: 2e4 }
    const codes = (rating: EconomizerRating) => notices(rating, { ...steamEconomizer, limits }).map(each => each.code)
    expect(codes({ ...rated, gasDrop: 199 })).not.toContain('GAS_DP')
    expect(codes({ ...rated, gasOut: 420.1 })).not.toContain('GAS_OUT_LOW')
    expect(codes({ ...rated, gasOut: 419.9 })).toContain('GAS_OUT_LOW')
    expect(codes(withStage({ coldestMetal: acid + 5.1 }))).not.toContain('COLD_END')
    expect(codes(withStage({ steamingMargin: 8.1 }))).not.toContain('STEAMING')
    expect(codes(withStage({ waterDrop: 20_001 }))).toContain('FLUID_DP')
  })
})

describe('what notices say', () => {
  const said = (rating: EconomizerRating, code: string, limits = {}) =>
    notices(rating, { ...steamEconomizer, limits }).find(each => each.code === code)!

  it('has their numbers as the reader knows them', () => {
    expect(said({ ...rated, gasOut: 399 }, 'GAS_OUT_LOW', { gasOut: 400 }).message).toContain(
      '125.9 °C, below the 126.9 °C',
    )
    expect(said(withStage({ velocity: 0.2 }), 'TUBE_VEL_LOW').message).toBe(
      '0.20 m/s in the tubes, where 0.30 to 3.05 m/s are usual.',
    )
    expect(said(withStage({ waterDrop: 61_230 }), 'FLUID_DP').message).toContain(
      '61.2 kPa is lost by the water, more than 60.0 kPa',
    )
    expect(said(withStage({ bankGasOut: bank!.waterIn + 0.456 }), 'PINCH').message).toContain('within 0.46 K')
    expect(said(withStage({ residual: 0.01234 }), 'NOT_CONVERGED').message).toContain('open by 1.2 %')
  })

  it('has where their limits end', () => {
    expect(said({ ...rated, gasOut: 399 }, 'GAS_OUT_LOW', { gasOut: 400 }).limits).toEqual([400, 2000])
    expect(said(withStage({ coldestMetal: acid }), 'COLD_END').limits).toEqual([expect.closeTo(acid + 10, 9), 2000])
    expect(said(withStage({ steamingMargin: 5 }), 'STEAMING').limits).toEqual([20, 400])
    expect(said(withStage({ bankGasOut: bank!.waterIn + 0.4 }), 'PINCH').limits).toEqual([1, 2000])
  })
})

it('metals have the conductivity and the hottest fin of the trade', () => {
  expect(metals.map(({ name, hottest }) => [name, hottest])).toEqual([
    ['Carbon Steel', 727.15],
    ['409 Stainless', 866.15],
    ['304 Stainless', 1088.15],
    ['316 Stainless', 1088.15],
    ['AL6XN', 700.15],
  ])
  expect(metals.slice(0, 2).map(({ conductivity }) => conductivity)).toEqual([45, 25])
})
