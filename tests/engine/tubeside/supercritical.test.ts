import { describe, expect, it } from 'vitest'
import { dangHihara, gnielinski, krasnoshchekov, petukhovKirillov, pitla, yoon } from '../../../engine/tubeside'

describe('supercritical carbon dioxide', () => {
  it('far from its critical point every method falls back on a constant-property law', () => {
    const plain = gnielinski({ Re: 5e4, Pr: 2 }).value
    expect(pitla({ Re: 5e4, Pr: 2, wallRe: 5e4, wallPr: 2, conductivityRatio: 1 }).value).toBeCloseTo(plain, 9)
    const even = { bulkViscosity: 4e-5, filmViscosity: 4e-5, bulkConductivity: 0.04, filmConductivity: 0.04 }
    const dang = dangHihara({ Re: 5e4, filmRe: 5e4, bulkHeatCapacity: 2000, meanHeatCapacity: 2000, ...even }).value
    expect(Math.abs(dang / plain - 1)).toBeLessThan(0.07)
    const wall = { wallRe: 1e5, wallPr: 2, densityRatio: 1, heatCapacityRatio: 1 }
    expect(krasnoshchekov({ ...wall, pressure: 8e6 }).value).toBeCloseTo(petukhovKirillov({ Re: 1e5, Pr: 2 }).value, 9)
  })

  it('Dang and Hihara take the heat capacity of the layer where it is larger, with the more viscous of bulk and film', () => {
    const cooled = { Re: 5e4, filmRe: 4e4, bulkViscosity: 4e-5, bulkConductivity: 0.04 }
    const hand = (Pr: number) => {
      const f8 = (1.82 * Math.log10(4e4) - 1.64) ** -2 / 8
      return (f8 * 49_000 * Pr) / (1.07 + 12.7 * Math.sqrt(f8) * (Pr ** (2 / 3) - 1))
    }
    const at = (bulkHeatCapacity: number, filmViscosity: number) =>
      dangHihara({ ...cooled, bulkHeatCapacity, meanHeatCapacity: 9000, filmViscosity, filmConductivity: 0.05 }).value
    expect(at(12_000, 6e-5)).toBeCloseTo(hand(12_000 * (4e-5 / 0.04)), 9)
    expect(at(3000, 4.5e-5)).toBeCloseTo(hand(9000 * (4e-5 / 0.04)), 9)
    expect(at(3000, 6e-5)).toBeCloseTo(hand(9000 * (6e-5 / 0.05)), 9)
  })

  it('Yoon by hand, on both sides of the pseudo-critical temperature', () => {
    expect(yoon({ Re: 5e4, Pr: 3, densityRatio: 1.5, isAbove: 1 }).value).toBeCloseTo(0.14 * 5e4 ** 0.69 * 3 ** 0.66, 9)
    expect(yoon({ Re: 5e4, Pr: 3, densityRatio: 0.8, isAbove: 0 }).value).toBeCloseTo(
      0.013 * 5e4 * 3 ** -0.05 * 0.8 ** 1.6,
      9,
    )
  })

  it('Krasnoshchekov takes its powers on lines between 8, 10 and 12 MPa', () => {
    const at = (pressure: number) =>
      krasnoshchekov({ wallRe: 1e5, wallPr: 2, densityRatio: 2, heatCapacityRatio: 1, pressure }).value
    expect(at(9e6) / at(8e6)).toBeCloseTo(2 ** 0.15, 9)
    expect(at(12e6) / at(8e6)).toBeCloseTo(2 ** 0.42, 9)
    expect(at(20e6)).toBe(at(12e6))
  })
})
