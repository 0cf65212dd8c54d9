import { describe, expect, it } from 'vitest'
import { uniformCircuiting } from '../../../engine/circuitry/uniformCircuiting'
import reference from '../../reference/uniformCircuiting.json'
import { code } from '../../support/engineErrors'

type Row = [number, number, string, number | null, boolean, number | null, string | null, number | null, number | null]

describe('the arithmetic of circuits', () => {
  it.each(reference.rows as Row[])('is exact for %i high, %i rows, %s', (tubesHigh, rows, serpentine, ...expected) => {
    const [above = 0, below = 1] = serpentine.split('/').map(Number)
    const found = uniformCircuiting({ tubesHigh, rows, circuiting: above / below })
    expect([
      found.feeds ?? null,
      found.isUniform,
      found.passes ?? null,
      found.connectionEnds ?? null,
      found.blanksNeeded ?? null,
      found.passesFloor ?? null,
    ]).toEqual(expected)
    expect(found.offers.length > 0).toBe(!found.isUniform)
  })

  it('offers feeds near by, punch-outs and uneven circuits for 7 feeds of 192 tubes', () => {
    const { offers, blanksNeeded } = uniformCircuiting({ tubesHigh: 24, rows: 8, circuiting: { feeds: 7 } })
    expect(blanksNeeded).toBe(3)
    expect(offers).toEqual([
      { kind: 'nearest-feeds', feeds: 6, passes: 32 },
      { kind: 'nearest-feeds', feeds: 8, passes: 24 },
      { kind: 'punch-out', feeds: 7, passes: 27, blanks: 3, places: ['front', 'back', 'all'] },
      { kind: 'uneven', feeds: 7, passes: 27, longer: 3 },
    ])
  })

  it('is uniform for 24 feeds of 8 passes and 32 of 6, not for 5', () => {
    const of = (feeds: number) => uniformCircuiting({ tubesHigh: 24, rows: 8, circuiting: { feeds } })
    expect([of(24).passes, of(32).passes, of(5).passes]).toEqual([8, 6, undefined])
  })

  it('offers the nearest whole number where it divides the tubes', () => {
    // A seventh of 8 is 1.14.
    expect(uniformCircuiting({ tubesHigh: 8, rows: 4, circuiting: 1 / 7 }).offers).toEqual([
      { kind: 'nearest-feeds', feeds: 1, passes: 32 },
    ])
  })

  it('takes feeds within a millionth as whole, and less than half a feed as none', () => {
    const feeds = (circuiting: number) => uniformCircuiting({ tubesHigh: 1, rows: 4, circuiting }).feeds
    expect([feeds(2 + 0.99e-6), feeds(2 + 1.01e-6), feeds(0.4)]).toEqual([2, undefined, undefined])
  })

  it('refuses half tubes and no circuiting', () => {
    for (const wrong of [
      { tubesHigh: 8.5, rows: 4, circuiting: 1 },
      { tubesHigh: 8, rows: 0, circuiting: 1 },
      { tubesHigh: 8, rows: 4, circuiting: 0 },
      { tubesHigh: 8, rows: 4, circuiting: Number.NaN },
    ])
      expect(() => uniformCircuiting(wrong)).toThrow(code('not-positive'))
  })
})
