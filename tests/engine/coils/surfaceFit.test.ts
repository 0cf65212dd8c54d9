import { describe, expect, it } from 'vitest'
import { fitted } from '../../../engine/coils/air/surfaceFit'

describe('a law fitted over the Reynolds numbers of one coil', () => {
  it('is the law within 1e-8 where it is smooth, and asked but a few times', () => {
    let asked = 0
    const law = (Re: number) => {
      asked++
      return 0.4 * Re ** (-0.47 + 0.03 * Math.log(Re / 1000))
    }
    const near = fitted(law, 1900, 2300)
    expect(asked).toBeLessThan(10)
    for (let Re = 1900; Re <= 2300; Re += 7) expect(Math.abs(near(Re) / law(Re) - 1)).toBeLessThan(1e-8)
  })

  it('is the law itself beyond the range, at a corner, and where the range is a point', () => {
    const smooth = (Re: number) => 0.4 / Math.sqrt(Re)
    expect(fitted(smooth, 1900, 2300)(4000)).toBe(smooth(4000))
    const corner = (Re: number) => Math.max(0.01, smooth(Re))
    expect(fitted(corner, 1000, 3000)).toBe(corner)
    expect(fitted(smooth, 2000, 2000)).toBe(smooth)
  })
})
