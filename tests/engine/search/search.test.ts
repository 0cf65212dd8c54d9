/** What every search of the product ranks by: how far items miss, and which are beaten by none. */
import { describe, expect, it } from 'vitest'
import { distanceOf } from '../../../engine/search/distance'
import type { Missed } from '../../../engine/search/findings'
import { ranked } from '../../../engine/search/ranked'

type Of = 'heat' | 'drop' | 'velocity'
const kinds = { isBelow: new Set<Of>(['heat']), isPressureDrop: new Set<Of>(['drop']) }
const missed = (of: Of, value: number, wanted: number) => ({ of, value, wanted, by: Math.abs(value / wanted - 1) })

describe('how far an item misses', () => {
  it('is as far at half of what is wanted as at twice what is allowed, or at four times an allowed pressure drop', () => {
    for (const one of [missed('heat', 50, 100), missed('velocity', 6, 3), missed('drop', 400, 100)])
      expect(distanceOf([one], kinds)).toBeCloseTo(Math.log(2), 12)
  })

  it('is the sum of all that it misses', () => {
    expect(distanceOf([missed('heat', 50, 100), missed('drop', 400, 100)], kinds)).toBeCloseTo(Math.log(4), 12)
    expect(distanceOf([], kinds)).toBe(0)
  })
})

describe('the ranking of a search', () => {
  interface Figures {
    cost: number
    drop: number
  }
  const order = {
    key: ({ drop }: Figures) => drop,
    cost: ({ cost }: Figures) => cost,
    against: ({ drop }: Figures) => drop,
    textOf: ({ name }: { name: string }) => name,
    distance: (all: readonly Missed<Of>[]) => all.reduce((sum, { by }) => sum + by, 0),
  }
  const item = (name: string, cost: number, drop: number) => ({ name, figures: { cost, drop } })
  const counts = { considered: 0, rated: 0, refused: 0, missed: {} }
  const list = [item('d', 3, 7), item('b', 2, 5), item('c', 2, 5), item('a', 1, 7), item('e', 4, 2)]
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('')

  it('is by its key, then by cost, then by name, whatever the order in which items were found', () => {
    for (const candidates of [list, list.toReversed()])
      expect(names(ranked({ ...counts, candidates, nearMisses: [] }, order, 10).candidates)).toBe('ebcad')
    const few = ranked({ ...counts, candidates: list, nearMisses: [] }, order, 2)
    expect([names(few.candidates), few.found]).toEqual(['eb', 5])
  })

  it('has on its front what no other of the same or a lower cost equals', () => {
    const { candidates } = ranked({ ...counts, candidates: list, nearMisses: [] }, order, 10)
    // Of two alike, one is there; the dearer with the same drop as the cheapest is not.
    const front = candidates.filter(({ isOnFront }) => isOnFront)
    expect(front.map(({ figures: { cost, drop } }) => [cost, drop])).toEqual([
      [4, 2],
      [2, 5],
      [1, 7],
    ])
  })

  it('has the ten nearest of those that miss', () => {
    const nearMisses = Array.from({ length: 12 }, (_, at) => ({
      ...item(`m${at}`, at, 1),
      shortfalls: [missed('velocity', 12 - at + 100, 100)],
    }))
    const near = ranked({ ...counts, candidates: [], nearMisses }, order, 10).nearMisses
    expect(near.map(({ name }) => name)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(at => `m${at}`))
  })
})
