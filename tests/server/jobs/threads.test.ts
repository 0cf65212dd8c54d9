/** Threads start with work, end after idleness, and fail without ending the product. */
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { createThreads, type Threads } from '../../../server/jobs/threads'

const programs = { folder: join(root, 'tests/support/heldThreads'), ending: '.js' } as const
const never = new AbortController().signal

it('SEC-102 a thread has 512 MB for what it makes: more ends it, and not the product', async () => {
  const threads = createThreads({ programs, most: 1, idleMs: 60_000, niceIncrement: 0 })
  const given = await threads.run('resourceLimits', {}, never)
  await threads.close()
  expect(given).toMatchObject({ maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 })
})

it('a thread that cannot start fails its task, and ends nothing else', async () => {
  const threads = createThreads({ programs, most: 1, idleMs: 60_000, niceIncrement: 0 })
  await expect(threads.run('noSuchProgram', {}, never)).rejects.toThrow('noSuchProgram')
  expect(await threads.run('resourceLimits', {}, never)).toBeDefined()
  await threads.close()
})

describe('threads', () => {
  const idleMs = 60_000
  // Threads end by timers of the process: these stand still until the test moves them.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const made = (most: number) => createThreads({ programs, most, idleMs, niceIncrement: 0 })
  const asked = (threads: Threads) => threads.run('resourceLimits', {}, never)

  it('start with work, as many as meet no other, and end after idleness', async () => {
    const threads = made(3)
    const started = vi.fn()
    threads.onStart(started)
    expect(threads.running()).toBe(0)
    await asked(threads)
    await asked(threads)
    expect([threads.running(), threads.idle(), started.mock.calls.length]).toEqual([1, 1, 1])
    const both = [asked(threads), asked(threads)]
    expect(threads.idle()).toBe(0)
    await Promise.all(both)
    expect(threads.running()).toBe(2)
    vi.advanceTimersByTime(idleMs - 1)
    expect(threads.running()).toBe(2)
    vi.advanceTimersByTime(1)
    expect(threads.running()).toBe(0)
    await threads.close()
  })

  it('are kept while work comes again and again', async () => {
    const threads = made(1)
    const started = vi.fn()
    threads.onStart(started)
    for (let round = 0; round < 5; round++) {
      await asked(threads)
      vi.advanceTimersByTime(0.6 * idleMs)
    }
    expect([threads.running(), started.mock.calls.length]).toEqual([1, 1])
    await threads.close()
  })

  it('lose no task that comes when one ends', async () => {
    const threads = made(2)
    for (let round = 0; round < 4; round++) {
      const before = asked(threads)
      vi.advanceTimersByTime(idleMs)
      expect(await before).toBeDefined()
      vi.advanceTimersByTime(idleMs)
      expect(await asked(threads)).toBeDefined()
    }
    await threads.close()
  })

  it('end with the server', async () => {
    const threads = made(2)
    await Promise.all([asked(threads), asked(threads)])
    await threads.close()
    expect(threads.running()).toBe(0)
  })
})
