/** Compares every row of the tables of another library with the registry. */
import { describe, expect, it } from 'vitest'
import { largestOf } from '../../../support/comparisons/comparison'
import { twoPhase } from '../../../support/comparisons/twoPhase'

describe.each(Object.entries(twoPhase))('%s', (_subject, { comparisons, leftOver }) => {
  it('has a correlation for each function', () => {
    expect(leftOver).toEqual([])
  })

  it.each(comparisons)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(0)
    expect(largestOf(deviations)).toBeLessThan(within)
  })
})
