import { beforeAll, describe, expect, it } from 'vitest'
import { EngineError, fluidOf, hotState, type StateInput } from '../../../engine'
import type { FitDeviations } from '../../../engine/fluids/fit/curveFit'
import { curveFits } from '../../../engine/fluids/fit-data'
import { refrigerantNames } from '../../../engine/fluids/fluids'
import { throughEveryDoor } from '../../support/doors'
import { fitDeviations, fitTargets, subcoolTargets, superheatTargets } from '../../support/fitDeviations'

const ratio = (ours: number | undefined, theirs: number | undefined) => Math.abs(ours! / theirs! - 1)
const code = (name: string) => expect.objectContaining({ code: name })
const fitNamed = (name: string) => curveFits.find(fit => fit.name === name)!

/** The limit that an error names. */
function limitOf(ask: () => unknown): unknown {
  try {
    ask()
  } catch (error) {
    if (error instanceof EngineError && error.code === 'out-of-range') return error.inputs.limit
    throw error
  }
  return 'none'
}

it('has a fit of every refrigerant, from 200 K or its lowest temperature to 0.97 of the critical one', () => {
  expect(curveFits.map(fit => fit.name)).toEqual(refrigerantNames())
  for (const { name, lowestT, highestT } of curveFits) {
    const { limits, critical } = fluidOf(name)
    expect(lowestT, name).toBeCloseTo(Math.max(200, limits.lowestT), 1)
    expect(highestT / critical.T, name).toBeCloseTo(0.97, 4)
  }
})

describe.each(curveFits.map(fit => fit.name))('the fit of %s', name => {
  const fit = fitNamed(name)
  let found: FitDeviations
  beforeAll(() => {
    found = fitDeviations(fluidOf(name), fluidOf(name, 'curve fit'), fit, 13)
  })

  it('meets every target on the saturation line', () => {
    for (const [property, target] of Object.entries(fitTargets))
      expect(found.saturated[property], property).toBeLessThanOrEqual(target)
  })

  it('meets the targets in superheated vapour within its stated range', () => {
    for (const [property, target] of Object.entries(superheatTargets))
      expect(found.superheated[property] ?? 0, property).toBeLessThanOrEqual(target)
  })

  it('meets the targets in subcooled liquid within its stated range, of some width', () => {
    for (const [property, target] of Object.entries(subcoolTargets))
      expect(found.subcooled[property] ?? 0, property).toBeLessThanOrEqual(target)
    expect(fit.subcool.under).toBeGreaterThanOrEqual(60)
    expect(fit.subcool.highestT).toBeGreaterThan(0.85 * fit.critical.T)
  })

  it('states its largest deviations', () => {
    for (const [where, worst] of Object.entries(found)) {
      const stated = fit.deviations[where as keyof FitDeviations]
      // The same temperatures as where the worst deviations were found, to the second-last digit.
      for (const [property, size] of Object.entries(worst))
        expect(size, `${where} ${property}`).toBeLessThanOrEqual(stated[property]! * (1 + 1e-6))
    }
  })
})

