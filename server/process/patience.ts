/** Waits for another program without counting delays of this process as delays of that program. */

const steps = 4

/**
 * The result of `work`, or the error `late` if it took longer than `ms`. Time is counted in steps of the event loop.
 * While the loop is blocked, by rendering a page or by other programs, no time is counted, and data that arrived
 * meanwhile is read before counting continues.
 */
export async function withPatience<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let left = steps
  let timer: NodeJS.Timeout | undefined
  const lateness = new Promise<never>((_, reject) => {
    const step = () => {
      left -= 1
      // setImmediate runs after pending socket data is read; timers run before that.
      if (left <= 0) setImmediate(() => reject(late()))
      else timer = setTimeout(step, ms / steps)
    }
    timer = setTimeout(step, ms / steps)
  })
  try {
    return await Promise.race([work, lateness])
  } finally {
    clearTimeout(timer)
  }
}
