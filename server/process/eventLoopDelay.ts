import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * How late the event loop is [ms]: the median of the last ten measurements, so that one long stall does not count as
 * load.
 */
export type EventLoopDelay = () => number

const everyMs = 100
const kept = 10

/** Measures by a timer, which does not keep the process alive. */
export function measureEventLoopDelay(): EventLoopDelay {
  const late = Array<number>(kept).fill(0)
  let due = performance.now() + everyMs
  setInterval(() => {
    const now = performance.now()
    late.push(Math.max(0, now - due))
    late.shift()
    due = now + everyMs
  }, everyMs).unref()
  return () => late.toSorted((one, other) => one - other)[kept / 2] ?? 0
}

const resolutionMs = 20

/** Within how much [ms] 99 % of the steps of the event loop were late, since the last call of the returned function. */
export function watchSlowestSteps(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  return () => {
    const late = delays.count === 0 ? 0 : delays.percentile(99) / 1e6 - resolutionMs
    delays.reset()
    return Math.max(0, late)
  }
}
