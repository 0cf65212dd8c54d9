import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { coolingExample, heatingExample } from '../../../shared/coils/document/exampleCoil'
import { judgeCapacity, judgeFaceVelocity, judgeLeaving, judgeMax } from '../../../shared/coils/facts/coilVerdicts'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { readerOf } from '../../../shared/display/formatQuantity'

const ip = readerOf('IP')
const mbh = 293.07107017

describe('a capacity', () => {
  it('is judged by what is required', () => {
    expect(judgeCapacity(391.8 * mbh, 380 * mbh, ip)).toEqual({ verdict: 'ok', text: '+3.1 % over 380' })
    expect(judgeCapacity(376.2 * mbh, 380 * mbh, ip)).toEqual({ verdict: 'err', text: '−1.0 % under 380' })
    expect(judgeCapacity(376.2 * mbh, undefined, ip)).toEqual({ text: 'none required' })
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

  it('is met by colder air of a coil that cools, by warmer air of one that heats', () => {
    expect(judgeLeaving(285, wanted('Cooling', 286), ip)).toEqual({ verdict: 'ok', text: 'wanted 55.1' })
    expect(judgeLeaving(287, wanted('Cooling', 286), ip)).toEqual({ verdict: 'err', text: 'misses 55.1' })
    expect(judgeLeaving(287, wanted('Heating', 286), ip)).toEqual({ verdict: 'ok', text: 'wanted 55.1' })
    expect(judgeLeaving(287, { ...coolingExample, limits: {} }, ip)).toEqual({})
  })
})

describe('a face velocity', () => {
  const rating = rateCoil(coolingExample)

  it('of a wet coil without a limit is judged by carry-over, which warns and does not refuse', () => {
    expect(judgeFaceVelocity(rating, coolingExample, ip)).toEqual({ verdict: 'warn', text: 'over max 550' })
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
