import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BoilerInput,
  boiler,
  boilerHorsepower,
  type CombustionInput,
  combustion,
  cooledGas,
  type Fuel,
  publishedCarbonFactor as factorOf,
  flameTemperature,
  flueGasProperties,
  fuelFacts,
  fuelNamed,
  fuelNames,
  fuels,
  publishedCarbonFactor,
  radiationLoss,
  stackLoss,
  withHydrogen,
} from '../../../engine/combustion'
import { code } from '../../support/engineErrors'
import { givenFuels, referenceFuel } from '../../support/referenceFuels'

const methane: Fuel = { kind: 'gas', composition: { Methane: 1 } }
const burnt = (more: Partial<CombustionInput> = {}) =>
  combustion({ fuel: methane, air: { kind: 'excess', value: 0.15 }, ...more })

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyInput: fc.Arbitrary<CombustionInput> = fc
  .record({
    fuel: fc.constantFrom(...fuels.map(({ fuel }) => fuel)),
    excess: between(0, 5),
    humidity: between(0, 0.05),
    pressure: between(6e4, 1.2e5),
  })
  .map(({ excess, ...rest }) => ({ ...rest, air: { kind: 'excess', value: excess } }))

describe('burning', () => {
  it('loses no mass and no atom', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const gas = combustion(input)
        expect(Math.abs((1 + gas.wetAir - gas.wetGas - gas.ash) / gas.wetGas)).toBeLessThan(1e-6)
        const moles = gas.wetGas / gas.molarMass
        const carbon = moles * (gas.composition['Carbon dioxide'] ?? 0)
        const fromAir = (gas.dryAir / 0.0289652) * 0.00043
        expect(Math.abs(carbon - fromAir - gas.fuel.atoms.C)).toBeLessThan(2e-4 * moles)
        expect(Object.values(gas.composition).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
      }),
    )
  })

  it('gives back the excess air that an analyser sees in the dry and in the wet gas', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const gas = combustion(input)
        const wet = combustion({ ...input, air: { kind: 'wet-oxygen', value: gas.composition.Oxygen ?? 0 } })
        const dry = combustion({ ...input, air: { kind: 'dry-oxygen', value: gas.dryComposition.Oxygen ?? 0 } })
        expect(wet.excessAir).toBeCloseTo(gas.excessAir, 8)
        expect(dry.excessAir).toBeCloseTo(gas.excessAir, 8)
      }),
    )
  })

  it('leaves chlorine as hydrogen chloride, whose dew point is above that of water', () => {
    const analysis = { C: 0.45, H: 0.06, O: 0.4, N: 0.01, S: 0.002, Cl: 0.01, ash: 0.018, water: 0.05 }
    const gas = burnt({ fuel: { kind: 'mass', analysis, higherHeatingValue: 18e6 } })
    expect((1 + gas.wetAir - gas.ash) / gas.wetGas).toBeCloseTo(1, 6)
    expect((gas.composition['Hydrogen chloride']! * gas.wetGas) / gas.molarMass).toBeCloseTo(0.01 / 0.035453, 9)
    expect(gas.dewPoints.hydrochloric).toBeGreaterThan(gas.dewPoints.water!)
    expect(gas.dewPoints.highest).toBe(gas.dewPoints.sulfuric!.higher)
  })

  it('makes of its hydrogen that chlorine does not take the water which tells its heating values apart', () => {
    const analysis = { C: 0.45, H: 0.06, O: 0.38, N: 0.01, S: 0.002, Cl: 0.03, ash: 0.018, water: 0.05 }
    const { fuel, fuelWater } = burnt({ fuel: { kind: 'mass', analysis, higherHeatingValue: 18e6 } })
    // A kilogram of water gives 2.442 MJ where it condenses at 25 °C.
    expect((fuel.higherHeatingValue - fuel.lowerHeatingValue) / fuelWater / 1e6).toBeCloseTo(2.442, 2)
  })

  it('has no dew point of an acid without its sulfur', () => {
    const { dewPoints } = burnt()
    expect(dewPoints).not.toHaveProperty('sulfuric')
    expect(dewPoints.highest).toBe(dewPoints.water)
  })

  // An enthalpy balance by hand with the JANAF tables: 2326 K for methane in stoichiometric dry air of 21 % oxygen.
  it('heats a flame of methane, without dissociation, to about 2326 K', () => {
    const gas = burnt({ air: { kind: 'excess', value: 0 }, humidity: 0, dryAir: { Oxygen: 0.21, Nitrogen: 0.79 } })
    expect(Math.abs(flameTemperature(gas, 298.15) - 2326)).toBeLessThan(4)
    expect(flameTemperature(burnt(), 298.15)).toBeLessThan(flameTemperature(burnt(), 500))
  })
})

