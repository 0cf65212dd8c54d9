import { describe, expect, it } from 'vitest'
import { airPressureDrop, wetDryRatio, wetFriction, wetFrictionRatio } from '../../../engine/airside'

const plateA = {
  Re: 1000,
  transversePitch: 0.0254,
  longitudinalPitch: 0.022,
  collarDiameter: 0.009765,
  finPitch: 0.0018,
  hydraulicDiameter: 0.00226759,
  areaRatio: 18.45996,
}

describe('wetFriction', () => {
  // The published fit gives 0.13 to 0.15 for film Reynolds numbers 5 to 20 on this plate; dry it is 0.064.
  it('lies at twice the dry friction for a usual film', () => {
    const low = wetFriction({ ...plateA, filmRe: 5 }).value
    const high = wetFriction({ ...plateA, filmRe: 20 }).value
    expect(Math.min(low, high)).toBeGreaterThan(0.125)
    expect(Math.max(low, high)).toBeLessThan(0.155)
  })
})

describe('wetFrictionRatio', () => {
  it('stays between 1 and 2.5 and says when it was capped', () => {
    expect(wetFrictionRatio(0.05, 0.1)).toEqual({ value: 1, warnings: [] })
    expect(wetFrictionRatio(0.2, 0.1)).toEqual({ value: 2, warnings: [] })
    expect(wetFrictionRatio(0.4, 0.1)).toMatchObject({ value: 2.5, warnings: [{ code: 'WET_F_CAPPED' }] })
    expect(wetFrictionRatio(Number.NaN, 0.1).value).toBe(1)
    expect(wetFrictionRatio(Number.POSITIVE_INFINITY, 0.1).value).toBe(2.5)
  })
})

describe('wetDryRatio', () => {
  it('follows its equation by hand', () => {
    const spacing = 1.8 / 9.765
    const W4 = -0.213 + 0.0176 * Math.log(1000) + 0.0172 / spacing
    const W5 = 0.551 - 2.63 * spacing - 0.012 * 4
    const byHand = 0.968 * 1000 ** W4 * spacing ** W5
    expect(wetDryRatio({ Re: 1000, rows: 4, collarDiameter: 0.009765, finPitch: 0.0018 }).value).toBeCloseTo(byHand, 12)
  })

  it('is finite and near one over the coils that are built', () => {
    for (const Re of [50, 300, 1000, 5000, 20_000]) {
      for (const finPitch of [0.0013, 0.002, 0.004]) {
        const { value } = wetDryRatio({ Re, rows: 6, collarDiameter: 0.0162, finPitch })
        expect(value).toBeGreaterThanOrEqual(0.5)
        expect(value).toBeLessThanOrEqual(1.5)
      }
    }
  })
})

describe('airPressureDrop', () => {
  const piece = { massVelocity: 6, friction: 0.03, areaRatio: 15, contraction: 0.55, densityIn: 1.2, densityOut: 1.2 }

  it('is friction alone at constant density', () => {
    expect(airPressureDrop(piece)).toBeCloseTo((0.03 * 15 * 36) / (2 * 1.2), 9)
  })

  it('rises when the air expands', () => {
    expect(airPressureDrop({ ...piece, densityOut: 1.1 })).toBeGreaterThan(airPressureDrop(piece))
  })
})
