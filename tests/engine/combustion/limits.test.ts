/** Where combustion, cooling and boilers stop, within 1 %, and the numbers that stand for what nobody gives. */
import { describe, expect, it } from 'vitest'
import {
  type BoilerInput,
  boiler,
  boilerHorsepower,
  type CombustionInput,
  combustion,
  cooledGas,
  dryAirs,
  flameTemperature,
  fuelFacts,
  fuels,
  publishedCarbonFactor,
  radiationLoss,
  stackLoss,
} from '../../../engine/combustion'
import { EngineError } from '../../../engine/errors'
import { givenFuels, referenceAir, referenceFuel } from '../../support/referenceFuels'

const methane = { kind: 'gas', composition: { Methane: 1 } } as const
const burnt = (more: Partial<CombustionInput> = {}) =>
  combustion({ fuel: methane, air: { kind: 'excess', value: 0.15 }, ...more })
const gas = burnt()
const given: BoilerInput = {
  size: { kind: 'output', value: 1e6 },
  firing: { kind: 'stack-temperature', value: 480 },
  airTemperature: 300,
  duty: { kind: 'steam', pressure: 1e6 },
  feedwater: 300,
}
const boiled = (more: Partial<BoilerInput>) => boiler(gas, { ...given, ...more })
const heat = (higherHeatingValue: number) =>
  fuelFacts({ kind: 'mass', analysis: { C: 1, H: 0, O: 0, N: 0, S: 0 }, higherHeatingValue })

function isRefused(ask: () => unknown): boolean {
  try {
    ask()
    return false
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'out-of-range')) throw error
    return true
  }
}

type Limit = [what: string, limit: number, side: 'most' | 'least', ask: (value: number) => unknown]

describe('limits', () => {
  it.each<Limit>([
    ['humidity of the air', 0.2, 'most', value => burnt({ humidity: value })],
    ['pressure of flue gas', 2e4, 'least', value => burnt({ pressure: value })],
    ['pressure of flue gas', 5e5, 'most', value => burnt({ pressure: value })],
    ['share of trioxide', 0.2, 'most', value => burnt({ trioxideShare: value })],
    ['excess of air', 20, 'most', value => burnt({ air: { kind: 'excess', value } })],
    ['heat of a fuel', 1e5, 'least', heat],
    ['heat of a fuel', 2e8, 'most', heat],
    ['air of a flame', 230, 'least', value => flameTemperature(gas, value)],
    ['air of a flame', 1000, 'most', value => flameTemperature(gas, value)],
    ['gas that is cooled', 273.15, 'least', value => cooledGas(gas, 500, value)],
    ['gas that is cooled', 2500, 'most', value => cooledGas(gas, value, 500)],
    ['air of a stack', 230, 'least', value => stackLoss(gas, 500, value)],
    ['air of a stack', 600, 'most', value => stackLoss(gas, 900, value)],
    ['stack', 2000, 'most', value => stackLoss(gas, value, 300)],
    ['share of radiation', 0.5, 'most', value => stackLoss(gas, 500, 300, { radiation: value })],
    ['load', 0.01, 'least', load => boiled({ load, losses: { radiation: 0 } })],
    ['load', 1.5, 'most', load => boiled({ load, losses: { radiation: 0 } })],
    ['output', 1e3, 'least', value => boiled({ size: { kind: 'output', value } })],
    ['output', 2e9, 'most', value => boiled({ size: { kind: 'output', value } })],
    ['pressure of a boiler', 2e4, 'least', pressure => boiled({ duty: { kind: 'steam', pressure } })],
    ['pressure of a boiler', 2e7, 'most', pressure => boiled({ duty: { kind: 'steam', pressure } })],
    ['feedwater', 273.15, 'least', feedwater => boiled({ feedwater })],
    ['blowdown', 0.5, 'most', blowdown => boiled({ duty: { kind: 'steam', pressure: 1e6, blowdown } })],
  ])('%s: %d is the %s', (_, limit, side, ask) => {
    const step = side === 'most' ? 1e-3 : -1e-3
    expect(isRefused(() => ask(limit * (1 - step)))).toBe(false)
    expect(isRefused(() => ask(limit * (1 + step)))).toBe(true)
  })
})

describe('numbers that nobody gives', () => {
  it('are humidity and trioxide of engine reference 5.3', () => {
    expect(gas).toEqual(burnt({ humidity: 0.013, trioxideShare: 0.02 }))
    const sour = { fuel: { kind: 'gas', composition: { Methane: 0.99, 'Hydrogen sulfide': 0.01 } } } as const
    expect(burnt(sour)).toEqual(burnt({ ...sour, trioxideShare: 0.02 }))
  })

  it('are airs as they were printed', () => {
    for (const [name, air] of Object.entries(dryAirs)) expect(air).toEqual(referenceAir(name))
  })

  it('are a boiler horsepower of 33,475 Btu/h, and the factor of heavy oil', () => {
    // 33 475 x 1055.05585262 J / 3600 s
    expect(boilerHorsepower).toBeCloseTo(9810.554, 2)
    expect(boiled({ size: { kind: 'horsepower', value: 100 } }).output).toBeCloseTo(981_055.4, 0)
    // 75.10 kg a million Btu
    expect(publishedCarbonFactor('Residual Fuel Oil No. 6') * 1e9).toBeCloseTo(71.181, 3)
  })

  it('are radiation beyond the chart as at its ends, 0.1 and 500 MW', () => {
    // 10^(0.62 - 0.42 lg Q) percent, Q 0.341214 and 1706.07 million Btu/h.
    expect(radiationLoss(1e4) * 100).toBeCloseTo(6.5483, 3)
    expect(radiationLoss(1e9) * 100).toBeCloseTo(0.183046, 5)
  })

  it('are no heat of condensing below freezing other than that of water at the triple point', () => {
    const [cold, freezing] = [250, 273.16].map(air => stackLoss(gas, 500, air).fuelMoisture)
    // 44 K of about 1850 J/kg K less to warm, over 2.5e6 + 1857 x 227 J/kg.
    expect(cold! / freezing!).toBeGreaterThan(1.012)
    expect(cold! / freezing!).toBeLessThan(1.016)
  })
})

it('a wet gaseous fuel has its water by mass', () => {
  const composition = { Methane: 0.9, 'Water vapor': 0.1 }
  expect(fuelFacts({ kind: 'gas', composition }).water).toBeCloseTo(1.80153 / (0.9 * 16.0425 + 1.80153), 5)
})

it('the fuels of the list are, atom by atom, those of the reference rows', () => {
  const facts = fuels.map(({ fuel }) => fuelFacts(fuel))
  for (const name of Object.keys(givenFuels)) {
    const { atoms, ...theirs } = fuelFacts(referenceFuel(name))
    const ours = facts.find(one => Math.abs(one.higherHeatingValue / theirs.higherHeatingValue - 1) < 1e-9)!
    for (const [atom, amount] of Object.entries(atoms))
      expect(ours.atoms[atom as keyof typeof atoms], `${name}: ${atom}`).toBeCloseTo(amount, 9)
    expect(ours.ash, name).toBeCloseTo(theirs.ash, 9)
    expect(ours.water, name).toBeCloseTo(theirs.water, 9)
  }
})
