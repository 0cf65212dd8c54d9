import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connection, headersOf } from '../../views/drawings/coil/header'
import { projection } from '../../views/drawings/coil/projection'
import { cutAt, finIntervals } from '../../views/drawings/coil/shape'

describe('the drawn coil', () => {
  it('is drawn to scale: one inch is as long in every direction', () => {
    const p = projection({ origin: [10, 20], scale: 5 })
    const [x0, y0] = p(0, 0, 0)
    expect([x0, y0]).toEqual([10, 20])
    for (const [x, y] of [p(7, 0, 0), p(0, 7, 0), p(0, 0, 7)]) expect(Math.hypot(x - x0, y - y0)).toBeCloseTo(35, 9)
  })

  it('shows fins exactly where the cut has not taken them', () => {
    const share = (most: number) => fc.integer({ min: 0, max: most - 1 }).map(step => (step + 0.5) / most)
    fc.assert(
      fc.property(share(997), share(601), (f, v) => {
        const isShown = finIntervals(f).some(([low, high]) => v > low && v < high)
        // On the very edge either answer is right.
        fc.pre(Math.abs(cutAt(v) - f) > 1e-9)
        expect(isShown).toBe(f < cutAt(v))
      }),
    )
  })

  it('has its outlet above its inlet, each on its own header', () => {
    const p = projection({ origin: [0, 0], scale: 1 })
    const { front, rear } = headersOf({ height: 36, depth: 10 })
    expect(connection(p, front)[1]).toBeLessThan(connection(p, rear)[1])
    expect(front.depth).toBeLessThan(rear.depth)
  })
})
