/** Threads start with work, end after idleness, and fail without ending the product. */
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { createThreads, forRequests, type Threads } from '../../../server/jobs/threads'

const programs = { folder: join(root, 'tests/support/heldThreads'), ending: '.js' } as const
const never = new AbortController().signal

it('SEC-102 a thread has 512 MB for what it makes: more ends it, and not the product', async () => {
  const threads = createThreads({ programs, most: 1, idleMs: 60_000, niceIncrement: 0 })
  const given = await threads.run('resourceLimits', {}, never)
  await threads.close()
  expect(given).toMatchObject({ maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 })
})

it('a thread has little room for new objects, whatever the process was started with', async () => {
  // As `--max-semi-space-size=8` of every start, which holds for threads too.
  setFlagsFromString('--max-semi-space-size=8')
  const threads = createThreads({ programs, most: 1, idleMs: 60_000, niceIncrement: 0 })
  const { room } = await threads.run<{ room: number }>('newObjects', {}, never)
  await threads.close()
  expect(room).toBeLessThanOrEqual(8)
})

it('there are one more threads for requests than cores, three to six, and at least two of them make files', () => {
  const numbers = ({ most, mostSlow }: ReturnType<typeof forRequests>) => `${mostSlow} of ${most}`
  const given = [1, 2, 3, 4, 5, 32].map(cores => numbers(forRequests({}, cores)))
  expect(given).toEqual(['2 of 3', '2 of 3', '2 of 4', '3 of 5', '3 of 6', '3 of 6'])
  const set = [1, 2, 3].map(calculationThreads => numbers(forRequests({ calculationThreads }, 2)))
  expect(set).toEqual(['1 of 1', '1 of 2', '2 of 3'])
})

describe('what is in no hurry', () => {
  /** Holds a thread with a task, and lets it go with its number. */
  function held(threads: Threads, isSlow: boolean) {
    const gate = new Int32Array(new SharedArrayBuffer(4))
    const answer = threads.run<number>('heldThread', { gate }, never, { isSlow })
    return () => {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
      return answer
    }
  }
  const made = () => createThreads({ programs, most: 3, mostSlow: 1, idleMs: 60_000, niceIncrement: 0 })

  it('is done by few of the threads, so that the others never load what it needs', async () => {
    const threads = made()
    const first = held(threads, true)
    const quick = [held(threads, false), held(threads, false)]
    const second = held(threads, true)
    const ofQuick = await Promise.all(quick.map(go => go()))
    const ofSlow = [await first(), await second()]
    expect([new Set(ofSlow).size, new Set([...ofQuick, ...ofSlow]).size, threads.running()]).toEqual([1, 3, 3])
    await threads.close()
  })

  it('leaves its thread to all else when the others have work, and starts none while one has no work', async () => {
    const threads = made()
    const one = await held(threads, true)()
    expect(await held(threads, false)()).toBe(one)
    expect(threads.running()).toBe(1)
    const quick = [held(threads, false), held(threads, false), held(threads, false)]
    expect(new Set(await Promise.all(quick.map(go => go()))).size).toBe(3)
    expect(threads.running()).toBe(3)
    await threads.close()
  })
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