describe.each(['R-134a', 'R-717', 'R-718', 'R-744', 'R-404A', 'R-454C'])('%s by its fit', name => {
  const fluid = fluidOf(name, 'curve fit')
  const { lowestT, highestT } = fitNamed(name)
  const temperatures = [0.02, 0.3, 0.6, 0.9].map(share => lowestT + share * (highestT - lowestT))

  it('comes back from pressure to temperature', () => {
    for (const T of [lowestT, ...temperatures, highestT])
      for (const q of [0, 1]) {
        const { p } = fluid.state({ T, q })
        expect(ratio(fluid.state({ p, q }).T, T)).toBeLessThan(1e-12)
      }
  })

  it('comes back from every pair, in each phase', () => {
    for (const T of temperatures.slice(1)) {
      const { p } = fluid.state({ T, q: 1 })
      const states: StateInput[] = [
        { p, q: 0.3 },
        { T, q: 0.6 },
        { T: T + 20, p },
        { T, p: Math.min(1.2 * fluid.state({ T, q: 0 }).p, fluid.critical.p) },
      ]
      for (const input of states) {
        const state = fluid.state(input)
        const pairs: StateInput[] = [
          { p: state.p, h: state.h },
          { p: state.p, s: state.s },
          ...(state.phase === 'two-phase' ? [{ T: state.T, q: state.q! }] : [{ T: state.T, p: state.p }]),
          // The density of a liquid hardly depends on pressure.
          ...(state.phase === 'liquid' ? [] : [{ T: state.T, rho: state.rho }]),
        ]
        for (const pair of pairs) {
          const again = fluid.state(pair)
          expect(again.phase, JSON.stringify(pair)).toBe(state.phase)
          for (const property of ['T', 'p', 'rho', 'h', 's'] as const)
            expect(ratio(again[property], state[property]), `${property} of ${JSON.stringify(pair)}`).toBeLessThan(1e-9)
        }
      }
    }
  })

  it('grows out of the saturation line without a step', () => {
    for (const T of temperatures) {
      const [boiling, condensing] = [fluid.state({ T, q: 0 }), fluid.state({ T, q: 1 })]
      const warm = fluid.state({ T: T + 1e-6, p: condensing.p })
      const cold = fluid.state({ T, p: boiling.p * (1 + 1e-9) })
      for (const property of ['rho', 'h', 's', 'cp', 'mu', 'k'] as const) {
        expect(ratio(warm[property], condensing[property]), property).toBeLessThan(1e-6)
        expect(ratio(cold[property], boiling[property]), property).toBeLessThan(1e-6)
      }
    }
  })

  it('has in superheated vapour the heat capacity and the entropy that its enthalpy calls for', () => {
    for (const T of temperatures.slice(0, 3)) {
      const { p } = fluid.state({ T, q: 1 })
      const [low, mid, high] = [14.99, 15, 15.01].map(above => fluid.state({ T: T + above, p }))
      expect(ratio((high!.h - low!.h) / 0.02, mid!.cp)).toBeLessThan(1e-6)
      expect(ratio((high!.s - low!.s) / 0.02, mid!.cp! / mid!.T)).toBeLessThan(1e-6)
    }
  })

  it('refuses what lies beyond, and names the limit', () => {
    const { p } = fluid.critical
    const ends = [lowestT, highestT].map(T => fluid.state({ T, q: 1 }).p)
    const mid = fluid.state({ T: temperatures[1]!, q: 1 })
    const beyond: [StateInput, string][] = [
      [{ T: 0.99 * lowestT, q: 0 }, 'lowest saturation temperature'],
      [{ T: fluid.critical.T, q: 1 }, 'highest saturation temperature'],
      [{ T: 0.99 * lowestT, p: 1e5 }, 'lowest temperature'],
      [{ T: 2000, p: 1e5 }, 'highest temperature'],
      [{ T: mid.T + 101, p: mid.p }, 'highest superheat'],
      [{ T: highestT, p: 1.01 * p }, 'critical pressure'],
      [{ p: 1.01 * p, h: mid.h }, 'critical pressure'],
      [{ T: 1.01 * highestT, p: 1.01 * ends[1]! }, 'highest saturation pressure'],
      [{ p: 0.99 * p, q: 0.5 }, 'highest saturation pressure'],
      [{ p: 0.9 * ends[0]!, q: 1 }, 'lowest saturation pressure'],
      [{ p: mid.p, h: -1e6 }, 'lowest temperature'],
      [{ p: mid.p, h: 1e8 }, 'highest superheat'],
      [{ T: mid.T, rho: 5000 }, 'highest density, that of boiling liquid'],
      [{ T: mid.T, rho: 1e-9 }, 'lowest density of vapor'],
      [{ T: highestT + 10, rho: 2000 }, 'highest density of vapor'],
    ]
    for (const [input, limit] of beyond)
      expect(
        limitOf(() => fluid.state(input)),
        JSON.stringify(input),
      ).toBe(limit)
    expect(() => fluid.state({ p: mid.p, q: 1.1 })).toThrow(code('out-of-range'))
    expect(() => fluid.state({ T: mid.T, p: -1 })).toThrow(code('out-of-range'))
    expect(() => fluid.state({ T: Number.NaN, p: mid.p })).toThrow(code('not-finite'))
  })
})

