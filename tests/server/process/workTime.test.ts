/** Time limits of calculations on a machine that others keep busy: what is injected is the machine. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../server/config/limits'
import { createCalculations } from '../../../server/jobs/calculations'
import { createLogger } from '../../../server/process/logging'
import { createQueue } from '../../../server/process/queue'
import { endsAfter, startWorkTime } from '../../../server/process/workTime'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A machine of which this process has `share` of one processor, with `working` threads in it. */
function machineOf(share: number, working = 1) {
  const now = () => performance.now()
  return { now, processor: () => now() * share, working: () => working }
}

const { longestMs, forsakenMs, longestWallMs } = limits.calculation

/** Threads that never answer, and end with what is asked when they are told to. */
const endless = {
  ...{ most: 4, mostSlow: 2 },
  run: <Result>(_program: string, _task: object, signal: AbortSignal) =>
    new Promise<Result>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  running: () => 0,
  idle: () => 0,
  onStart: () => undefined,
  close: async () => {},
}

function endOf(share: number, abortedAfter?: number) {
  const asked = new AbortController()
  const startTime = () => startWorkTime(machineOf(share))
  const { run } = createCalculations({
    threads: endless,
    logger: createLogger('silent'),
    isStopping: () => false,
    startTime,
  })
  const started = performance.now()
  let ended: number | undefined
  const code = run('coilSelection', 'rating', {} as never, { signal: asked.signal }).catch(error => {
    ended = performance.now() - started
    return error.code as string
  })
  if (abortedAfter !== undefined) setTimeout(() => asked.abort(), abortedAfter)
  return { code, ended: () => ended }
}

describe('work time', () => {
  it('is the time that passes where the processor is ours, and a part of it where it is not', () => {
    const [own, shared, sharedByThree] = [machineOf(1), machineOf(1 / 8), machineOf(1.5, 3)].map(startWorkTime)
    vi.advanceTimersByTime(8_000)
    expect([own?.(), shared?.(), sharedByThree?.()]).toEqual([8_000, 1_000, 4_000])
  })

  it('is never more than has passed, and is over once somebody has waited as long as proxies do', () => {
    const [fast, held] = [machineOf(4), machineOf(0)].map(startWorkTime)
    vi.advanceTimersByTime(longestWallMs - 1)
    expect([fast?.(), held?.()]).toEqual([longestWallMs - 1, 0])
    vi.advanceTimersByTime(1)
    expect(held?.()).toBe(Number.POSITIVE_INFINITY)
  })
})

it('ends nothing before it has given what keeps it from that', async () => {
  const said: string[] = []
  endsAfter(
    () => 0,
    () => said.push('ended'),
  )
  const stop = endsAfter(
    () => 0,
    () => said.push('ended although stopped'),
  )
  stop()
  said.push('given')
  await vi.advanceTimersByTimeAsync(100)
  expect(said).toEqual(['given', 'ended'])
})

describe('a calculation', () => {
  it.each([
    { machine: 'of its own', share: 1, from: longestMs, to: longestMs + 100 },
    { machine: 'that gives it a quarter', share: 1 / 4, from: longestMs * 4, to: longestMs * 4 + 100 },
    { machine: 'that gives it nothing', share: 0, from: longestWallMs, to: longestWallMs + longestMs },
  ])('is stopped after its time of work, on a machine $machine', async ({ share, from, to }) => {
    const { code, ended } = endOf(share)
    await vi.advanceTimersByTimeAsync(from - 1)
    expect(ended()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(to - from + 1)
    expect(await code).toBe('too-long')
  })

  it('that nobody waits for comes to its end as long as it has worked little, because its thread would be lost', async () => {
    const { code, ended } = endOf(1 / 8, 100)
    await vi.advanceTimersByTimeAsync(forsakenMs * 8 - 1)
    expect(ended()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(100)
    expect(await code).toBe('abandoned')
  })

  it('waits for its turn as long as the machine needs for the work before it', async () => {
    const rules = { places: 1, slowPlaces: 1, waiting: 9, waitMs: 6_000, slowWaitMs: 15_000, busy: 'busy' }
    const queue = createQueue({ ...rules, startTime: () => startWorkTime(machineOf(1 / 4)) })
    const wanted = { isSlow: false, signal: undefined }
    await queue.take(wanted)
    const late = queue.take(wanted).catch(error => (error as Error).name)
    await vi.advanceTimersByTimeAsync(23_999)
    expect(queue.waiting()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await late).toBe('BusyError')
  })
})
