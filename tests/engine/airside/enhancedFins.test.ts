import { describe, expect, it } from 'vitest'
import { largestOf } from '../../support/comparisons/comparison'
import { finDeviations, plateFins } from '../../support/comparisons/fins'

describe('another program with its own area rules', () => {
  it.each(Object.entries(finDeviations))('%s: 15 coils of the same outside area', (_surface, coils) => {
    expect(coils).toHaveLength(15)
    expect(largestOf(coils.map(({ area }) => area))).toBeLessThan(5e-7)
  })

  it.each(plateFins)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(5)
    expect(largestOf(deviations)).toBeLessThan(within)
  })

  it('convex louvers below Re 1000, where the branch of that program falls by eighty times', () => {
    const slow = finDeviations.louvered.filter(({ Re }) => Re < 1000)
    expect(slow.length).toBeGreaterThan(0)
    for (const { friction } of slow) expect(friction).toBeGreaterThan(49)
  })
})
