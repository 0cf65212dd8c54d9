/** What this process has to do: its own queue decides whether it takes more, and not how busy the machine is beside it. */

import { limits } from '../config/limits'
import { type EventLoopDelay, measureEventLoopDelay } from './eventLoopDelay'

/** What is asked for: a page that is opened now, or what belongs to a page that is open, as its calls and forms do. */
export type Asked = 'visit' | 'rest'

export interface Load {
  /** Counts a request as under way until what is given back is called. Undefined where it is refused. */
  enter(asked: Asked): (() => void) | undefined
  /** Whether visits have been refused for so long that this node should get no new ones: for readiness. */
  isOverloaded(): boolean
}

interface Parts {
  eventLoopDelay?: EventLoopDelay
  /** Time that passes [ms], never that of the day. */
  now?: () => number
}

export function createLoad({
  eventLoopDelay = measureEventLoopDelay(),
  now = () => performance.now(),
}: Parts = {}): Load {
  const { latestMs, longestWaitMs, underWay: most, overloadMs } = limits.incoming
  /** When each request came that is under way, the oldest first. */
  const arrivals = new Map<symbol, number>()
  let since: number | undefined

  /**
   * All of it: many requests are under way, this process is late with them, and half of them have waited for long.
   * Lateness alone comes from other programs too, and waiting alone from a service that is asked.
   */
  function isFull(asked: Asked): boolean {
    return arrivals.size >= most[asked] && eventLoopDelay() >= latestMs && typicalWait() >= longestWaitMs
  }

  function typicalWait(): number {
    const middle = [...arrivals.values()][Math.floor(arrivals.size / 2)]
    return middle === undefined ? 0 : now() - middle
  }

  /** Looked at whenever a request comes or goes, so that what is past is not taken for lasting. */
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