describe('fuels of the list', () => {
  it('are those of its names, in their order', () => {
    expect(fuels.map(({ name }) => name)).toEqual(fuelNames)
  })

  it.each(fuels)('$name burns, with heat and a source', ({ fuel, source, emissions }) => {
    const facts = fuelFacts(fuel)
    expect(facts.higherHeatingValue).toBeGreaterThan(facts.lowerHeatingValue)
    expect(source).not.toBe('')
    if (emissions) {
      const own = combustion({ fuel, air: { kind: 'excess', value: 0.2 } }).carbonDioxide.perHeat
      expect(Math.abs(own / publishedCarbonFactor(emissions) - 1)).toBeLessThan(0.05)
    }
  })

  it('are those of the reference rows, whatever they are called there', () => {
    const facts = fuels.map(({ fuel }) => fuelFacts(fuel).higherHeatingValue)
    for (const name of Object.keys(givenFuels)) {
      const theirs = fuelFacts(referenceFuel(name)).higherHeatingValue
      expect(facts.some(ours => Math.abs(ours / theirs - 1) < 1e-9)).toBe(true)
    }
  })

  it('take hydrogen, by volume', () => {
    const gas = fuelNamed('Natural gas').fuel
    if (gas.kind !== 'gas') throw new Error('natural gas is a gas')
    const blend = withHydrogen(gas, 0.2)
    expect(blend.composition.Methane).toBeCloseTo(0.76, 12)
    expect(blend.composition.Hydrogen).toBeCloseTo(0.2, 12)
    expect(() => withHydrogen(gas, 1.2)).toThrow(code('out-of-range'))
  })
})

describe('what makes no fuel', () => {
  const analysis = { C: 0.8, H: 0.1, O: 0.05, N: 0, S: 0 }
  it.each<[string, Fuel, string]>([
    ['parts that do not make one', { kind: 'mass', analysis, higherHeatingValue: 4e7 }, 'make 0.95, not 1'],
    ['a gas that does not', { kind: 'gas', composition: { Methane: 0.5 } }, 'make 0.5, not 1'],
    ['a part below 0', { kind: 'gas', composition: { Methane: 1.1, Nitrogen: -0.1 } }, 'between 0 and 1'],
    ['what does not burn', { kind: 'gas', composition: { Nitrogen: 1 } }, 'MJ/kg'],
    [
      'heat in the wrong unit',
      { kind: 'mass', analysis: { ...analysis, O: 0.1 }, higherHeatingValue: 45 },
      'a fuel gives',
    ],
    [
      'more chlorine than hydrogen',
      { kind: 'mass', analysis: { C: 0.5, H: 0.01, O: 0, N: 0, S: 0, Cl: 0.49 }, higherHeatingValue: 2e7 },
      'lower Cl',
    ],
  ])('%s is refused', (_, fuel, says) => {
    expect(() => burnt({ fuel })).toThrow(says)
    expect(() => burnt({ fuel })).toThrow(code('out-of-range'))
  })

  it.each<[string, Partial<CombustionInput>]>([
    ['air short of what is needed', { air: { kind: 'excess', value: -0.1 } }],
    ['more oxygen than air has', { air: { kind: 'dry-oxygen', value: 0.21 } }],
    ['air that is mostly water', { humidity: 0.5 }],
    ['a pressure in kilopascals', { pressure: 101 }],
    ['no number', { humidity: Number.NaN }],
  ])('%s is refused', (_, more) => {
    expect(() => burnt(more)).toThrow(code('out-of-range'))
  })

  it('has no name or factor', () => {
    expect(() => fuelNamed('Phlogiston')).toThrow(code('unknown-name'))
    expect(() => factorOf('Phlogiston')).toThrow(code('unknown-name'))
    expect(() => flueGasProperties({ Phlogiston: 1 })).toThrow(code('unknown-name'))
  })
})

