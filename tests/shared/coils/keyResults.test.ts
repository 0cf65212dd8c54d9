import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import type { Warning } from '../../../engine/warnings'
import { coolingExample, heatingExample } from '../../../shared/coils/document/exampleCoil'
import { judgeFaceVelocity, judgeLeaving } from '../../../shared/coils/facts/coilVerdicts'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { judgeCapacity, judgeMax } from '../../../shared/coils/facts/limitVerdicts'
import { readerOf } from '../../../shared/display/formatQuantity'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'

const ip = readerOf('IP')
const mbh = 293.07107017

describe('a capacity', () => {
  it('is judged by what is required', () => {
    expect(judgeCapacity(391.8 * mbh, 380 * mbh, ip)).toEqual({ verdict: 'ok', text: '+3.1 % over 380' })
    expect(judgeCapacity(376.2 * mbh, 380 * mbh, ip)).toEqual({ verdict: 'err', text: '1.0 % under 380' })
    expect(judgeCapacity(376.2 * mbh, undefined, ip)).toEqual({ text: 'none required' })
    // Both show as 1 kW: what is met is not short of anything.
    expect(judgeCapacity(960, 1040, readerOf('SI'))).toEqual({ verdict: 'ok', text: '0.0 % over 1' })
  })
})

describe('a result with a limit', () => {
  it('is right up to the limit', () => {
    expect(judgeMax(249, 250, 'airPressureDrop', readerOf('SI'))).toEqual({ verdict: 'ok', text: 'max 250' })
    expect(judgeMax(251, 250, 'airPressureDrop', readerOf('SI'))).toEqual({ verdict: 'err', text: 'over max 250' })
    expect(judgeMax(251, undefined, 'airPressureDrop', ip)).toEqual({ text: 'no limit' })
  })
})

describe('the temperature of the leaving air', () => {
  const wanted = (application: 'Cooling' | 'Heating', leavingDryBulb: number) => ({
    ...coolingExample,
    application,
    limits: { leavingDryBulb },
  })
  const leaving = (dryBulb: number) => ({ dryBulb, wetBulb: dryBulb - 1 })

  it('is met by colder air of a coil that cools, by warmer air of one that heats', () => {
    expect(judgeLeaving(leaving(285), wanted('Cooling', 286), ip)).toEqual({ verdict: 'ok', text: 'wanted 55.1' })
    expect(judgeLeaving(leaving(287), wanted('Cooling', 286), ip)).toEqual({ verdict: 'err', text: 'misses 55.1' })
    expect(judgeLeaving(leaving(287), wanted('Heating', 286), ip)).toEqual({ verdict: 'ok', text: 'wanted 55.1' })
    expect(judgeLeaving(leaving(287), { ...coolingExample, limits: {} }, ip)).toEqual({})
  })

  it('is met by its wet bulb too where that is required', () => {
    const both = (leavingWetBulb: number) => ({ ...coolingExample, limits: { leavingDryBulb: 286, leavingWetBulb } })
    expect(judgeLeaving(leaving(285), both(284), ip)).toEqual({ verdict: 'ok', text: 'wanted 55.1 / 51.5' })
    expect(judgeLeaving(leaving(285), both(283), ip)).toEqual({ verdict: 'err', text: 'misses 55.1 / 49.7' })
    const wetOnly = { ...coolingExample, limits: { leavingWetBulb: 283 } }
    expect(judgeLeaving(leaving(285), wetOnly, ip)).toEqual({ verdict: 'err', text: 'misses – / 49.7' })
  })
})

describe('a number that is shown as its limit', () => {
  const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
  const limit = fahrenheit(55)
  const reached = fahrenheit(55.04)

  it('meets it', () => {
    const input = { ...coolingExample, limits: { leavingDryBulb: limit } }
    expect(judgeLeaving({ dryBulb: reached, wetBulb: 280 }, input, ip)).toEqual({ verdict: 'ok', text: 'wanted 55.0' })
    const above = { dryBulb: fahrenheit(55.06), wetBulb: 280 }
    expect(judgeLeaving(above, input, ip)).toEqual({ verdict: 'err', text: 'misses 55.0' })
    expect(judgeCapacity(379.96 * mbh, 380 * mbh, ip)).toEqual({ verdict: 'ok', text: '0.0 % over 380' })
    expect(judgeMax(250.4, 250, 'airPressureDrop', readerOf('SI'))).toEqual({ verdict: 'ok', text: 'max 250' })
  })

  it('has no notice that it misses it', () => {
    const notice = (value: number): Warning => ({
      ...{
        code: 'LEAVING_AIR_HIGH',
        severity: 'warning',
        message: '',
        input: 'geometry.rows',
        quantity: 'temperature',
      },
      value,
      limits: [0, limit],
    })
    expect(noticesAsShown([notice(reached)], ip)).toEqual([])
    expect(noticesAsShown([notice(fahrenheit(55.06))], ip)).toHaveLength(1)
    // What cannot be built stays so, however it is rounded.
    expect(noticesAsShown([{ ...notice(reached), severity: 'error' }], ip)).toHaveLength(1)
  })
})

describe('a face velocity', () => {
  const rating = rateCoil(coolingExample)

  it('of a wet coil without a limit is judged by carry-over, which warns and does not refuse', () => {
    expect(judgeFaceVelocity(rating, { ...coolingExample, limits: {} }, ip)).toEqual({
      verdict: 'warn',
      text: 'over max 550',
    })
  })

  it('is judged by the limit that was given', () => {
    const input = { ...coolingExample, limits: { faceVelocity: 2.8 } }
    expect(judgeFaceVelocity(rating, input, readerOf('SI'))).toEqual({ verdict: 'err', text: 'over max 2.80' })
  })

  it('of a dry coil has no limit of its own', () => {
    expect(judgeFaceVelocity(rateCoil(heatingExample), heatingExample, ip)).toEqual({ text: 'no limit' })
  })
})

describe('key results', () => {
  it('have half of their band on either side, and are wet where a part of the surface is', () => {
    const rating = { ...rateCoil(coolingExample), wetFraction: 0.2 }
    const value = rating.totalCapacity
    const uncertainty = { ...rating.uncertainty!, totalCapacity: { low: 0.9 * value, high: 1.14 * value } }
    const shown = keyResults({ ...rating, uncertainty }, coolingExample, ip)
    expect(shown[0]).toMatchObject({ label: 'Total capacity', band: '±12 %' })
    expect(shown.map(({ label }) => label)).toContain('Air Δp, wet')
  })

  it('say of a cooling coil whether its air pressure drop is wet', () => {
    const labels = keyResults(rateCoil(coolingExample), coolingExample, ip).map(({ label }) => label)
    expect(labels).toEqual([
      'Total capacity',
      'Sensible',
      'Leaving DB / WB',
      'Air Δp, wet',
      'Fluid Δp',
      'Face velocity',
    ])
    const heating = keyResults(rateCoil(heatingExample), heatingExample, ip).map(({ label }) => label)
    expect(heating[3]).toBe('Air Δp')
  })

  it('have a unit and words each', () => {
    for (const { value, unit, text } of keyResults(rateCoil(coolingExample), coolingExample, readerOf('SI'))) {
      expect(value).toMatch(/^[\d.,/ ]+$/)
      expect(unit).not.toBe('')
      expect(text).not.toBe('')
    }
  })
})
