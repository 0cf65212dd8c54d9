/** Whole coils compared with another program. The numbers are discussed in docs/engine/validation.md. */
import { describe, expect, it } from 'vitest'
import { waterCoils as deviations } from '../../support/waterCoilDeviations'

describe('plain-fin water coils of another program', () => {
  /** Fully wet coils of two rows: outliers by their area and their wet fin efficiency; see the page. */
  const isOutlier = (each: (typeof deviations)[number]) => each.isWet && each.rows === 2

  it('are nine, two of them outliers', () => {
    expect(deviations).toHaveLength(9)
    expect(deviations.filter(isOutlier)).toHaveLength(2)
  })

  it.each(deviations.filter(each => !isOutlier(each)))('$case: capacity within 10 % dry and 12 % wet', each => {
    expect(Math.abs(each.own)).toBeLessThan(each.isWet ? 0.12 : 0.1)
  })

  it.each(deviations.filter(isOutlier))('$case: below the other program by its extra area and dry fins', each => {
    // That program uses 1.68 times the area of the coil, and rates wet fins with their dry efficiency.
    expect(each.areaRatio).toBeLessThan(0.61)
    expect(each.own).toBeLessThan(-0.2)
    expect(each.own).toBeGreaterThan(-0.3)
    expect(Math.abs(each.theirs)).toBeLessThan(0.14)
  })

  it.each(deviations.filter(each => !each.isHeating && !isOutlier(each)))(
    '$case: within 4 % with the areas of the other program',
    each => {
      expect(Math.abs(each.theirs)).toBeLessThan(0.042)
    },
  )

  it('lie below on average, as the smaller area makes them', () => {
    const regular = deviations.filter(each => !isOutlier(each))
    const mean = regular.reduce((sum, each) => sum + each.own, 0) / regular.length
    expect(mean).toBeGreaterThan(-0.06)
    expect(mean).toBeLessThan(0)
  })
})
