import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The module anew, because a page has one first act. */
const fresh = () => import('../../../views/workbench/state/lateCode')

let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('code behind the first view', () => {
  it.each(['pointermove', 'keydown', 'focusin'])('is fetched with the first act of the reader: %s', async act => {
    const { lateCode } = await fresh()
    const fetch = vi.fn(async () => 'code')
    const late = lateCode(fetch)
    const told = vi.fn()
    late.subscribe(told)
    const soon = late.soon()
    await vi.advanceTimersByTimeAsync(1_400)
    expect(fetch).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(act))
    expect(await soon).toBe('code')
    expect(late.now()).toBe('code')
    expect(told).toHaveBeenCalledOnce()
  })

  it('is fetched once the page is idle', async () => {
    const { lateCode } = await fresh()
    const late = lateCode(async () => 'code')
    const soon = late.soon()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await soon).toBe('code')
  })

  it('waits for the first act where the reader saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { lateCode } = await fresh()
    const fetch = vi.fn(async () => 'code')
    const soon = lateCode(fetch).soon()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('wheel'))
    expect(await soon).toBe('code')
  })

  it('is fetched again as soon as there is a line, where it could not be fetched', async () => {
    const { lateCode } = await fresh()
    const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no line'))
    const late = lateCode(fetch)
    const soon = late.soon()
    page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(100)
    expect(late.now()).toBeUndefined()
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await soon).toBe('code')
    expect(late.soon()).toBe(soon)
  })

  it('is fetched again after growing pauses while the server is too busy to give it, and then no more', async () => {
    const { lateCode } = await fresh()
    const busy = new Error('busy')
    const fetch = vi
      .fn(async () => 'code')
      .mockRejectedValueOnce(busy)
      .mockRejectedValueOnce(busy)
    const soon = lateCode(fetch).soon()
    page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(1_900)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(fetch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await soon).toBe('code')
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('fails where it is needed now, and is fetched again by the next try', async () => {
    const { lateCode } = await fresh()
    const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no line'))
    const late = lateCode(fetch)
    await expect(late.load()).rejects.toThrow('no line')
    expect(await late.load()).toBe('code')
  })
})
