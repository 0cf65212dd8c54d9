import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boilingCoefficient,
  condensingCoefficient,
  microFin,
  twoPhaseGradient,
  voidFraction,
} from '../../../../engine/tubeside'
import {
  boilingMethods,
  condensingMethods,
  frictionMethods,
  voidMethods,
} from '../../../../engine/tubeside/two-phase/methods'
import { boiling, condensing } from '../../../support/twoPhase'

describe('boiling at 5 C', () => {
  // Point 73 of the validation list: derived there from the published equations.
  it('by Gungor and Winterton (1987) and by Shah (1982)', () => {
    expect(boilingCoefficient('gungor-winterton-1987', boiling).value / 2683.3).toBeCloseTo(1, 4)
    expect(boilingCoefficient('shah-1982', boiling).value / 2521.6).toBeCloseTo(1, 4)
  })

  it('by Shah (1982) lies at the bottom of a slow horizontal tube, and not of a vertical one', () => {
    const slow = { ...boiling, massFlux: 50, heatFlux: 1000 }
    const lying = boilingCoefficient('shah-1982', slow).value
    const standing = boilingCoefficient('shah-1982', { ...slow, vertical: true }).value
    const Fr = (50 / boiling.liquid.rho) ** 2 / (9.80665 * boiling.diameter)
    expect(Fr).toBeLessThan(0.04)
    // The ratio is that of the convective branch, 1.8 N^-0.8, with N = 0.38 Fr^-0.3 Co in a horizontal tube.
    expect(standing / lying).toBeCloseTo((0.38 * Fr ** -0.3) ** 0.8, 6)
  })

  it('finds the heat flux that agrees with a wall difference', () => {
    const byFlux = boilingCoefficient(undefined, boiling).value
    const { heatFlux, ...rest } = boiling
    const byWall = boilingCoefficient(undefined, { ...rest, wallDifference: heatFlux! / byFlux }).value
    expect(byWall / byFlux).toBeCloseTo(1, 6)
  })

  it('dries out towards the coefficient of the vapour', () => {
    const at = (quality: number) => boilingCoefficient(undefined, { ...boiling, quality }).value
    const vapour = 0.023 * ((200 * 8e-3) / 10.91e-6) ** 0.8 * ((10.91e-6 * 921) / 0.0119) ** 0.4 * (0.0119 / 8e-3)
    expect(at(1) / vapour).toBeCloseTo(1, 9)
    expect(at(0.86)).toBeLessThan(at(0.85))
    expect(at(0.85 + 1e-9) / at(0.85)).toBeCloseTo(1, 6)
  })
})

describe('condensing', () => {
  it('adds the resistance of the vapour where a mixture glides', () => {
    const pure = condensingCoefficient('shah-1979', condensing).value
    const glide = { slope: 5 / condensing.latentHeat, range: 5 }
    const mixed = condensingCoefficient('shah-1979', { ...condensing, glide }).value
    expect(mixed).toBeLessThan(pure)
    expect(mixed).toBeGreaterThan(pure / 2)
  })

  it('lets a hydrocarbon flow in rings from lower velocities on', () => {
    const of = (fluid: string) => condensingCoefficient('cavallini-2006', { ...condensing, massFlux: 100, fluid }).value
    expect(of('R-290')).not.toBe(of('R-134a'))
    expect(of('R-600a')).toBe(of('R-290'))
  })

  it('refuses a method that it does not know, or whose fins the tube does not have', () => {
    expect(() => condensingCoefficient('zivi', condensing)).toThrow(expect.objectContaining({ code: 'unknown-name' }))
    expect(() => condensingCoefficient('koyama-yonemoto', condensing)).toThrow(/fins/)
    expect(() => twoPhaseGradient('zivi', condensing)).toThrow(expect.objectContaining({ code: 'unknown-name' }))
  })
})

