import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dewPoint,
  dryAirTransport,
  humidityRatioAtRelativeHumidity,
  humidityRatioAtWetBulb,
  latentHeat,
  liquidWaterEnthalpy,
  moistAir,
  moistAirEnthalpy,
  moistAirPrandtl,
  moistAirSpecificHeat,
  moistAirSpecificVolume,
  moistAirTemperature,
  relativeHumidity,
  saturatedEnthalpy,
  saturatedTemperature,
  saturationHumidityRatio,
  saturationPressure,
  wetBulb,
} from '../../../engine'
import airTransport from '../../reference/airTransport.json'
import reference from '../../reference/moistAir.json'
import { largestOf } from '../../support/comparisons/comparison'
import { moistAirComparisons } from '../../support/comparisons/moistAir'
import { throughEveryDoor } from '../../support/doors'

const C = (t: number) => t + 273.15
const F = (t: number) => (t + 459.67) / 1.8
const code = (name: string) => expect.objectContaining({ code: name })
const states = (reference.rows as number[][]).map(
  ([T, RH, p, W, Twb, Tdp, h, v, realW, realTwb, , realV]) =>
    ({ T, RH, p, W, Twb, Tdp, h, v, realW, realTwb, realV }) as Record<
      'T' | 'RH' | 'p' | 'W' | 'Twb' | 'Tdp' | 'h' | 'v' | 'realW' | 'realTwb' | 'realV',
      number
    >,
)
/** psychrolib treats completely dry air as if it had 1e-7 kg/kg. */
const humid = states.filter(state => state.RH > 0)
const dry = states.filter(state => state.RH === 0)

describe('moist air against psychrolib', () => {
  it('has states with and without vapour to compare', () => {
    expect([humid.length, dry.length]).toEqual([141, 9])
  })

  it.each(moistAirComparisons)('$what: within $within', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(5)
    expect(largestOf(deviations)).toBeLessThan(within)
  })

  it('agrees for dry air, which has no dew point and a wet bulb all the same', () => {
    for (const state of dry) {
      const air = moistAir({ T: state.T, p: state.p, RH: 0 })
      expect(air.W).toBe(0)
      expect(Math.abs(air.Twb - state.Twb)).toBeLessThan(0.005)
      expect(Math.abs(air.h - state.h)).toBeLessThan(0.3)
    }
  })
})

// Tables and worked examples of ASHRAE Handbook Fundamentals, chapter 1.
describe('moist air against the handbook', () => {
  it.each([
    [-20, 103.24],
    [5, 872.6],
    [25, 3169.7],
    [50, 12_351.3],
    [100, 101_418],
  ])('has the saturation pressure of %d °C', (t, pressure) => {
    expect(Math.abs(saturationPressure(C(t)) / pressure - 1)).toBeLessThan(3e-4)
  })

  it('has saturated air at 77 °F in IP units', () => {
    const p = 101_325
    expect(saturationPressure(F(77)) / 6894.757 / 0.45973).toBeCloseTo(1, 3)
    expect(saturationHumidityRatio(F(77), p) / 0.020173).toBeCloseTo(1, 2)
    // The IP zero is dry air at 0 F, 7.687 Btu/lb below the SI zero.
    expect((saturatedEnthalpy(F(77), p) / 2326 + 7.687) / 40.576).toBeCloseTo(1, 2)
  })

  it.each([
    [25, 0.020173, 76_504],
    [50, 0.086863, 275_353],
  ])('has saturated air at %d °C', (t, W, h) => {
    // The table is for the real gas, which has 0.4 to 0.7 % more vapour than the ideal gas.
    expect(Math.abs(saturationHumidityRatio(C(t), 101_325) / W - 1)).toBeLessThan(0.007)
    expect(Math.abs(saturatedEnthalpy(C(t), 101_325) / h - 1)).toBeLessThan(0.007)
  })

  it('answers the example of 100 °F dry and 65 °F wet bulb', () => {
    const air = moistAir({ T: F(100), p: 101_325, Twb: F(65) })
    expect(air.W).toBeCloseTo(0.00523, 4)
    expect(air.Tdp * 1.8 - 459.67).toBeCloseTo(40, 0)
    expect(air.RH).toBeCloseTo(0.13, 2)
    expect(air.h / 2326 + 7.687).toBeCloseTo(29.8, 1)
    expect(air.v / 0.0624279606).toBeCloseTo(14.22, 1)
  })

  it('answers the example of 86 °F and W 0.02 at 14.175 psia', () => {
    expect(moistAirSpecificVolume(F(86), 0.02, 14.175 * 6894.757) / 0.0624279606).toBeCloseTo(14.72058, 2)
  })

  // Calculated by another program for the real gas, which holds 0.5 % more vapour: mist into air of 35 °C and 40 %, at
  // the same wet bulb.
  it.each([
    [0.5, 29.465, 2.3316, 0.634],
    [0.8, 26.144, 3.7401, 0.834],
    [0.9, 25.037, 4.2113, 0.913],
  ])('cools by mist to %d of the way to the wet bulb', (share, t, grams, RH) => {
    const p = 101_325
    const dry = moistAir({ T: C(35), p, RH: 0.4 })
    expect(dry.Twb - 273.15).toBeCloseTo(23.93, 2)
    expect(Math.abs(dry.W / 0.0142005 - 1)).toBeLessThan(0.006)
    expect(Math.abs(dry.v / 0.89262 - 1)).toBeLessThan(3e-4)
    const T = dry.T - share * (dry.T - dry.Twb)
    expect(T - 273.15).toBeCloseTo(t, 2)
    const misty = moistAir({ T, p, Twb: dry.Twb })
    expect(Math.abs((1000 * (misty.W - dry.W)) / grams - 1)).toBeLessThan(0.006)
    expect(misty.RH).toBeCloseTo(RH, 2)
  })

  throughEveryDoor('air', { T: C(40), p: 101_325, Twb: C(20) }, air => {
    expect(air.W).toBeCloseTo(0.0065, 3)
    expect(air.h / 1000).toBeCloseTo(56.7, 0)
    expect(air.v).toBeCloseTo(0.896, 3)
    expect(air.RH).toBeCloseTo(0.14, 2)
  })

  throughEveryDoor('air', { T: C(30), p: 95_461, Twb: C(25) }, air => {
    expect(Math.abs(air.W / 0.0192281 - 1)).toBeLessThan(3e-4)
  })
})

