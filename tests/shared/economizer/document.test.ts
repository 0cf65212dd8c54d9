import { describe, expect, it } from 'vitest'
import { readerOf } from '../../../shared/display/formatQuantity'
import {
  type EconomizerInput,
  economizerInput,
  projectDocument,
} from '../../../shared/economizer/document/economizerDocument'
import { economizerRating } from '../../../shared/economizer/document/economizerRating'
import {
  exampleEconomizers,
  firstOf,
  newProject,
  steamExample,
} from '../../../shared/economizer/document/exampleEconomizers'
import { drawnUnit } from '../../../shared/economizer/facts/drawnUnit'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { choicesOf } from '../../../shared/tools/fields/field'

const rated = (input: EconomizerInput) => economizerRating.parse(rateEconomizerDocument(input))
type Made = ReturnType<typeof drawnUnit>['construction']
const refusal = (change: (input: EconomizerInput) => void) => {
  const input = structuredClone(steamExample)
  change(input)
  try {
    rateEconomizerDocument(input)
  } catch (error) {
    return (error as { inputs: { path?: string } }).inputs.path
  }
  return 'rated'
}

describe('the document of an economizer', () => {
  it('is strict, and a new project of it is valid', () => {
    expect(projectDocument.parse(newProject('IP')).items).toHaveLength(1)
    expect(economizerInput.safeParse({ ...steamExample, colour: 'red' }).success).toBe(false)
    expect(
      economizerInput.safeParse({ ...steamExample, water: { ...steamExample.water, feed: 'never' } }).success,
    ).toBe(false)
  })

  it.each(Object.entries(exampleEconomizers))(
    'rates its example, %s, without an error among its notices',
    (_, input) => {
      expect(economizerInput.parse(input)).toEqual(input)
      const { full, loads, warnings, year } = rated(input)
      expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(loads.map(({ load }) => load)).toEqual([1, 0.75, 0.5, 0.25])
      // Less fire, less heat; the year is worth something.
      expect(loads.map(({ heat }) => heat)).toEqual(loads.map(({ heat }) => heat).sort((a, b) => b - a))
      expect(full.efficiencyAfter).toBeGreaterThan(full.efficiencyBefore)
      expect(year.worth.simplePayback).toBeLessThan(10)
      // What the fuel gives goes somewhere.
      for (const { fired, output, radiation, other, stack } of [full.before, full.after])
        expect((output + radiation + other + stack) / fired).toBeCloseTo(1, 9)
      expect(full.before.stack - full.after.stack).toBeGreaterThan(full.heat * 0.9)
    },
  )

  it.each<[path: string, change: (input: EconomizerInput) => void]>([
    ['water.temperature', ({ water }) => Object.assign(water, { temperature: 478 })],
    ['water.temperature', ({ water }) => Object.assign(water, { pressure: 110_000 })],
    ['water.temperature', ({ water }) => Object.assign(water, { liquid: 'Propylene glycol', share: 0.3 })],
    ['water.flow', ({ water }) => Object.assign(water, { flow: 1e-4 })],
    ['unit.circuits', ({ unit }) => Object.assign(unit, { circuits: 1000 })],
    ['unit.tubeWall', ({ unit }) => Object.assign(unit, { tubeWall: 0.03 })],
    ['unit.transversePitch', ({ unit }) => Object.assign(unit, { transversePitch: 0.06 })],
    ['unit.transversePitch', ({ unit }) => Object.assign(unit, { fins: { kind: 'none' }, transversePitch: 0.05 })],
    ['unit.transversePitch', ({ unit }) => Object.assign(unit, { transversePitch: 0.9 })],
    ['unit.longitudinalPitch', ({ unit }) => Object.assign(unit, { longitudinalPitch: 0.04 })],
    ['unit.longitudinalPitch', ({ unit }) => Object.assign(unit, { layout: 'in line', longitudinalPitch: 0.08 })],
    ['unit.fins.density', ({ unit }) => Object.assign(unit.fins, { density: 900, thickness: 0.0015 })],
    ['unit.method', ({ unit }) => Object.assign(unit, { method: 'grimison' })],
    ['boiler.firing.value', ({ boiler }) => Object.assign(boiler, { firing: { kind: 'efficiency', value: 0.99 } })],
    ['air.temperature', ({ air }) => Object.assign(air, { temperature: 510 })],
    [
      'air.temperature',
      // Colder than the gas at full fire, hotter than it at the lowest.
      input => {
        delete input.stack
        input.air.temperature = 480
      },
    ],
    ['stack.ambient', ({ air }) => Object.assign(air, { temperature: 345 })],
    ['boiler.size.value', ({ boiler }) => Object.assign(boiler, { size: { kind: 'output', value: 1500 } })],
    ['boiler.pressure', input => Object.assign(input.boiler, { duty: 'hot-water', supply: 400, pressure: 2e5 })],
    [
      'condensing.water.flow',
      input => {
        input.condensing = structuredClone(exampleEconomizers['Dual stage with condensing'].condensing!)
        input.condensing.water.flow = 3e-4
      },
    ],
    ['fuel.hydrogen', ({ fuel }) => Object.assign(fuel, { name: 'No. 2 oil', hydrogen: 0.2 })],
    ['loads.second.stackTemperature', ({ loads }) => Object.assign(loads.second!, { stackTemperature: 320 })],
    [
      'condensing.water.temperature',
      input => {
        input.condensing = structuredClone(exampleEconomizers['Dual stage with condensing'].condensing!)
        Object.assign(input.condensing.water, { temperature: 416, pressure: 1e6 })
      },
    ],
    [
      'condensing.bank.circuits',
      input => {
        input.condensing = structuredClone(exampleEconomizers['Dual stage with condensing'].condensing!)
        input.condensing.bank.circuits = 9
      },
    ],
    [
      'boiler.firing.value',
      ({ boiler, air }) => {
        Object.assign(boiler, { firing: { kind: 'stack-temperature', value: 1000 } })
        Object.assign(air, { given: { kind: 'dry-oxygen', value: 0.16 } })
      },
    ],
  ])('refuses what cannot be at its field %s, in a sentence without numbers of another unit', (path, change) => {
    const input = structuredClone(steamExample)
    change(input)
    const refused = () => rateEconomizerDocument(input)
    expect(refused).toThrow(expect.objectContaining({ inputs: expect.objectContaining({ path }) }))
    expect(refused).not.toThrow(/\d\.\d|between|\d K/)
  })

  it.each([...Object.entries(exampleEconomizers), ...Object.entries(firstOf)])(
    'begins %s with a design that keeps its limits, the cold end dry where it is steel',
    (_, input) => {
      const beyond = rateEconomizerDocument(input)
        .warnings.filter(({ severity, message }) => severity !== 'info' && !/^(At|With) /.test(message))
        .map(({ code }) => code)
      expect(beyond).toEqual([])
    },
  )

  it('refuses fins that are thicker together than the tube is long at their density', () => {
    const density = refusal(({ unit }) => Object.assign(unit.fins, { density: 866, thickness: 0.00152 }))
    expect(density).toBe('unit.fins.density')
  })

  it('tells which stage has a method that does not know its tubes', () => {
    const input = structuredClone(exampleEconomizers['Dual stage with condensing'])
    input.condensing!.bank.method = 'grimison'
    const refused = () => rateEconomizerDocument(input)
    expect(refused).toThrow(
      expect.objectContaining({ inputs: expect.objectContaining({ path: 'condensing.bank.method' }) }),
    )
    input.unit.method = 'hedh'
    expect(refused).toThrow(expect.objectContaining({ inputs: expect.objectContaining({ path: 'unit.method' }) }))
  })

  it('tells whose pressure feedwater boils at, and hours as they are written', () => {
    const said = (change: (input: EconomizerInput) => void) => () => {
      const input = structuredClone(steamExample)
      change(input)
      rateEconomizerDocument(input)
    }
    // 197 °C: liquid at 20 bar, and steam at the 9.6 bar of the boiler.
    expect(said(({ water }) => Object.assign(water, { temperature: 470, pressure: 2e6 }))).toThrow(
      'This water boils at the pressure of the boiler: give colder water, or a boiler of more pressure.',
    )
    expect(said(({ loads }) => Object.assign(loads.first, { hours: 8000 }))).toThrow('The loads have 14,800 hours')
    expect(said(({ boiler }) => Object.assign(boiler, { duty: 'hot-water', supply: 300 }))).toThrow(
      'The water must leave the boiler hotter than it returns: give a hotter supply.',
    )
  })

  it('tells a fire that nothing is left of from an efficiency that fuel and air do not give', () => {
    const { boiler, air } = steamExample
    const firing = { kind: 'stack-temperature' as const, value: 1000 }
    const thin = { ...air, given: { kind: 'dry-oxygen' as const, value: 0.16 } }
    expect(() => rateEconomizerDocument({ ...steamExample, boiler: { ...boiler, firing }, air: thin })).toThrow(
      'Nothing is left of the fire: give a colder stack, or less air.',
    )
  })

  it('rates every liquid that it offers, a solution with its share', () => {
    const field = economizerFieldTable.all.find(({ path }) => path === 'water.liquid')!
    const names = choicesOf(steamExample, field as never).map(({ value }) => String(value))
    expect(names.length).toBeGreaterThan(3)
    for (const liquid of names) {
      const share = liquid.endsWith('glycol') ? 0.3 : undefined
      const { full } = rated({
        ...steamExample,
        water: { ...steamExample.water, temperature: 340, liquid, flow: 3, share },
      })
      expect(full.heat, liquid).toBeGreaterThan(1e5)
    }
  })

  it('warns of what another fuel, winter or dirt does to the unit, where the design itself is quiet', () => {
    const { full, offDesign, warnings } = rated(steamExample)
    const oil = offDesign.find(({ name }) => name === 'other-fuel')!
    // The sulfur of the oil brings an acid dew point above the metal, which the gas has not.
    expect(full.dewPoints.sulfuric).toBeUndefined()
    expect(oil.of!.coldestMetal).toBeLessThan(oil.of!.acidDew!)
    expect(warnings.find(({ code }) => code === 'COLD_END')).toMatchObject({
      ...{ severity: 'warning', input: 'water.temperature', value: oil.of!.coldestMetal },
      message: expect.stringMatching(/^With No\. 2 oil: The coldest metal has/),
    })
    const { offDesign: _, ...designAlone } = steamExample
    expect(rated(designAlone).warnings.map(({ code }) => code)).not.toContain('COLD_END')
    // What is told of the design is not told again of each case.
    const tight = rated({ ...steamExample, limits: { ...steamExample.limits, gasDrop: 60 } })
    expect(tight.warnings.filter(({ code }) => code === 'GAS_DP')).toHaveLength(1)
  })

  it('calls what another fuel does to the metal a warning: the design itself may be used', () => {
    const cold = { ...steamExample, offDesign: { winterWater: 283 } }
    const found = rated(cold).warnings.find(({ code }) => code === 'COLD_END')
    expect(found).toMatchObject({ severity: 'warning', message: expect.stringMatching(/^With winter water: /) })
  })

  it('tells of each load the flow, temperatures and drop of the same water', () => {
    const { full, loads } = rated(exampleEconomizers['Dual stage with condensing'])
    const [dry, wet] = full.stages
    expect(wet!.waterDrop).toBeGreaterThan(dry!.waterDrop)
    expect(loads[0]!.waterOut).toBeCloseTo(dry!.waterOut, 9)
    expect(loads[0]!.waterDrop).toBeCloseTo(dry!.waterDrop, 6)
  })

  it('tells of each stage by itself at each load, and of one stage nothing more', () => {
    const { full, loads, offDesign } = rated(exampleEconomizers['Dual stage with condensing'])
    for (const point of loads) {
      expect(point.stages).toHaveLength(2)
      expect(point.stages!.reduce((sum, { heat }) => sum + heat, 0) / point.heat).toBeCloseTo(1, 9)
      expect(point.stages!.reduce((sum, { condensate }) => sum + condensate, 0)).toBeCloseTo(point.condensate, 9)
      const cp = 4186
      for (const { waterFlow, waterIn, waterOut, heat } of point.stages!)
        expect((waterFlow * cp * (waterOut - waterIn)) / heat).toBeCloseTo(1, 1)
    }
    expect(loads[0]!.stages!.map(({ waterOut }) => waterOut)).toEqual(full.stages.map(({ waterOut }) => waterOut))
    expect(offDesign[0]!.of!.stages).toEqual(loads[0]!.stages)
    expect(new Set(loads.map(({ stages }) => stages![1]!.waterOut)).size).toBe(loads.length)
    for (const point of rated(steamExample).loads) expect(point).not.toHaveProperty('stages')
  })

  it('tells of a load the hottest fin and the least distance from boiling of all its stages', () => {
    const dual = structuredClone(exampleEconomizers['Dual stage with condensing'])
    // Water that stands under little pressure boils first, though it is the colder.
    dual.condensing!.water = { ...dual.condensing!.water, pressure: 1.1e5 }
    const { full, loads } = rated(dual)
    const [first, second] = full.stages
    expect(first!.hottestTip).toBeGreaterThan(second!.hottestTip)
    expect(first!.steamingMargin).toBeGreaterThan(second!.steamingMargin)
    expect(loads[0]).toMatchObject({ hottestTip: first!.hottestTip, steamingMargin: second!.steamingMargin })
  })

  it('burns the other fuel with the oxygen that is read in its dry gas', () => {
    const otherOxygen = 0.05
    const input: EconomizerInput = { ...steamExample, offDesign: { otherFuel: 'No. 2 oil', otherOxygen } }
    const burnt = rated({
      ...input,
      fuel: { kind: 'named', name: 'No. 2 oil' },
      air: { ...input.air, given: { kind: 'dry-oxygen', value: otherOxygen } },
      money: { ...input.money, fuelPrice: 1e-8 },
    })
    const { of } = rated(input).offDesign.find(({ name }) => name === 'other-fuel')!
    expect(of).toMatchObject({ heat: burnt.full.heat, gasFlow: burnt.full.gasFlow })
  })

  it('warms the water of a boiler by 11 K where nobody says how hot it is supplied', () => {
    const boiler = { ...steamExample.boiler, duty: 'hot-water', pressure: 1e6 } as const
    const { supply: _, ...open } = boiler
    const water = { ...steamExample.water, temperature: 333.15 }
    const { before, steamFlow } = rated({ ...steamExample, boiler: open, water }).full
    // 4.19 kJ/(kg K) of water between 60 and 71 °C.
    expect(before.output / steamFlow / 4190).toBeCloseTo(11, 1)
  })

  it('counts dirt on the fins of both stages', () => {
    const dual = exampleEconomizers['Dual stage with condensing']
    const { dirt: gas } = dual.offDesign!
    const foul = structuredClone(dual)
    for (const bank of [foul.unit, foul.condensing!.bank]) bank.fouling = { ...bank.fouling, gas: gas! }
    const dirty = rated(dual).offDesign.find(({ name }) => name === 'dirty')
    expect(dirty!.of!.heat).toBeCloseTo(rated(foul).full.heat, 6)
  })

  it('tells the acidity of what condenses, and keeps the dry bank without one', () => {
    const [dry, wet] = rated(exampleEconomizers['Dual stage with condensing']).full.stages
    expect(dry!.condensateAcidity).toBeUndefined()
    expect(wet!.condensateAcidity).toBeGreaterThan(3.5)
    expect(wet!.condensateAcidity).toBeLessThan(5)
  })

  it.each([
    ['HEIGHT', 'height', (made: Made) => made.height],
    ['WIDTH', 'width', (made: Made) => made.width],
    ['WEIGHT', 'weight', (made: Made) => made.dryWeight],
  ] as const)('says %s where the unit is beyond the limit that is given, and not just within it', (code, name, of) => {
    const made = of(drawnUnit(steamExample, rated(steamExample)).construction)
    const codesAt = (limit: number) =>
      rated({ ...steamExample, limits: { [name]: limit } }).warnings.map(warning => warning.code)
    expect(codesAt(made * 1.0001)).not.toContain(code)
    expect(codesAt(made * 0.9999)).toContain(code)
  })

  it('counts both stages of a dual unit in its height and weight', () => {
    const dual = exampleEconomizers['Dual stage with condensing']
    const one = drawnUnit(steamExample, rated(steamExample)).construction
    const codes = rated({ ...dual, limits: { height: one.height, weight: one.dryWeight } }).warnings.map(
      ({ code }) => code,
    )
    expect(codes).toEqual(expect.arrayContaining(['HEIGHT', 'WEIGHT']))
  })

  it('pays for both stages, and says where the second has no price', () => {
    const dual = exampleEconomizers['Dual stage with condensing']
    const { installed, ...condensing } = dual.condensing!
    const unpriced = { ...dual, condensing }
    const paid = (input: EconomizerInput) => -rated(input).year.worth.cashFlow[0]!.sum
    expect(paid(dual)).toBeCloseTo(dual.money.installed + installed!, 6)
    expect(paid(unpriced)).toBeCloseTo(dual.money.installed, 6)
    const told = (input: EconomizerInput) => rated(input).warnings.find(({ code }) => code === 'STAGE_COST')
    expect(told(unpriced)).toMatchObject({ severity: 'warning', input: 'condensing.installed' })
    for (const priced of [dual, { ...dual, condensing: { ...condensing, installed: 0 } }, steamExample])
      expect(told(priced)).toBeUndefined()
    const payback = (input: EconomizerInput) => keyResults(rated(input), input, readerOf('IP')).at(-1)
    expect(payback(unpriced)).toMatchObject({ text: 'stage 1 alone', verdict: 'warn' })
    expect(payback(dual)).toMatchObject({ text: 'of 145,000 $' })
    expect(payback(dual)).not.toHaveProperty('verdict')
    expect(payback({ ...dual, money: { ...dual.money, incentive: 35_000 } })).toMatchObject({ text: 'of 110,000 $' })
    // What others pay may be more than the first stage costs.
    expect(refusal(input => Object.assign(input, { ...dual, money: { ...dual.money, incentive: 1e5 } }))).toBe('rated')
  })

  it('compares the design with winter, dirt and another fuel, and names a case that cannot be', () => {
    const { offDesign } = rated(steamExample)
    expect(offDesign.map(({ name }) => name)).toEqual(['design', 'winter', 'dirty', 'other-fuel'])
    const [design, winter, dirty] = offDesign.map(({ of }) => of!.heat)
    expect(winter).toBeGreaterThan(design!)
    expect(dirty).toBeLessThan(design!)
    const frozen = rated({ ...steamExample, offDesign: { winterWater: 200 } })
    expect(frozen.offDesign[1]).toMatchObject({ name: 'winter', problem: expect.stringContaining('It freezes') })
    // Steam, at the pressure of the boiler: told without kelvins.
    const boiled = rated({ ...steamExample, offDesign: { winterWater: 500 } })
    expect(boiled.offDesign[1]!.problem).toMatch(/^This water boils at its pressure/)
  })

  it('moves the value of a year with each assumption, and is silent on money that nobody knows', () => {
    const { tornado } = rated(steamExample).year
    const moved = Object.fromEntries(tornado.map(({ of, low, high }) => [of, Math.sign(high - low)]))
    expect(moved).toEqual({ fuelPrice: 1, hours: 1, installed: -1, discount: -1, life: 1 })
    const oil: EconomizerInput = structuredClone(steamExample)
    oil.fuel = { kind: 'named', name: 'No. 2 oil' }
    delete oil.money.fuelPrice
    const { warnings, year } = rated(oil)
    expect(warnings.map(({ code }) => code)).toContain('FUEL_PRICE')
    expect(year.money.fuel).toBe(0)
    expect(year.fuelSaved).toBeGreaterThan(0)
  })

  it('has a life of whole years in its sensitivity, and costs no less than others pay', () => {
    const money = { ...steamExample.money, installed: 1e5, incentive: 9e4, life: 7 }
    const { tornado, worth } = rated({ ...steamExample, money }).year
    const valueAt = (paid: number, years: number) =>
      Array.from({ length: years }, (_, year) => worth.savings / (1 + money.discount) ** (year + 1)).reduce(
        (sum, each) => sum + each,
        -paid,
      )
    const [life, installed] = (['life', 'installed'] as const).map(name => tornado.find(({ of }) => of === name)!)
    // 5.6 and 8.4 years count as 6 and 8; a fifth less than 100,000 is below the 90,000 that others pay.
    expect([life!.low, life!.high]).toEqual([expect.closeTo(valueAt(1e4, 6), 3), expect.closeTo(valueAt(1e4, 8), 3)])
    expect([installed!.low, installed!.high]).toEqual([
      expect.closeTo(valueAt(0, 7), 3),
      expect.closeTo(valueAt(3e4, 7), 3),
    ])
  })

  it('keeps the discount of its sensitivity within what money can be worth', () => {
    const { tornado } = rated({ ...steamExample, money: { ...steamExample.money, discount: -0.5 } }).year
    expect(tornado.find(({ of }) => of === 'discount')!.high).toBeGreaterThan(0)
  })

  it('names the field of what cannot be', () => {
    const { fuel } = steamExample
    expect(refusal(() => undefined)).toBe('rated')
    expect(refusal(input => (input.water.temperature = 520))).toBe('water.temperature')
    expect(refusal(input => (input.unit.bypass = { gas: 0.99 }))).toBe('unit.bypass.gas')
    expect(refusal(input => (input.unit.bypass = { water: 0.99 }))).toBe('unit.bypass.water')
    expect(refusal(input => (input.fuel = { ...fuel, kind: 'own-gas', gases: { Methane: 0.5 } }))).toBe('fuel.gases')
    const analysis = { C: 0.8, H: 0.1, O: 0, N: 0, S: 0 }
    expect(refusal(input => (input.fuel = { kind: 'own-mass', analysis }))).toBe('fuel.analysis.C')
    expect(refusal(input => (input.loads.first.hours = 5000))).toBe('loads.first.hours')
    expect(refusal(input => (input.unit.rows = 9e15))).toBe('unit.rows')
    expect(refusal(input => (input.unit.tubesWide = 9e15))).toBe('unit.tubesWide')
    expect(refusal(input => (input.money.incentive = 1e6))).toBe('money.incentive')
    expect(refusal(input => (input.money.electricityPrice = 1e308))).toBe('money.electricityPrice')
    expect(refusal(input => Object.assign(input.boiler, { duty: 'hot-water', supply: 300 }))).toBe('boiler.supply')
  })
})
