/** Trying again what had no answer: when, and until when. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appName } from '../../../shared/frame/tabMessage'
import { limits } from '../../../shared/limits'

const { pause, longestPause } = limits.busy
const page = new EventTarget()
let again: ReturnType<typeof vi.fn<() => void>>
let retries: ReturnType<typeof import('../../../views/client/retrying')['retrying']>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { body: { dataset: { reader: 'mark' } } })
  const { retrying } = await import('../../../views/client/retrying')
  again = vi.fn<() => void>()
  retries = retrying(again)
})

afterEach(() => {
  retries.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits twice as long after each try that had no answer, up to a minute', () => {
  for (const wait of [pause, 2 * pause, 4 * pause, 8 * pause, 16 * pause, longestPause, longestPause]) {
    again.mockClear()
    retries.lost()
    vi.advanceTimersByTime(wait - 1)
    expect([wait, again.mock.calls.length]).toEqual([wait, 0])
    vi.advanceTimersByTime(1)
    expect([wait, again.mock.calls.length]).toEqual([wait, 1])
  }
})

it('tries at once when the computer is online again, and the pause before it is over', () => {
  retries.lost()
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(0)
  expect(again).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10 * longestPause)
  expect(again).toHaveBeenCalledTimes(1)
})

it('waits for nothing but the reader where no pause helps', async () => {
  vi.useRealTimers()
  retries.waitForBack()
  const other = new BroadcastChannel(appName)
  const say = (reader: string) => other.postMessage({ app: appName, changeType: 'loggedIn', reader })
  say('of somebody else')
  say('mark')
  await vi.waitFor(() => expect(again).toHaveBeenCalled(), 60_000)
  expect(again).toHaveBeenCalledTimes(1)
  other.close()
})

it('is told nothing by another reader who logs in', async () => {
  vi.resetModules()
  const hearing = new Set<(event: { data: unknown }) => void>()
  class Channel {
    addEventListener = (_: string, listener: (event: { data: unknown }) => void) => hearing.add(listener)
    removeEventListener = (_: string, listener: (event: { data: unknown }) => void) => hearing.delete(listener)
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const { retrying } = await import('../../../views/client/retrying')
  const waiting = retrying(again)
  waiting.waitForBack()
  const hear = (reader: string) => {
    for (const listener of hearing) listener({ data: { app: appName, changeType: 'loggedIn', reader } })
    vi.advanceTimersByTime(0)
    return again.mock.calls.length
  }
  expect([hear('of somebody else'), hear('mark')]).toEqual([0, 1])
  waiting.stop()
  expect(hearing.size).toBe(0)
})

it('is over when it is stopped', () => {
  retries.lost()
  retries.stop()
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(longestPause)
  expect(again).not.toHaveBeenCalled()
})