describe('the method curve fit', () => {
  throughEveryDoor('props', { fluid: 'R-134a', method: 'curve fit', T: 313.15, q: 0 }, state => {
    expect(ratio(state.p, 1_016_590)).toBeLessThan(5e-4)
    expect(ratio(state.rho, 1146.74)).toBeLessThan(1e-3)
    expect(ratio(state.cp, 1498.41)).toBeLessThan(0.01)
    expect(ratio(state.mu, 161.45e-6)).toBeLessThan(0.02)
    expect(ratio(state.k, 74.719e-3)).toBeLessThan(0.02)
  })

  it('is of refrigerants alone, says what it is, and gives no cv and no speed of sound', () => {
    expect(() => fluidOf('Nitrogen', 'curve fit')).toThrow(code('unknown-name'))
    const fluid = fluidOf('R-32', 'curve fit')
    expect(fluid.method).toBe('curve fit')
    expect(fluid.doubts.join()).toContain('0.05 %')
    expect(Object.keys(fluid.state({ T: 300, q: 1 })).sort()).toEqual(
      ['T', 'cp', 'h', 'k', 'mu', 'p', 'phase', 'q', 'rho', 's', 'sigma'].sort(),
    )
  })

  it('has no viscosity and conductivity of vapour where the reference bends at once, and says so', () => {
    const rough = curveFits.filter(fit => fit.vapourTransportFrom > fit.lowestT)
    expect(rough.map(fit => fit.name)).toEqual(['R-114', 'R-141b', 'R-142b', 'R-218'])
    for (const { name, vapourTransportFrom: from } of rough) {
      const fluid = fluidOf(name, 'curve fit')
      expect(fluid.state({ T: from + 1, q: 1 }).mu).toBeGreaterThan(0)
      expect(fluid.state({ T: from - 1, q: 1 })).not.toHaveProperty('mu')
      expect(fluid.doubts.join()).toContain('bend at once')
    }
  })

  it('gives a blend a bubble and a dew point', () => {
    const [ours, theirs] = ['curve fit', 'reference'].map(method =>
      fluidOf('R-407F', method as 'curve fit' | 'reference').state({ p: 1e6, q: 1 }),
    )
    expect(ours!.T).toBeCloseTo(theirs!.T, 2)
    expect(ours!.T - fluidOf('R-407F', 'curve fit').state({ p: 1e6, q: 0 }).T).toBeGreaterThan(4)
  })

  it('keeps the dew line of an almost azeotropic blend under its bubble line', () => {
    const fluid = fluidOf('R-513A', 'curve fit')
    for (const T of [210, 240, 270, 300, 313.15, 340]) {
      expect(fluid.state({ T, q: 1 }).p).toBeLessThanOrEqual(fluid.state({ T, q: 0 }).p)
      for (const q of [1e-4, 0.5, 0.999]) {
        const { p, rho } = fluid.state({ T, q })
        const again = fluid.state({ T, rho })
        expect(again.q).toBeCloseTo(q, 3)
        expect(ratio(again.p, p)).toBeLessThan(1e-4)
      }
    }
  })

  it('finds vapour of a blend whose bubbles lie below the line', () => {
    const fluid = fluidOf('R-455A', 'curve fit')
    const p = 0.5 * (fluid.state({ T: 217, q: 0 }).p + fluid.state({ T: 217, q: 1 }).p)
    const { h, T } = fluid.state({ p, T: 280 })
    expect(T).toBe(280)
    expect(fluid.state({ p, h }).T).toBeCloseTo(280, 9)
    expect(limitOf(() => fluid.state({ p, h: h - 2e5 }))).toBe('lowest saturation pressure')
  })

  it('writes over one object', () => {
    const out = hotState()
    fluidOf('R-134a', 'curve fit').hot.atTp(320, 4e5, out)
    expect(out).toMatchObject({ q: -1, phase: 'gas', cv: 0, w: 0 })
  })
})
