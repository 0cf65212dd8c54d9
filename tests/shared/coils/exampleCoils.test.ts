import { describe, expect, it } from 'vitest'
import { coilType, explainedRating, rateCoil } from '../../../engine'
import { coilRating } from '../../../shared/coils/coilRating'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { readerOf } from '../../../shared/display/formatQuantity'

describe.each(coilType.codes)('the example of %s', type => {
  const input = exampleOf(type)
  const rating = explainedRating(input, rateCoil(input))

  it('is a coil that does what is asked of it, without an error', () => {
    expect(rating.warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(rating.warnings.map(({ code }) => code)).not.toContain('CAPACITY_LOW')
    expect(rating.totalCapacity).toBeGreaterThanOrEqual(input.limits?.capacity ?? 0)
  })

  it.each(['original', 'v2025'] as const)('is warned of by %s only for what the house coil is known to be', engine => {
    const { warnings } = rateCoil({ ...input, engineVersion: engine })
    const codes = warnings.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
    // Its plate is wider than those of the published data, and its face is faster than wet fins like.
    const known = type === 'FLUID' ? ['FIN_RANGE', 'CARRYOVER'] : ['FIN_RANGE']
    expect(codes.filter(code => !known.includes(code))).toEqual([])
  })

  it('has a rating that travels whole', () => {
    // Undefined has no place in JSON.
    const travelled = (whole: unknown) => JSON.parse(JSON.stringify(whole))
    expect(travelled(coilRating.parse(rating))).toEqual(travelled(rating))
    expect(rating.uncertainty).toBeDefined()
  })

  it('has key results, each with a number, a unit and words', () => {
    const results = keyResults(rating, input, readerOf('IP'))
    expect(results.length).toBe(type === 'NONE' ? 2 : 6)
    for (const { value, unit, text } of results) {
      expect(value).toMatch(/^[\d.,/ −]+$/)
      expect(unit).not.toBe('')
      expect(text).not.toBe('')
    }
  })
})
