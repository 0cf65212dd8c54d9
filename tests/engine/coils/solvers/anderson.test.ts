import { describe, expect, it } from 'vitest'
import { anderson } from '../../../../engine/coils/solvers/anderson'

/**
 * An iteration that remembers: the image of the first number depends on the second, which only follows the first with a
 * delay. Both end at 1.
 */
function image([x, remembered]: Float64Array): Float64Array {
  return Float64Array.of(0.6 - 0.9 * remembered! + 1.3, 0.2 * remembered! + 0.8 * x!)
}

/** Steps until the first number is within 1e-10 of its end. */
function stepsOf(size: number, counted: number): number {
  const mixer = anderson(size, 4, counted)
  const x = new Float64Array(2)
  for (let step = 1; step <= 100; step++) {
    const next = image(x)
    if (Math.abs(x[0]! - 1) < 1e-10 && Math.abs(next[0]! - 1) < 1e-10) return step
    const combined = x.subarray(0, size)
    mixer.step(combined, next.subarray(0, size))
    if (size === 1) x[1] = next[1]!
  }
  return 101
}

describe('Anderson mixing', () => {
  it('combines what an iteration remembers with the numbers that count, in fewer steps than without', () => {
    expect(stepsOf(2, 2)).toBeLessThanOrEqual(5)
    expect(stepsOf(2, 1)).toBeLessThanOrEqual(12)
    expect(stepsOf(1, 1)).toBeGreaterThan(12)
  })

  it('gives the length of the step of the numbers that count', () => {
    const mixer = anderson(3, 2, 2)
    expect(mixer.step(Float64Array.of(0, 0, 0), Float64Array.of(3, 4, 100))).toBe(5)
  })
})