describe('moist air as a law', () => {
  const T = fc.double({ min: 233, max: 368, noNaN: true })
  const p = fc.double({ min: 50_000, max: 120_000, noNaN: true })
  const RH = fc.double({ min: 0.001, max: 0.999, noNaN: true })

  it('orders dew point, wet bulb and dry bulb', () => {
    fc.assert(
      fc.property(T, p, RH, (T, p, RH) => {
        fc.pre(RH * saturationPressure(T) < p)
        const air = moistAir({ T, p, RH })
        expect(air.Tdp).toBeLessThanOrEqual(air.Twb + 1e-6)
        expect(air.Twb).toBeLessThanOrEqual(air.T)
      }),
    )
  })

  it('finds the same state from each of its measures of moisture', () => {
    fc.assert(
      fc.property(T, p, RH, (T, p, RH) => {
        fc.pre(RH * saturationPressure(T) < 0.9 * p)
        const air = moistAir({ T, p, RH })
        expect(humidityRatioAtRelativeHumidity(T, RH, p)).toBe(air.W)
        for (const moisture of [{ W: air.W }, { Tdp: air.Tdp }, { Twb: air.Twb }])
          expect(Math.abs(moistAir({ T, p, ...moisture }).W - air.W)).toBeLessThan(1e-7 * (1 + air.W))
      }),
    )
  })

  it('solves the wet-bulb balance to a microkelvin', () => {
    fc.assert(
      fc.property(T, p, RH, (T, p, RH) => {
        fc.pre(RH * saturationPressure(T) < 0.9 * p)
        const { W, Twb } = moistAir({ T, p, RH })
        const above = humidityRatioAtWetBulb(T, Math.min(Twb + 1e-6, T), p)
        const below = humidityRatioAtWetBulb(T, Twb - 1e-6, p)
        // At 273.15 K the two equations have a jump, so that the bracket there may contain no root.
        const isBracketed = below <= W + 1e-12 && W <= above + 1e-12
        expect(Math.abs(Twb - 273.15) < 1e-5 || isBracketed).toBe(true)
      }),
    )
  })

  it('comes back from the enthalpy of saturated air to its temperature', () => {
    fc.assert(
      fc.property(fc.double({ min: 180, max: 372, noNaN: true }), p, (T, p) => {
        fc.pre(saturationPressure(T) < 0.98 * p)
        expect(Math.abs(saturatedTemperature(saturatedEnthalpy(T, p), p) - T)).toBeLessThan(1e-7)
      }),
    )
  })

  it('comes back from enthalpy to temperature', () => {
    expect(moistAirTemperature(moistAirEnthalpy(301, 0.012), 0.012)).toBeCloseTo(301, 10)
  })

  it('has saturation that grows through the change from ice to liquid', () => {
    for (let T = 272; T < 274; T += 0.001) expect(saturationPressure(T + 0.001)).toBeGreaterThan(saturationPressure(T))
  })

  it('balances condensate with the wet bulb: vapour less liquid is the latent heat', () => {
    const T = C(12)
    const vapour = moistAirEnthalpy(T, 1) - moistAirEnthalpy(T, 0)
    expect(vapour - liquidWaterEnthalpy(T)).toBeCloseTo(latentHeat(T), 6)
  })

  it('takes the given wet bulb back where ice and liquid both have one', () => {
    expect(moistAir({ T: C(14), p: 70_000, Twb: C(0.2) }).Twb).toBe(C(0.2))
  })

  it('has a relative humidity of 1 and all three temperatures equal at saturation', () => {
    const air = moistAir({ T: C(20), p: 101_325, RH: 1 })
    expect(air.Twb).toBeCloseTo(C(20), 6)
    expect(air.Tdp).toBeCloseTo(C(20), 6)
    expect(relativeHumidity(C(20), air.W, 101_325)).toBeCloseTo(1, 12)
  })

  it('weighs the vapour with the air', () => {
    const { rho, W, v } = moistAir({ T: C(25), p: 101_325, RH: 0.5 })
    expect(rho * v).toBeCloseTo(1 + W, 12)
  })

  it('has no dew point below the end of the equations', () => {
    expect(dewPoint(0, 101_325)).toBe(173.15)
  })

  it('takes up any vapour at the boiling point', () => {
    expect(saturationHumidityRatio(C(101), 101_325)).toBe(Number.POSITIVE_INFINITY)
    expect(moistAir({ T: C(150), p: 101_325, W: 0.02 }).Twb).toBeLessThan(C(60))
  })
})

