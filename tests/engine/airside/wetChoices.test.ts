/**
 * The assumptions of this engine about wet fins, tested by the functions that apply them; values calculated
 * independently of this code.
 */
import { describe, expect, it } from 'vitest'
import { airSurface, surfaceWetFriction, surfaceWetRatio } from '../../../engine/airside'
import { correlationOf } from '../../../engine/correlations'
import { plateA } from '../../support/plates'

describe('wet over dry heat transfer', () => {
  // The fit gives 0.96174, 0.80259, 0.74908 and 0.98127; 25 % outside the measured range its effect is zero.
  it.each([
    [{ collarDiameter: 0.007 }, 0.9719417],
    [{ collarDiameter: 0.0135 }, 0.8657602],
    [{ finPitch: 0.0011 }, 0.8327206],
    [{ finPitch: 0.0028 }, 0.9870351],
  ])('fades to 1 outside the collars and pitches that were measured: %o', (change, expected) => {
    const fin = { ...plateA, rows: 3, ...change }
    const wave = airSurface({ surface: 'Corrugated', pattern: 'Staggered', fin, method: 'kim-youn-webb' })
    expect(surfaceWetRatio(wave, 1500)).toBeCloseTo(expected, 6)
  })

  it.each([
    ['wang-lee-sheu-liaw', { finPitch: 0.02 }, 0.5],
    ['wang-lee-sheu-liaw-louver', { transversePitch: 0.0025 }, 0.5],
    ['wang-lee-sheu-liaw-slit', { stripBreadth: 0.2 }, 1.5],
  ])('of %s stays between a half and one and a half: %o', (id, change, expected) => {
    const { inputs, evaluate } = correlationOf(id)
    const fin: Record<string, number> = { ...plateA, Re: 1500, rows: 3, ...change }
    expect(evaluate(Object.fromEntries(inputs.map(({ name }) => [name, fin[name]!]))).value).toBe(expected)
  })
})

describe('wet over dry friction with a hydrophilic coating', () => {
  // One row: 2.07601 times 0.46153, limited to 0.6. Three rows: 1.39005 times the 0.77657 of two rows.
  it.each([
    [1, 1.2456032],
    [3, 1.0794766],
  ])('%i rows of slit fins', (rows, expected) => {
    const fin = { ...plateA, rows }
    const slit = airSurface({ surface: 'RaisedLanced', pattern: 'Staggered', fin, hydrophilic: true })
    expect(surfaceWetFriction(slit, 1500, 8).value).toBeCloseTo(expected, 6)
  })
})
