/** Limits that are counted in the process. */
import { expect, it } from 'vitest'
import { createFloodLimit } from '../../../server/access/floodLimit'
import { settableClock } from '../../support/settableClock'

const rule = { max: 3, windowMinutes: 60 }

it('SEC-075 lets so many pass in a window, and as many again in the next', () => {
  const clock = settableClock()
  const floods = createFloodLimit(clock)
  const takes = (key: string) => Array.from({ length: 5 }, () => floods.take(key, rule))
  const onlyThree = [true, true, true, false, false]
  expect([takes('one'), takes('another')]).toEqual([onlyThree, onlyThree])
  clock.advance({ minutes: 59 })
  expect(floods.take('one', rule)).toBe(false)
  clock.advance({ minutes: 1 })
  expect(takes('one')).toEqual(onlyThree)
})

it('SEC-075 keeps count of a bounded number, and gives up what has ended before what is the oldest', () => {
  const clock = settableClock()
  const floods = createFloodLimit(clock, 2)
  const isLeft = (key: string) => floods.take(key, { ...rule, max: 1 })
  expect([isLeft('first'), isLeft('second')]).toEqual([true, true])
  clock.advance({ minutes: 30 })
  // The first is the oldest: the third takes its place, and the second is still known.
  expect([isLeft('third'), isLeft('second'), isLeft('third')]).toEqual([true, false, false])
  clock.advance({ minutes: 30 })
  // The second has ended by now, so that the third may stay.
  expect([isLeft('fourth'), isLeft('third')]).toEqual([true, false])
})
