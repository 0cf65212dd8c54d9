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

  it('is left out where it cannot be fetched, and asked for again once there is a line', async () => {
    const { lateCode } = await fresh()
    const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no line'))
    const late = lateCode(fetch)
    const soon = late.soon()
    page.dispatchEvent(new Event('keydown'))
    expect(await soon).toBeUndefined()
    expect(late.soon()).toBe(soon)
    page.dispatchEvent(new Event('online'))
    expect(await late.soon()).toBe('code')
  })

  it('fails where it is needed now, and is fetched again by the next try', async () => {
    const { lateCode } = await fresh()
    const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no line'))
    const late = lateCode(fetch)
    await expect(late.load()).rejects.toThrow('no line')
    expect(await late.load()).toBe('code')
  })
})
