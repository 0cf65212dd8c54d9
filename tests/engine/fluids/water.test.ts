import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fluidOf,
  hotState,
  liquidWater,
  type WaterInput,
  water,
  waterEnthalpy,
  waterFreezing,
  waterSaturationPressure,
  waterSaturationTemperature,
  waterSurfaceTension,
} from '../../../engine'
import {
  partingEnthalpy,
  saturationFromEnthalpy3,
  temperatureFromEnthalpy3,
  volumeFromEnthalpy3,
} from '../../../engine/fluids/water/criticalFromEnthalpy'
import {
  saturationFromEntropy3,
  temperatureFromEntropy3,
  volumeFromEntropy3,
} from '../../../engine/fluids/water/criticalFromEntropy'
import { region1, temperatureFromEnthalpy1, temperatureFromEntropy1 } from '../../../engine/fluids/water/region1'
import { region2 } from '../../../engine/fluids/water/region2'
import { densityInRegion3, region3 } from '../../../engine/fluids/water/region3'
import { region5 } from '../../../engine/fluids/water/region5'
import { denseSteamPressure, temperatureFromEnthalpy2 } from '../../../engine/fluids/water/steamFromEnthalpy'
import { temperatureFromEntropy2 } from '../../../engine/fluids/water/steamFromEntropy'
import { boundaryPressure, boundaryTemperature } from '../../../engine/fluids/water/waterSaturation'
import { waterConductivity, waterViscosity } from '../../../engine/fluids/water/waterTransport'
import saturation from '../../reference/waterSaturation.json'
import verification from '../../reference/waterVerification.json'
import { largestOf } from '../../support/comparisons/comparison'
import { waterComparisons } from '../../support/comparisons/moistAir'
import { throughEveryDoor } from '../../support/doors'

const code = (name: string) => expect.objectContaining({ code: name })
/** Nine digits, as printed in the release; ten in its supplement. */
const digits = (value: number) => Number(value.toPrecision(9))
const tenDigits = (value: number) => Number(value.toPrecision(10))

describe('IAPWS-IF97 against its own release, to every printed digit', () => {
  const regions = { region1, region2, region3, region5 }
  const scale = { v: 1, h: 1e-3, u: 1e-3, s: 1e-3, cp: 1e-3, w: 1, p: 1e-6 }

  it.each(verification.rows as [keyof typeof regions, number, number, keyof typeof scale, number][])(
    '%s at %d K and %d MPa (region 3: kg/m3): %s',
    (region, T, other, name, published) => {
      const state = regions[region](T, region === 'region3' ? other : other * 1e6)
      expect(digits(state[name] * scale[name])).toBe(published)
    },
  )

  it('enthalpy alone, in the regions of temperature and pressure', () => {
    const rows = (verification.rows as [string, number, number, string, number][]).filter(row => row[3] === 'h')
    const byPressure = rows.filter(row => row[0] !== 'region3')
    expect(byPressure.length).toBe(8)
    for (const [, T, p, , published] of byPressure) expect(digits(waterEnthalpy(T, p * 1e6) / 1e3)).toBe(published)
  })

  it.each([
    [300, 0.00353658941],
    [500, 2.63889776],
    [600, 12.3443146],
  ])('saturation pressure at %d K', (T, published) => {
    expect(digits(waterSaturationPressure(T) / 1e6)).toBe(published)
  })

  it.each([
    [0.1, 372.755919],
    [1, 453.035632],
    [10, 584.149488],
  ])('saturation temperature at %d MPa', (p, published) => {
    expect(digits(waterSaturationTemperature(p * 1e6))).toBe(published)
  })

  const backward = {
    'liquid, h': temperatureFromEnthalpy1,
    'liquid, s': temperatureFromEntropy1,
    'steam, h': temperatureFromEnthalpy2,
    'steam, s': temperatureFromEntropy2,
  }

  it.each(verification.backward as [keyof typeof backward, number, number, number][])(
    'temperature of %s, at %d MPa from %d',
    (way, p, value, published) => {
      expect(digits(backward[way](p * 1e6, value * 1e3))).toBe(published)
    },
  )

  const critical = {
    'critical T, h': temperatureFromEnthalpy3,
    'critical v, h': volumeFromEnthalpy3,
    'critical T, s': temperatureFromEntropy3,
    'critical v, s': volumeFromEntropy3,
  }

  it.each(verification.critical as [keyof typeof critical, number, number, number][])(
    '%s, at %d MPa from %d',
    (way, p, value, published) => {
      expect(tenDigits(critical[way](p * 1e6, value * 1e3))).toBe(published)
    },
  )

  it.each(verification.criticalSaturation as ['h' | 's', number, number][])(
    'saturation pressure close below the critical one, from %s = %d',
    (name, value, published) => {
      const pressure = name === 'h' ? saturationFromEnthalpy3 : saturationFromEntropy3
      expect(tenDigits(pressure(value * 1e3) / 1e6)).toBe(published)
    },
  )

  it('the boundaries of regions 2b and 2c, of regions 2 and 3, and of 3a and 3b', () => {
    expect(digits(denseSteamPressure(3516.004323e3) / 1e6)).toBe(100)
    expect(digits(boundaryPressure(623.15) / 1e6)).toBe(16.5291643)
    expect(digits(boundaryTemperature(16.5291643e6))).toBe(623.15)
    expect(tenDigits(partingEnthalpy(25e6) / 1e3)).toBe(2095.936454)
  })

  // R12-08 table 4, R15-11 table 4 (without the enhancement, which a compressibility of 0 leaves out).
  it.each([
    [298.15, 998, 889.7351],
    [298.15, 1200, 1437.649467],
    [373.15, 1000, 307.883622],
  ])('viscosity at %d K and %d kg/m3', (T, rho, published) => {
    expect(waterViscosity(T, rho) * 1e6).toBeCloseTo(published, 5)
  })

  it.each([
    [298.15, 998, 607.712868],
    [298.15, 1200, 799.038144],
    [873.15, 0, 79.1034659],
  ])('conductivity at %d K and %d kg/m3', (T, rho, published) => {
    const k = waterConductivity({ T, rho, cp: 4000, cv: 4000, mu: 1e-3, densityByPressure: 0 })
    expect(k * 1e3).toBeCloseTo(published, 5)
  })
})

