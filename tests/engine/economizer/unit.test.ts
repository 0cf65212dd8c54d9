import { describe, expect, it } from 'vitest'
import {
  type EconomizerInput,
  type PartLoad,
  rateEconomizer,
  turndown,
  type UnitStage,
} from '../../../engine/economizer'
import type { StageRating } from '../../../engine/economizer/stage'
import { water } from '../../../engine/fluids/water'
import { largestOf } from '../../support/comparisons/comparison'
import { turndownTables } from '../../support/comparisons/economizers'
import { dualStage, steamEconomizer } from '../../support/economizers'
import { code } from '../../support/engineErrors'

const stage = steamEconomizer.stages[0]!
const withStage = (more: Partial<UnitStage>, input = steamEconomizer): EconomizerInput => ({
  ...input,
  stages: [{ ...stage, ...more }],
})
const codes = (input: EconomizerInput, part?: PartLoad) => rateEconomizer(input, part).warnings.map(each => each.code)
const severityOf = (input: EconomizerInput, which: string) =>
  rateEconomizer(input).warnings.find(each => each.code === which)?.severity

describe('an economizer behind a boiler', () => {
  it('takes the feedwater of the boiler, and saves fuel at equal output', () => {
    const found = rateEconomizer(steamEconomizer)
    const { boiler } = found
    expect(found.stages[0]!.bankWaterFlow).toBe(boiler!.feedwaterFlow)
    expect(found.stages[0]!.waterIn).toBe(378)
    const fired = found.fired - found.fuelSaved
    expect(found.efficiencyAfter * fired).toBeCloseTo(boiler!.output, 3)
    expect(found.fuelSaved * found.efficiencyBefore).toBeCloseTo(found.heat, 6)
    expect(found.carbonSaved / found.fuelSaved).toBeCloseTo(5.02e-8, 9)
    // The rule of the trade: a point of efficiency for 40 °F of the stack.
    const points = 100 * (found.efficiencyAfter - found.efficiencyBefore)
    expect(points / ((found.gasIn - found.gasOut) / 22.2)).toBeGreaterThan(0.8)
    expect(points / ((found.gasIn - found.gasOut) / 22.2)).toBeLessThan(1.2)
  })

  it('condenses in its second bank what the first left', () => {
    const [one, two] = [rateEconomizer(steamEconomizer), rateEconomizer(dualStage)]
    expect(two.stages[1]!.gasIn).toBeCloseTo(one.gasOut, 9)
    expect(two.heat).toBeCloseTo(two.stages[0]!.heat + two.stages[1]!.heat, 6)
    expect(two.condensate).toBeGreaterThan(0.03)
    expect(two.gasDrop).toBeCloseTo(two.stages[0]!.gasDrop.total + two.stages[1]!.gasDrop.total, 9)
    expect(two.efficiencyAfter).toBeGreaterThan(0.9)
  })

  it('tells where it saves so much that the fire gets smaller, as an error where none is so good', () => {
    const behind = (temperature: number) => {
      const { source } = steamEconomizer
      if (source.kind !== 'boiler') throw new Error('no boiler')
      const firing = { kind: 'stack-temperature', value: temperature } as const
      return { ...steamEconomizer, source: { ...source, boiler: { ...source.boiler, firing } } }
    }
    expect(codes(steamEconomizer)).not.toContain('FUEL_SAVED')
    expect(severityOf(behind(800), 'FUEL_SAVED')).toBe('warning')
    // 1200 K: the heat of the full fire would make the fuel give more than it has.
    expect(rateEconomizer(behind(1200)).efficiencyAfter).toBeGreaterThan(1)
    expect(severityOf(behind(1200), 'FUEL_SAVED')).toBe('error')
  })

  it('leaves little draft where it leaves the gas cold', () => {
    const input = { ...steamEconomizer, stack: { height: 15, diameter: 0.6, ambient: 290 } }
    const { draft, gasDrop, warnings } = rateEconomizer(input)
    expect(draft!.before).toBeGreaterThan(draft!.after)
    expect(draft!.left).toBeCloseTo(draft!.after - gasDrop, 9)
    expect(warnings.map(each => each.code)).toContain('DRAFT')
    const wide = rateEconomizer({ ...input, stack: { height: 15, diameter: 3, ambient: 290 } })
    const density = (T: number, M: number) => (101_325 * M) / (8.314462618 * T)
    const buoyancy = 15 * 9.80665 * (density(290, 0.0289652) - density(480, wide.gas.molarMass))
    expect(wide.draft!.before / buoyancy).toBeCloseTo(1, 2)
    expect(wide.draft!.left).toBeLessThan(wide.draft!.after)
  })

  it('sends through the stack what did not condense', () => {
    const stack = { height: 15, diameter: 0.8, ambient: 290 }
    const { draft, gas, gasFlow, gasOut, condensate } = rateEconomizer({ ...dualStage, stack })
    // Moles of the gas that came, less those of the water that dripped off.
    const moles = gasFlow / gas.molarMass - condensate / 0.0180153
    const volume = (moles * 8.314462618 * gasOut) / gas.pressure
    expect(draft!.velocity / (volume / ((Math.PI / 4) * 0.8 ** 2))).toBeCloseTo(1, 9)
  })

  it('tells the velocity of the water where it leaves, which is the highest', () => {
    const [{ velocity, bankWaterFlow, bankWaterOut, circuits }] = rateEconomizer(steamEconomizer).stages as [
      StageRating,
    ]
    const bore = 0.0508 - 2 * 0.00305
    const { rho } = water({ T: bankWaterOut, p: 1.4e6 })
    expect(circuits.count).toBe(5)
    expect((velocity * rho * 5 * (Math.PI / 4) * bore ** 2) / bankWaterFlow).toBeCloseTo(1, 6)
  })

  it.each<[string, EconomizerInput, 'invalid-input' | 'out-of-range']>([
    ['no bank', { ...steamEconomizer, stages: [] }, 'invalid-input'],
    ['three banks', { ...steamEconomizer, stages: [stage, stage, stage] }, 'invalid-input'],
    [
      'gas of no boiler, and no water',
      { ...steamEconomizer, source: { kind: 'gas', massFlow: 2, temperature: 480 } },
      'invalid-input',
    ],
    ['a stack of nothing', { ...steamEconomizer, stack: { height: 0, diameter: 1, ambient: 290 } }, 'out-of-range'],
  ])('is refused with %s', (_, input, why) => {
    expect(() => rateEconomizer(input)).toThrow(code(why))
  })

  it('is refused at a load of nothing', () => {
    expect(() => rateEconomizer(steamEconomizer, { load: 0 })).toThrow(code('out-of-range'))
  })
})