describe('what moist air refuses', () => {
  const at = { T: C(25), p: 101_325 }

  it.each([
    ['a wet bulb above the dry bulb', { ...at, Twb: C(26) }, '298.15'],
    ['a dew point above the dry bulb', { ...at, Tdp: C(26) }, '298.15'],
    ['a relative humidity above 1', { ...at, RH: 1.01 }, 'above 1'],
    ['more vapour than saturation', { ...at, W: 0.03 }, '0.0200'],
    ['a wet bulb below that of dry air', { ...at, Twb: C(0) }, 'dry air'],
    ['vapour above the air pressure', { T: C(120), p: 101_325, RH: 0.9 }, '0.50997'],
  ])('%s, and says the limit', (_, state, says) => {
    expect(() => moistAir(state)).toThrow(code('inconsistent-state'))
    expect(() => moistAir(state)).toThrow(says)
  })

  it.each([
    ['a dry bulb of NaN', { T: Number.NaN, p: 101_325, RH: 0.5 }, 'out-of-range'],
    ['a dry bulb beyond 200 °C', { T: 500, p: 101_325, RH: 0 }, 'out-of-range'],
    ['a vacuum', { T: 300, p: 0, RH: 0.5 }, 'out-of-range'],
    ['a humidity of NaN', { ...at, RH: Number.NaN }, 'not-positive'],
    ['a negative humidity ratio', { ...at, W: -0.001 }, 'not-positive'],
    ['a dew point of NaN', { ...at, Tdp: Number.NaN }, 'out-of-range'],
    ['two measures of moisture', { ...at, RH: 0.5, W: 0.01 }, 'invalid-input'],
  ])('%s', (_, state, expected) => {
    expect(() => moistAir(state)).toThrow(code(expected))
  })

  it.each([
    ['saturationPressure', () => saturationPressure(Number.NaN)],
    ['saturationHumidityRatio', () => saturationHumidityRatio(300, Number.NaN)],
    ['saturatedTemperature', () => saturatedTemperature(Number.NaN, 101_325)],
    ['saturatedTemperature of no pressure', () => saturatedTemperature(5e4, -1)],
    ['wetBulb', () => wetBulb(300, Number.NaN, 101_325)],
    ['wetBulb at no temperature', () => wetBulb(Number.NaN, 0.01, 101_325)],
    ['dewPoint', () => dewPoint(Number.NaN, 101_325)],
    ['dewPoint beyond the equations', () => dewPoint(1e3, 5e6)],
    ['humidityRatioAtRelativeHumidity', () => humidityRatioAtRelativeHumidity(300, Number.NaN, 101_325)],
    ['humidityRatioAtRelativeHumidity at no pressure', () => humidityRatioAtRelativeHumidity(300, 0.5, Number.NaN)],
    ['dryAirTransport', () => dryAirTransport(Number.NaN)],
  ])('NaN in %s', (_, call) => {
    expect(call).toThrow()
  })

  it('never hangs and never answers NaN at the ends of the range', () => {
    for (const T of [173.15, 173.2, 273.15, 273.155, 273.16, 372, 473.15])
      for (const p of [20_000, 101_325, 200_000])
        for (const share of [0, 1e-9, 0.5, 1]) {
          const W = share * Math.min(saturationHumidityRatio(T, p), 2)
          const air = moistAir({ T, p, W })
          expect(Object.values(air).every(Number.isFinite)).toBe(true)
          expect(wetBulb(T, W * 2, p)).toBeLessThanOrEqual(T)
        }
  })
})

describe('transport of dry air', () => {
  it('is within 1 % in viscosity to 420 K, 3 % beyond, and 1.5 % in conductivity of the reference equations', () => {
    expect(airTransport.rows.length).toBeGreaterThan(5)
    for (const [T, , mu, k] of airTransport.rows as [number, number, number, number][]) {
      expect(Math.abs(dryAirTransport(T).mu / mu - 1)).toBeLessThan(T < 420 ? 0.01 : 0.03)
      expect(Math.abs(dryAirTransport(T).k / k - 1)).toBeLessThan(0.015)
    }
  })

  it('gives a Prandtl number of air near 0.71', () => {
    expect(moistAirPrandtl(300, 0)).toBeCloseTo(0.71, 2)
    expect(moistAirSpecificHeat(0.01)).toBe(1024.6)
  })
})