// The releases allow 25 mK and 0.01 % of the volume; every term of the long sums has an effect somewhere.
describe('the backward equations follow those they come from, all over their regions:', () => {
  const shares = (count: number) => Array.from({ length: count + 1 }, (_, i) => i / count)

  it('liquid and steam within 25 mK', () => {
    const off = { liquidH: 0, liquidS: 0, steamH: 0, steamS: 0 }
    const note = (name: keyof typeof off, miss: number) => {
      off[name] = Math.max(off[name], Math.abs(miss))
    }
    for (const up of shares(60)) {
      const p = 612 * (100e6 / 612) ** up
      const boils = p < 16.529e6 ? waterSaturationTemperature(p) : 623.15
      const dry = p < 16.529e6 ? boils : boundaryTemperature(p)
      for (const across of shares(60)) {
        const cool = region1(273.15 + across * (boils - 273.15), p)
        note('liquidH', temperatureFromEnthalpy1(p, cool.h) - cool.T)
        note('liquidS', temperatureFromEntropy1(p, cool.s) - cool.T)
        const steam = region2(dry + across * (1073.15 - dry), p)
        note('steamH', temperatureFromEnthalpy2(p, steam.h) - steam.T)
        note('steamS', temperatureFromEntropy2(p, steam.s) - steam.T)
      }
    }
    for (const [name, most] of Object.entries(off)) expect(most, name).toBeLessThan(0.025)
  })

  it('around the critical point within 25 mK and 0.01 %, and close to the dome', () => {
    const off = { Th: 0, vh: 0, Ts: 0, vs: 0 }
    for (const along of shares(80)) {
      const T = 623.16 + 240 * along ** 2
      for (const up of shares(80)) {
        const lowest = boundaryPressure(T)
        const { p, h, s, v } = region3(T, densityInRegion3(T, lowest * (100e6 / lowest) ** up, 'liquid'))
        // Near the critical point itself the release allows more.
        if (Math.abs(T / 647.096 - 1) < 0.0005 && Math.abs(p / 22.064e6 - 1) < 0.005) continue
        if (T < 647.096 && p < waterSaturationPressure(T)) continue
        off.Th = Math.max(off.Th, Math.abs(temperatureFromEnthalpy3(p, h) - T))
        off.vh = Math.max(off.vh, Math.abs(volumeFromEnthalpy3(p, h) / v - 1))
        off.Ts = Math.max(off.Ts, Math.abs(temperatureFromEntropy3(p, s) - T))
        off.vs = Math.max(off.vs, Math.abs(volumeFromEntropy3(p, s) / v - 1))
      }
    }
    expect(Math.max(off.Th, off.Ts)).toBeLessThan(0.025)
    expect(Math.max(off.vh, off.vs)).toBeLessThan(1e-4)
  })
})