describe('properties of flue gas', () => {
  it('are what their own heat says: cp is the slope of h, and temperature its inverse', () => {
    fc.assert(
      fc.property(anyInput, between(250, 2000), (input, T) => {
        const gas = flueGasProperties(combustion(input).composition)
        expect(Math.abs((gas.h(T + 0.01) - gas.h(T - 0.01)) / 0.02 / gas.cp(T) - 1)).toBeLessThan(1e-5)
        expect(Math.abs(gas.temperature(gas.h(T)) - T)).toBeLessThan(1e-6)
        expect(gas.mu(T)).toBeGreaterThan(0)
        expect(gas.k(T)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('cooling', () => {
  it('gives more the colder it ends, and goes on without a step where water begins to condense', () => {
    fc.assert(
      fc.property(anyInput, between(280, 380), (input, T) => {
        const gas = combustion(input)
        const [warm, cold] = [cooledGas(gas, 500, T + 0.5), cooledGas(gas, 500, T)]
        expect(cold.heat).toBeGreaterThan(warm.heat)
        expect(cold.condensate).toBeGreaterThanOrEqual(warm.condensate)
        const dew = gas.dewPoints.water
        if (dew === undefined) return
        expect(cooledGas(gas, 500, dew - 1e-6).heat / cooledGas(gas, 500, dew + 1e-6).heat).toBeCloseTo(1, 5)
      }),
    )
  })
})

describe('boiler', () => {
  const given: BoilerInput = {
    size: { kind: 'horsepower', value: 300 },
    firing: { kind: 'efficiency', value: 0.82 },
    airTemperature: 300,
    duty: { kind: 'steam', pressure: 963_000, blowdown: 0.05 },
    feedwater: 378,
  }

  // DOE steam tip sheet 3: 45 000 lb/h at 150 psig from feedwater at 117 °F: 50 MMBtu/h by 1195.5 - 84.97 Btu/lb.
  it('gives the heat of its steam as the tip sheet of the US Department of Energy sums it', () => {
    const found = boiler(burnt(), {
      ...given,
      size: { kind: 'steam', value: (45_000 * 0.45359237) / 3600 },
      duty: { kind: 'steam', pressure: 1_135_546 },
      feedwater: 320.372,
    })
    expect(found.output / 293_071.07).toBeCloseTo(49.97, 1)
  })

  it('closes its balances of heat and mass, whatever is given', () => {
    const anyBoiler = fc.record({
      efficiency: between(0.7, 0.83),
      blowdown: between(0, 0.2),
      feedwater: between(290, 400),
      load: between(0.1, 1),
      watts: between(1e5, 5e7),
    })
    fc.assert(
      fc.property(anyInput, anyBoiler, (input, { efficiency, blowdown, feedwater, load, watts }) => {
        const gas = combustion({ ...input, air: { kind: 'excess', value: 0.2 }, fuel: methane })
        const asked: BoilerInput = {
          ...given,
          size: { kind: 'output', value: watts },
          firing: { kind: 'efficiency', value: efficiency },
          duty: { kind: 'steam', pressure: 1e6, blowdown },
          feedwater,
          load,
        }
        const found = boiler(gas, asked)
        expect(found.output).toBeCloseTo(watts * load, 6)
        expect(found.fired * found.efficiency).toBeCloseTo(found.output, 4)
        expect(found.gasFlow / (found.fuelFlow + found.airFlow)).toBeCloseTo(1, 6)
        expect(found.feedwaterFlow).toBeCloseTo(found.steamFlow + found.blowdownFlow, 9)
        const { losses } = found
        const lost = losses.dryGas + losses.fuelMoisture + losses.airMoisture + losses.radiation
        expect(lost + found.efficiency).toBeCloseTo(1, 12)
        const back = boiler(gas, { ...asked, firing: { kind: 'stack-temperature', value: found.stackTemperature } })
        expect(back.efficiency).toBeCloseTo(found.efficiency, 7)
        const byFire = boiler(gas, { ...asked, load: 1, size: { kind: 'fired', value: watts / efficiency } })
        expect(byFire.output / watts).toBeCloseTo(1, 6)
      }),
    )
  })

  it('radiates the same heat at part load, which then is a larger share', () => {
    const [full, half] = [1, 0.5].map(load => boiler(burnt(), { ...given, load }))
    expect(half!.losses.radiation * half!.fired).toBeCloseTo(full!.losses.radiation * full!.fired, 3)
    expect(half!.efficiency).toBeLessThan(full!.efficiency)
    expect(full!.output).toBeCloseTo(300 * boilerHorsepower, 6)
  })

  it('gives steam and blowdown their heat, of which blowdown is its share of the feedwater', () => {
    const duty = { kind: 'steam', pressure: 1e6, blowdown: 0.1 } as const
    const { blowdownFlow, feedwaterFlow, steamFlow, output } = boiler(burnt(), { ...given, duty, feedwater: 333.15 })
    expect(blowdownFlow / feedwaterFlow).toBeCloseTo(0.1, 12)
    expect(steamFlow / feedwaterFlow).toBeCloseTo(0.9, 12)
    // Steam tables at 10 bar: 2777.1 and 762.5 kJ/kg; water of 60 °C under it 251.9 kJ/kg.
    expect(output / (steamFlow * (2777.1 - 251.9) + blowdownFlow * (762.5 - 251.9)) / 1000).toBeCloseTo(1, 3)
  })

  it('heats water as well as it makes steam', () => {
    const duty = { kind: 'hot-water', supply: 355, pressure: 4e5 } as const
    const found = boiler(burnt(), { ...given, duty, feedwater: 335 })
    expect(found.blowdownFlow).toBe(0)
    expect(found.output / found.steamFlow / 20).toBeCloseTo(4190, -1)
  })

  it.each<[string, Partial<BoilerInput>, string]>([
    ['an efficiency that no stack gives', { firing: { kind: 'efficiency', value: 0.97 } }, 'efficiency is between'],
    ['feedwater hotter than the steam', { feedwater: 500 }, 'feedwater'],
    ['a stack colder than the air', { firing: { kind: 'stack-temperature', value: 280 } }, 'stack'],
    ['no load', { load: 0 }, 'load'],
  ])('refuses %s', (_, more, says) => {
    expect(() => boiler(burnt(), { ...given, ...more })).toThrow(says)
  })

  it('loses by radiation some tenths of a per cent when large, some per cent when small', () => {
    // The formula at 100 and 10 million Btu/h, calculated by hand.
    expect(radiationLoss(29.307107e6)).toBeCloseTo(0.0060256, 5)
    expect(radiationLoss(2.9307107e6)).toBeCloseTo(0.015849, 5)
  })

  it('loses what carbon monoxide would have given', () => {
    const [clean, sooty] = [0, 400e-6].map(carbonMonoxide => stackLoss(burnt(), 450, 300, { carbonMonoxide }))
    const gas = burnt()
    const byHand = ((gas.dryGas / gas.dryMolarMass) * 400e-6 * 282_980) / gas.fuel.higherHeatingValue
    expect(clean!.efficiency - sooty!.efficiency).toBeCloseTo(byHand, 12)
  })
})