describe('turndown', () => {
  it.each(turndownTables)('$what, against a solver apart from this one', ({ deviations, within }) => {
    expect(deviations.length).toBe(24)
    expect(largestOf(deviations)).toBeLessThan(within)
  })

  it('has four loads where none are asked for, each with less gas, colder, and a higher efficiency', () => {
    const table = turndown(steamEconomizer)
    expect(table.map(each => each.load)).toEqual([1, 0.75, 0.5, 0.25])
    for (const name of ['gasFlow', 'gasIn', 'gasOut', 'heat', 'gasDrop'] as const) {
      const values = table.map(each => each[name])
      expect(values).toEqual([...values].sort((a, b) => b - a))
    }
    expect(table[3]!.gasIn).toBeCloseTo(table[0]!.boiler!.saturation + (480 - table[0]!.boiler!.saturation) / 2, 6)
  })

  it('takes what was measured at a load', () => {
    const found = rateEconomizer(steamEconomizer, {
      load: 0.5,
      air: { kind: 'excess', value: 0.4 },
      stackTemperature: 470,
    })
    expect([found.gasIn, found.gas.excessAir]).toEqual([470, 0.4])
    expect(found.boiler!.output / rateEconomizer(steamEconomizer).boiler!.output).toBeCloseTo(0.5, 9)
  })

  it('keeps the flow of a pump, and lets that of a given one go with the load', () => {
    const flowOf = (pumped: boolean) =>
      rateEconomizer(withStage({ waterFlow: 4, waterIn: 350, pumped }), { load: 0.5 }).stages[0]!.bankWaterFlow
    expect([flowOf(true), flowOf(false)]).toEqual([4, 2])
  })
})

describe('notices', () => {
  const oil: EconomizerInput = {
    ...steamEconomizer,
    firing: { fuel: { kind: 'named', name: 'No. 6 oil' }, air: { kind: 'excess', value: 0.2 } },
  }
  const hot = (temperature: number): EconomizerInput => ({
    ...withStage({ waterFlow: 3, waterIn: 378 }),
    source: { kind: 'gas', massFlow: 2.5, temperature },
  })

  it.each<[string, EconomizerInput]>([
    ['COLD_END', oil],
    ['STEAMING', withStage({ waterFlow: 0.5, waterIn: 440 })],
    ['TIP_TEMP', hot(1100)],
    ['GAS_DP', { ...steamEconomizer, limits: { gasDrop: 60 } }],
    ['GAS_OUT_LOW', { ...steamEconomizer, limits: { gasOut: 400 } }],
    ['FLUID_DP', { ...steamEconomizer, limits: { waterDrop: 1000 } }],
    ['TUBE_VEL_LOW', withStage({ circuits: 10 })],
    ['TUBE_VEL_HIGH', withStage({ circuits: 1, waterFlow: 8, waterIn: 350 })],
    ['TUBE_LAMINAR', withStage({ circuits: 50, waterFlow: 0.3, waterIn: 300 })],
    ['TUBE_TRANSITION', withStage({ circuits: 10, waterFlow: 0.9, waterIn: 300 })],
    ['PINCH', withStage({ waterFlow: 12, waterIn: 378, bank: { ...stage.bank, rows: 40 } })],
    [
      'AIR_RE_LOW',
      {
        ...steamEconomizer,
        source: { kind: 'gas', massFlow: 0.4, temperature: 480 },
        stages: [{ ...stage, waterFlow: 2, waterIn: 378 }],
      },
    ],
  ])('%s is told where it is so, and not where it is not', (which, input) => {
    expect(codes(input)).toContain(which)
    const quiet = { ...steamEconomizer, limits: { steamingMargin: 5 } }
    expect(codes(quiet)).not.toContain(which)
  })

  it('has nothing to say of an economizer as it should be', () => {
    expect(codes(steamEconomizer)).toEqual([])
  })

  it('calls condensing an error for carbon steel, and no fault of stainless steel', () => {
    const cold = withStage({ waterFlow: 4, waterIn: 290 })
    expect(severityOf(cold, 'COLD_END')).toBe('error')
    expect(codes(dualStage)).not.toContain('COLD_END')
  })

  it('says that water which is let in whole or not at all stands in hot gas at low fire', () => {
    const input = withStage({ onOff: true })
    expect(codes(input)).not.toContain('STEAMING')
    expect(codes(input, { load: 0.25 })).toContain('STEAMING')
    expect(codes(steamEconomizer, { load: 0.25 })).not.toContain('STEAMING')
  })

  it('doubles a drop beyond twice its limit to an error', () => {
    expect(severityOf({ ...steamEconomizer, limits: { gasDrop: 60 } }, 'GAS_DP')).toBe('warning')
    expect(severityOf({ ...steamEconomizer, limits: { gasDrop: 30 } }, 'GAS_DP')).toBe('error')
  })
})
