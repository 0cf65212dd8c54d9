/** How late this process is with what is due: the median of its last ten looks, so that one long stall is not load [ms]. */
export type EventLoopDelay = () => number

const everyMs = 100
const kept = 10

/** Watches a timer of its own, which keeps no process alive. */
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
