/** A queue for places, by itself: who leaves it takes nobody with them. */
import { expect, it } from 'vitest'
import { createQueue } from '../../../server/process/queue'

const rules = { places: 1, slowPlaces: 1, waiting: 9, waitMs: 60_000, slowWaitMs: 60_000, busy: 'busy' }
const quick = (signal?: AbortSignal) => ({ isSlow: false, signal })

it('keeps those that wait when somebody who has had their turn goes away', async () => {
  const queue = createQueue(rules)
  const free = await queue.take(quick())
  const leaving = new AbortController()
  const second = queue.take(quick(leaving.signal))
  const third = queue.take(quick())
  free()
  const freeAgain = await second
  leaving.abort(new Error('gone'))
  expect([queue.waiting(), queue.running()]).toEqual([1, 1])
  freeAgain()
  ;(await third)()
  expect([queue.waiting(), queue.running()]).toEqual([0, 0])
})

it('gives no place to who is gone before asking', async () => {
  const queue = createQueue(rules)
  await expect(queue.take(quick(AbortSignal.abort(new Error('gone'))))).rejects.toThrow('gone')
  expect(queue.running()).toBe(0)
})