it('friction by Choi, Kedzierski and Domanski goes by the hydraulic diameter and the section that fins leave', () => {
  const rifled = { fins: 60, finHeight: 2e-4, helixAngle: (18 * Math.PI) / 180, apexAngle: (50 * Math.PI) / 180 }
  const flow = { ...condensing, diameter: 8.92e-3, heatFlux: 1e4 }
  const of = (more: object) => twoPhaseGradient('choi-kedzierski-domanski', { ...flow, ...more }).value
  const { hydraulicDiameter, nominalArea, flowArea } = microFin({ insideDiameter: 8.92e-3, ...rifled })
  const byHand = (8.92e-3 / hydraulicDiameter) ** 1.0951 * (nominalArea / flowArea) ** 1.9049
  expect(of({ rifled }) / of({})).toBeCloseTo(byHand, 6)
  expect(byHand).toBeGreaterThan(1.5)
})

describe('every method, at any quality and mass flux', () => {
  const flows = fc.record({
    base: fc.constantFrom(condensing, boiling),
    massFlux: fc.double({ min: 1, max: 2000, noNaN: true }),
    quality: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    diameter: fc.double({ min: 2e-3, max: 0.05, noNaN: true }),
    heatFlux: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 1e5, noNaN: true })),
  })
  const each = [
    ...[...boilingMethods.keys()].map(id => ({ id, ask: boilingCoefficient })),
    ...[...condensingMethods.keys()].map(id => ({ id, ask: condensingCoefficient })),
    ...[...frictionMethods.keys()].map(id => ({ id, ask: twoPhaseGradient })),
    ...[...voidMethods.keys()].map(id => ({ id, ask: voidFraction })),
  ]

  it.each(each)('$id answers a positive finite number', ({ id, ask }) => {
    fc.assert(
      fc.property(flows, ({ base, ...changed }) => {
        const rifled = { fins: 60, finHeight: 2e-4, helixAngle: 0.31, apexAngle: 0.7 }
        const { value } = ask(id, { ...base, ...changed, rifled, tapePitch: 4 * changed.diameter })
        expect(Number.isFinite(value) && value >= 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the defaults', () => {
  const asks = [
    { name: 'boiling', ask: boilingCoefficient, base: boiling },
    { name: 'condensing', ask: condensingCoefficient, base: condensing },
    { name: 'friction', ask: twoPhaseGradient, base: condensing },
    { name: 'void', ask: voidFraction, base: condensing },
  ]

  it.each(asks)('of $name have no step in quality or mass flux', ({ ask, base }) => {
    for (let i = 1; i < 1000; i++) {
      const at = (quality: number) => ask(undefined, { ...base, quality }).value
      const [before, after] = [at((i - 0.5) / 1000), at((i + 0.5) / 1000)]
      if (i > 20 && i < 980) expect(Math.abs(after / before - 1), `quality ${i / 1000}`).toBeLessThan(0.06)
      const through = (massFlux: number) => ask(undefined, { ...base, massFlux }).value
      const flux = 20 * 1.004 ** i
      expect(Math.abs(through(flux * 1.004) / through(flux) - 1), `mass flux ${flux}`).toBeLessThan(0.03)
    }
  })

  it('come to a single phase at both ends', () => {
    const { liquid, vapour, massFlux, diameter } = condensing
    const alone = (phase: typeof liquid) => {
      const Re = (massFlux * diameter) / phase.mu
      return (0.3164 * Re ** -0.25 * massFlux ** 2) / (2 * phase.rho * diameter)
    }
    const gradient = (quality: number) => twoPhaseGradient(undefined, { ...condensing, quality }).value
    expect(Math.abs(gradient(0) / alone(liquid) - 1)).toBeLessThan(0.1)
    expect(Math.abs(gradient(1) / alone(vapour) - 1)).toBeLessThan(0.1)
    const film = (quality: number) => condensingCoefficient(undefined, { ...condensing, quality }).value
    const Re = (massFlux * diameter) / liquid.mu
    const all = 0.023 * Re ** 0.8 * ((liquid.mu * liquid.cp) / liquid.k) ** 0.4 * (liquid.k / diameter)
    expect(film(0) / all).toBeGreaterThan(0.7)
    expect(film(0) / all).toBeLessThan(2)
    expect(voidFraction(undefined, { ...condensing, quality: 0 }).value).toBe(0)
    expect(voidFraction(undefined, { ...condensing, quality: 1 }).value).toBe(1)
  })
})