describe('water against the IF97 of CoolProp', () => {
  it.each(waterComparisons)('$what within $within', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThanOrEqual(60)
    expect(largestOf(deviations)).toBeLessThan(within)
  })

  it('agrees on the saturation line, closely below 640 K and within 0.6 % beside the critical point', () => {
    for (const row of saturation.rows as number[][]) {
      const at = Object.fromEntries(saturation.columns.map((name, column) => [name, row[column]])) as Record<
        string,
        number
      >
      const liquid = water({ T: at.T!, q: 0 })
      const vapour = water({ T: at.T!, q: 1 })
      // In the critical region CoolProp's density on the saturation line is from an approximate equation.
      const tolerance = at.T! < 623.15 ? 5e-6 : 6e-3
      const close = (ours: number | undefined, theirs: number | undefined) =>
        expect(Math.abs(ours! / theirs! - 1), `at ${at.T} K`).toBeLessThan(tolerance)
      close(liquid.p, at.p)
      close(liquid.rho, at.rho_l)
      close(vapour.rho, at.rho_v)
      close(vapour.h, at.h_v)
      close(liquid.cp, at.cp_l)
      close(vapour.cp, at.cp_v)
      close(liquid.mu, at.mu_l)
      close(vapour.mu, at.mu_v)
      close(liquid.k, at.k_l)
      close(vapour.k, at.k_v)
      close(liquid.sigma, at.sigma)
      expect(Math.abs(liquid.h - at.h_l!)).toBeLessThan(at.T! < 623.15 ? 0.01 : 200)
    }
  })
})

// Reference equation of state (IAPWS-95), which IF97 follows within a few parts in ten thousand.
describe('water at states of a coil', () => {
  throughEveryDoor('props', { fluid: 'Water', T: 350, p: 5e5 }, state => {
    expect(Math.abs(state.rho / 973.906 - 1)).toBeLessThan(1e-4)
    expect(Math.abs(state.cp! / 4193.6 - 1)).toBeLessThan(5e-4)
    expect(Math.abs(state.mu! / 368.576e-6 - 1)).toBeLessThan(1e-4)
    expect(Math.abs(state.k! / 0.665087 - 1)).toBeLessThan(1e-4)
    expect(state.phase).toBe('liquid')
    expect(state).not.toHaveProperty('q')
  })

  throughEveryDoor('props', { fluid: 'Water', method: 'reference', T: 373.15, q: 0 }, state => {
    expect(Math.abs(state.p / 101_418 - 1)).toBeLessThan(1e-4)
    expect(Math.abs(state.rho / 958.349 - 1)).toBeLessThan(1e-4)
    expect(Math.abs(state.mu! / 281.58e-6 - 1)).toBeLessThan(1e-3)
    expect(Math.abs(state.k! / 0.6772 - 1)).toBeLessThan(1e-3)
    expect(Math.abs(state.sigma! / 0.05892 - 1)).toBeLessThan(1e-3)
  })

  it('has the heat of vaporization at 100 °C', () => {
    const heat = water({ T: 373.15, q: 1 }).h - water({ T: 373.15, q: 0 }).h
    expect(Math.abs(heat / 2_256_400 - 1)).toBeLessThan(1e-4)
  })

  it('gives a coil the same liquid as the property pages', () => {
    const coil = liquidWater(300, 1e6)
    expect(coil).toMatchObject({ rho: expect.any(Number) })
    const { rho, cp, mu, k, h } = water({ T: 300, p: 1e6 })
    expect(coil).toEqual({ rho, cp, mu, k, h, Pr: (cp! * mu!) / k! })
  })

  it('takes 5 bar where the pressure is not known', () => {
    expect(liquidWater(waterFreezing)).toEqual(liquidWater(273.15, 5e5))
  })
})

