/** How late this process is with what is due: the mean over the last two seconds [ms]. */
export type Lateness = () => number

const everyMs = 100
const kept = 20

/** Watches a timer of its own, which keeps no process alive. */
export function measureLateness(): Lateness {
  const late: number[] = []
  let due = performance.now() + everyMs
  setInterval(() => {
    const now = performance.now()
    late.push(Math.max(0, now - due))
    if (late.length > kept) late.shift()
    due = now + everyMs
  }, everyMs).unref()
  return () => late.reduce((sum, one) => sum + one, 0) / kept
}
