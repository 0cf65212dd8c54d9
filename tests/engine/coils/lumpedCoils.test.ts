/** The whole coils of ACHP with ACHP's own simplifications; the page on validation states the effect of each. */
import { describe, expect, it } from 'vitest'
import { asAchp, type Simplifications } from '../../support/lumped/lumpedCoil'
import { lumpedDeviations } from '../../support/lumped/lumpedDeviations'

const coils = lumpedDeviations()
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('whole coils of another program by its simplifications', () => {
  it('are all 52', () => expect(coils).toHaveLength(52))

  it.each(coils)('$name: within 1 %', ({ deviation }) => {
    expect(Math.abs(deviation)).toBeLessThan(0.01)
  })

  it('deviate by less than 0.2 % in the mean size', () => {
    expect(mean(coils.map(({ deviation }) => Math.abs(deviation)))).toBeLessThan(0.002)
  })

  it.each(Object.keys(asAchp) as (keyof Simplifications)[])('are outside 1 %% somewhere without that of %s', key => {
    const without = coils.map(({ deviation, worth }) => (1 + deviation) * (1 + worth[key]) - 1)
    expect(Math.max(...without.map(Math.abs))).toBeGreaterThan(0.03)
  })

  it('differ by less than 9 % from the march at one pressure when nothing is simplified but the one piece', () => {
    for (const { resolution } of coils) expect(Math.abs(resolution)).toBeLessThan(0.09)
    expect(mean(coils.map(({ resolution }) => Math.abs(resolution)))).toBeLessThan(0.025)
  })
})