describe('states of water from other pairs', () => {
  const state = fc.tuple(
    fc.double({ min: 273.2, max: 1073, noNaN: true }),
    fc.double({ min: Math.log(700), max: Math.log(95e6), noNaN: true }).map(Math.exp),
  )

  it('come back from a density between those of steam and liquid, far above the critical point', () => {
    const T = 680.9595637513679
    const { rho } = water({ T, p: 28.222717e6 })
    expect(water({ T, rho }).rho / rho).toBeCloseTo(1, 9)
  })

  it('come back from pressure with enthalpy or entropy, and from temperature with density', () => {
    fc.assert(
      fc.property(state, ([T, p]) => {
        const { h, s, rho } = water({ T, p })
        // Close to the critical point a picokelvin changes the density; elsewhere the inverse is exact.
        const isCritical = Math.abs(T / 647.096 - 1) < 0.01 && Math.abs(p / 22.064e6 - 1) < 0.05
        // On the border of regions 2 and 3 two equations agree only as closely as the release states.
        const isBorder = T > 623.15 && T < 863.15 && Math.abs(boundaryPressure(T) / p - 1) < 1e-4
        const near = isCritical || isBorder ? 1e-4 : 1e-7
        const fromDensity = water({ T, rho })
        expect(Math.abs(water({ p, h }).T / T - 1)).toBeLessThan(near)
        expect(Math.abs(water({ p, s }).T / T - 1)).toBeLessThan(near)
        expect(Math.abs(fromDensity.rho / rho - 1)).toBeLessThan(near)
      }),
      { numRuns: 300 },
    )
  })

  it('come back to rounding beside the critical point and across it, where the backward equations of region 3 start', () => {
    const { hot } = fluidOf('Water')
    const [there, back] = [hotState(), hotState()]
    let most = 0
    for (let T = 640.3; T < 662; T += 1.1)
      for (let p = 19.07e6; p < 27e6; p += 0.37e6) {
        if (Math.abs(boundaryPressure(T) / p - 1) < 2e-3) continue
        hot.atTp(T, p, there)
        for (const ask of [
          () => hot.atPh(p, there.h, back),
          () => hot.atPs(p, there.s, back),
          () => hot.atTrho(T, there.rho, back),
        ]) {
          ask()
          most = Math.max(most, Math.abs(back.T / T - 1), Math.abs(back.rho / there.rho - 1))
        }
      }
    expect(most).toBeLessThan(1e-9)
  })

  it('have the enthalpy that is asked alone, and the same limits', () => {
    fc.assert(
      fc.property(state, ([T, p]) => Math.abs(waterEnthalpy(T, p) - water({ T, p }).h) < 1e-6),
      { numRuns: 300 },
    )
    expect(waterEnthalpy(2000, 1e6) / water({ T: 2000, p: 1e6 }).h).toBeCloseTo(1, 12)
    for (const [T, p] of [
      [273, 1e5],
      [1100, 60e6],
      [300, 101e6],
      [300, 0],
      [Number.NaN, 1e5],
      [300, Number.NaN],
    ] as const)
      expect(() => waterEnthalpy(T, p)).toThrow(code('out-of-range'))
  })

  it('are mixtures by mass under the dome', () => {
    const wet = water({ p: 1e6, q: 0.6 })
    expect(wet.phase).toBe('two-phase')
    expect(wet).not.toHaveProperty('cp')
    expect(water({ p: 1e6, h: wet.h }).q).toBeCloseTo(0.6, 10)
    expect(water({ p: 1e6, s: wet.s }).q).toBeCloseTo(0.6, 10)
    expect(water({ T: wet.T, rho: wet.rho }).q).toBeCloseTo(0.6, 8)
  })

  it.each([
    [{ T: 300, p: 1e5 }, 'liquid'],
    [{ T: 400, p: 1e5 }, 'gas'],
    [{ T: 650, p: 1e6 }, 'gas'],
    [{ T: 640, p: 30e6 }, 'liquid'],
    [{ T: 700, p: 30e6 }, 'supercritical'],
    [{ T: 646.9, p: 21.9e6 }, 'gas'],
    [{ T: 1500, p: 1e6 }, 'gas'],
  ])('name the phase at %o', (input, phase) => {
    expect(water(input).phase).toBe(phase)
  })

  it('have liquid and vapour meet at the critical point', () => {
    expect(water({ T: 647.096, q: 0 }).rho / water({ T: 647.096, q: 1 }).rho).toBeCloseTo(1, 2)
    expect(waterSurfaceTension(647.096)).toBe(0)
  })

  it('expand when colder than 4 °C', () => {
    expect(liquidWater(277.13, 1e5).rho).toBeGreaterThan(liquidWater(273.15, 1e5).rho)
  })
})

