/**
 * Load shedding: the running requests decide whether more are accepted, not how busy other programs keep the machine.
 */

import { limits } from '../config/limits'
import { type EventLoopDelay, measureEventLoopDelay } from './eventLoopDelay'

/** The kind of request: a visit opens a page; the rest, such as calls and forms, belongs to an open page. */
export type Asked = 'visit' | 'rest'

export interface Load {
  /** Counts a request as running until the returned function is called. Undefined if the request is refused. */
  enter(asked: Asked): (() => void) | undefined
  /** For readiness: whether visits have been refused for so long that this node should get no new ones. */
  isOverloaded(): boolean
}

interface Parts {
  eventLoopDelay?: EventLoopDelay
  /** Monotonic time [ms], not the time of day. */
  now?: () => number
}

export function createLoad({
  eventLoopDelay = measureEventLoopDelay(),
  now = () => performance.now(),
}: Parts = {}): Load {
  const { latestMs, longestWaitMs, underWay: most, overloadMs } = limits.incoming
  /** Arrival times of the running requests, the oldest first. */
  const arrivals = new Map<symbol, number>()
  let since: number | undefined

  /**
   * All three conditions must hold: many requests are running, the event loop is late, and half of the requests have
   * waited for long. A late event loop alone may be caused by other programs, long waiting alone by a remote service.
   */
  function isFull(asked: Asked): boolean {
    return arrivals.size >= most[asked] && eventLoopDelay() >= latestMs && typicalWait() >= longestWaitMs
  }

  function typicalWait(): number {
    const middle = [...arrivals.values()][Math.floor(arrivals.size / 2)]
    return middle === undefined ? 0 : now() - middle
  }

  /** Updated whenever a request comes or ends, so that a past overload does not count as lasting. */
  function look(): void {
    since = isFull('visit') ? (since ?? now()) : undefined
  }

  return {
    enter(asked) {
      look()
      if (isFull(asked)) return undefined
      const one = Symbol()
      arrivals.set(one, now())
      return () => {
        arrivals.delete(one)
        look()
      }
    },
    isOverloaded() {
      look()
      return since !== undefined && now() - since >= overloadMs
    },
  }
}
