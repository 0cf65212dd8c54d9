/**
 * The assumptions of this engine about wet fins, tested by the functions that apply them; values calculated
 * independently of this code.
 */
import { describe, expect, it } from 'vitest'
import { airSurface, surfaceF, surfaceWetFriction, surfaceWetRatio } from '../../../engine/airside'
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

describe('wet over dry friction', () => {
  const surfaceOf = (surface: 'Flat' | 'RaisedLanced', finPitch: number) =>
    airSurface({ surface, pattern: 'Staggered', fin: { ...plateA, rows: 3, finPitch } })

  // The wet fit over the dry one: 0.114691 / 0.0504893 at 1.8 mm; outside 1.2 to 2.6 mm both at that limit.
  it.each([
    [0.0018, 8, 2.2715842],
    [0.0034, 8, 1.8575287],
    [0.0034, 30, 2.2023997],
    [0.0011, 8, 2.5],
  ])('of flat fins %d m apart with a film of Re %d', (finPitch, filmRe, expected) => {
    const flat = surfaceOf('Flat', finPitch)
    expect(surfaceWetFriction(flat, 1500, filmRe).value).toBeCloseTo(expected, 6)
    // A solver hands over the dry friction that it knows already.
    expect(surfaceWetFriction(flat, 1500, filmRe, surfaceF(flat, 1500)).value).toBeCloseTo(expected, 6)
  })

  // Wet flat fins: 0.114691 at 1.8 mm, and 1.8575287 times 0.0468799 at 3.4 mm.
  it.each([
    [0.0018, 0.05, 2.293816],
    [0.0034, 0.05, 1.7416168],
  ])('of slit fins %d m apart is at least that of wet flat fins', (finPitch, dry, expected) => {
    expect(surfaceWetFriction(surfaceOf('RaisedLanced', finPitch), 1500, 8, dry).value).toBeCloseTo(expected, 6)
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
    // With so much friction dry, wet flat fins are no bound.
    expect(surfaceWetFriction(slit, 1500, 8, 0.2).value).toBeCloseTo(expected, 6)
  })
})