describe('what water refuses', () => {
  it.each([
    ['ice', () => liquidWater(273.1), '273.15'],
    ['liquid above 200 °C', () => liquidWater(480), '473.15'],
    ['NaN', () => liquidWater(Number.NaN), '473.15'],
    ['a vacuum', () => liquidWater(300, 0), '100000000'],
    ['a state below freezing', () => water({ T: 270, p: 1e5 }), '273.15'],
    ['a state above 100 MPa', () => water({ T: 300, p: 2e8 }), '100000000'],
    ['a state above 2273 K', () => water({ T: 2300, p: 1e5 }), '2273.15'],
    ['saturation above the critical point', () => water({ T: 650, q: 0.5 }), '647.096'],
    ['more than all vapour', () => water({ T: 400, q: 1.1 }), '0 and 1'],
    ['an enthalpy that no water has', () => water({ p: 1e5, h: -1e6 }), 'between'],
    ['an entropy that no steam has', () => water({ p: 80e6, s: 7000 }), 'between'],
    ['an enthalpy at a pressure that no water has', () => water({ p: 2e8, h: 1e6 }), '100000000'],
    ['a density that no water has', () => water({ T: 300, rho: 5000 }), 'between'],
  ])('%s, and says the limit', (_, call, says) => {
    expect(call).toThrow(code('out-of-range'))
    expect(call).toThrow(says)
  })

  it('a pair that it is not solved for, and one number alone', () => {
    expect(() => water({ T: 300, h: 1e5 } as unknown as WaterInput)).toThrow(code('invalid-input'))
    expect(() => water({ T: 300 } as unknown as WaterInput)).toThrow(code('invalid-input'))
    expect(() => water({ T: 300, p: 1e5, q: 0 })).toThrow(code('invalid-input'))
    expect(() => water({ T: Number.NaN, p: 1e5 })).toThrow(code('not-finite'))
  })
})

describe('the hot form of water', () => {
  const { hot } = fluidOf('Water')
  const out = hotState()
  const calls: Record<string, (share: number) => void> = {
    '(T, p), liquid': share => hot.atTp(280 + 100 * share, 1e6, out),
    '(T, p), steam': share => hot.atTp(460 + 100 * share, 1e5, out),
    '(T, q)': share => hot.atTq(300 + 200 * share, 0.3, out),
    '(p, q)': share => hot.atPq(1e6, share, out),
    '(p, h)': share => hot.atPh(1e6, 5e5 + 2.5e6 * share, out),
    '(p, s)': share => hot.atPs(1e6, 1000 + 5000 * share, out),
    '(T, rho)': share => hot.atTrho(500, 1 + 800 * share, out),
  }

  // Numbers passed between functions may cost 16 bytes each; a new object for each state, as before, some 2,000.
  it.each(Object.keys(calls))('makes no object by %s', pair => {
    const batch = (count: number) => {
      const before = process.memoryUsage().heapUsed
      for (let i = 0; i < count; i++) calls[pair]!((i % 1000) / 1000)
      return (process.memoryUsage().heapUsed - before) / count
    }
    batch(20_000)
    const grown = Array.from({ length: 15 }, () => batch(1000)).sort((a, b) => a - b)
    // A negative growth means that garbage was collected, so that there was some.
    expect(Math.abs(grown[7]!)).toBeLessThan(800)
  })
})
