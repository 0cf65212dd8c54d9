/** What all tools tell of their results: paybacks, shortfalls of a search, and whether numbers are those of then. */
import { expect, it } from 'vitest'
import type { Warning } from '../../../engine/warnings'
import { paybackOf } from '../../../shared/tools/results/paybackOf'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { shortfallsOf } from '../../../shared/tools/searchShortfalls'

it('a payback is told in months up to three years', () => {
  expect(paybackOf(3, 1000)).toEqual({ value: '36', unit: 'months' })
  expect(paybackOf(3.05, 1000)).toEqual({ value: '3.1', unit: 'years' })
  expect(paybackOf(3, 0)).toEqual({ value: '–', unit: '' })
  expect(paybackOf(undefined, 1000)).toEqual({ value: '–', unit: '' })
})

it('numbers are the same within a billionth, where all of them are there', () => {
  expect(sameNumbers({ heat: 1000, drop: 0 }, { heat: 1000 * (1 + 0.9e-9), drop: 0, more: 1 })).toBe(true)
  expect(sameNumbers({ heat: 1000 }, { heat: 1000 * (1 + 1.1e-9) })).toBe(false)
  expect(sameNumbers({ heat: 1000, drop: 5 }, { heat: 1000 })).toBe(false)
})

it('shortfalls are told with the limit that is missed on either side, the largest first', () => {
  const warning = (code: string, value: number, limits?: readonly [number, number], quantity?: string) =>
    ({
      code,
      severity: 'warning',
      message: '',
      value,
      ...(limits && { limits }),
      ...(quantity && { quantity }),
    }) as Warning
  const judged = { SLOW: 'least velocity', DROP: 'drop', SHORT: 'capacity' } as const
  const found = shortfallsOf(
    [
      warning('DROP', 110, [0, 100]),
      warning('SLOW', 0.5, [1, 3]),
      warning('SHORT', 80, [100, 1e9]),
      warning('OTHER', 5, [0, 1]),
      warning('DROP', 90, [0, 100]),
      warning('SLOW', 2),
    ],
    judged,
  )
  expect(found).toEqual([
    { of: 'least velocity', value: 0.5, wanted: 1, by: 0.5 },
    { of: 'capacity', value: 80, wanted: 100, by: expect.closeTo(0.2, 12) },
    { of: 'drop', value: 110, wanted: 100, by: expect.closeTo(0.1, 12) },
  ])
  // What shows as its limit misses nothing.
  const shown = { pressure: { zero: 0, step: 10 } }
  expect(shortfallsOf([warning('DROP', 104, [0, 100], 'pressure')], judged, shown)).toEqual([])
  expect(shortfallsOf([warning('DROP', 106, [0, 100], 'pressure')], judged, shown)).toHaveLength(1)
})
