import { describe, expect, it } from 'vitest'
import {
  dittusBoelter,
  gnielinski,
  hausen,
  petukhovFriction,
  petukhovKirillov,
  tubeNusselt,
} from '../../../engine/tubeside'
import { largestOf } from '../../support/comparisons/comparison'
import { tubeNusselt as comparisons } from '../../support/comparisons/tubeside'
import { throughEveryDoor } from '../../support/doors'

describe('Nusselt numbers against another library, every row within half a millionth', () => {
  it.each(comparisons)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(0)
    expect(largestOf(deviations)).toBeLessThan(within)
  })
})

describe('gnielinski', () => {
  // Calculated by hand from the equations.
  it.each([
    [1e4, 0.7, 0.0314798, 29.817, 31.606],
    [1e4, 5, 0.0314798, 69.912, 69.393],
    [1e5, 5, 0.017992, 515.68, 437.84],
    [5000, 7, 0.0386195, 40.39, 45.598],
  ])('Re %f, Pr %f', (Re, Pr, friction, nusselt, powerLaw) => {
    expect(petukhovFriction({ Re }).value).toBeCloseTo(friction, 6)
    expect(gnielinski({ Re, Pr }).value / nusselt).toBeCloseTo(1, 4)
    expect(dittusBoelter({ Re, Pr }).value / powerLaw).toBeCloseTo(1, 4)
  })

  throughEveryDoor('correlation', { name: 'gnielinski', Re: 1e5, Pr: 5 }, result => {
    expect(result.value).toBeCloseTo(515.68, 2)
  })

  it('agrees with Dittus-Boelter and Petukhov within the bands claimed for them', () => {
    for (const [Re, Pr] of [
      [2e4, 3],
      [1e5, 5],
      [1e5, 10],
    ] as const) {
      const value = gnielinski({ Re, Pr }).value
      expect(Math.abs(value / dittusBoelter({ Re, Pr }).value - 1)).toBeLessThan(0.25)
      expect(Math.abs(value / petukhovKirillov({ Re, Pr }).value - 1)).toBeLessThan(0.1)
    }
  })

  it('warns below its range and still answers', () => {
    expect(gnielinski({ Re: 2500, Pr: 5 }).warnings).toEqual([
      expect.objectContaining({ code: 'out-of-range', input: 'Re' }),
    ])
  })

  it.each([0, -1, Number.NaN])('has no answer for Re = %s', Re => {
    expect(() => gnielinski({ Re, Pr: 5 })).toThrow(expect.objectContaining({ code: 'not-positive' }))
  })
})

describe('hausen', () => {
  it('gives 4.2234 at Gz 10 and 7.2480 at Gz 100', () => {
    expect(hausen({ Gz: 10 }).value).toBeCloseTo(4.2234, 4)
    expect(hausen({ Gz: 100 }).value).toBeCloseTo(7.248, 4)
  })

  it('is 3.66 for an endless tube', () => {
    expect(hausen({ Gz: 0 }).value).toBe(3.66)
  })
})

describe('tubeNusselt', () => {
  const tube = { Pr: 8, diameterLength: 0.01 }

  it('has no step from laminar to turbulent', () => {
    for (const edge of [2300, 4000]) {
      const below = tubeNusselt({ ...tube, Re: edge * 0.99999 })
      const above = tubeNusselt({ ...tube, Re: edge * 1.00001 })
      expect(above / below).toBeCloseTo(1, 3)
    }
  })

  it('grows with Re all the way', () => {
    let before = 0
    for (let Re = 100; Re < 2e5; Re *= 1.05) {
      const value = tubeNusselt({ ...tube, Re })
      expect(value).toBeGreaterThan(before)
      before = value
    }
  })

  it('rises when the wall is warmer than the water, by the power 0.11 of the Prandtl numbers', () => {
    const same = tubeNusselt({ ...tube, Re: 2e4 })
    expect(tubeNusselt({ ...tube, Re: 2e4, wallPr: 6 }) / same).toBeCloseTo((8 / 6) ** 0.11, 9)
  })
})
