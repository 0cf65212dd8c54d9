import { describe, expect, it } from 'vitest'
import { largestOf } from '../../support/comparisons/comparison'
import { escoaRows, finRows, roundFinRows } from '../../support/comparisons/economizerSurfaces'

describe.each([
  ['ESCOA', escoaRows],
  ['fins', finRows],
  ['round high fins', roundFinRows],
])('%s', (_, comparisons) => {
  it.each(comparisons)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(10)
    expect(largestOf(deviations)).toBeLessThan(within)
  })
})
