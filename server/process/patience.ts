/** Waiting for another program without taking our own lateness for its own. */

const steps = 4

/**
 * `work`, or `late` where it took longer than `ms`. Time is counted in steps of this process: while it is held up, by a
 * page that is rendered or by other programs, none is counted, and what came meanwhile is heard before it counts on.
 */
export async function withPatience<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let left = steps
  let timer: NodeJS.Timeout | undefined
  const lateness = new Promise<never>((_, reject) => {
    const step = () => {
      left -= 1
      // After what waits at the sockets, which timers come before.
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
