/**
 * A circuit breaker. It stops calls to a failing upstream and limits simultaneous calls, so that a fault does not
 * spread.
 */

import { limits } from '../config/limits'
import { UpstreamError } from '../errors/upstreamError'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Breakers } from './breakers'
import type { Upstream } from './upstream'

type Rules = typeof limits.breaker

interface BreakerParts {
  name: string
  clock: Clock
  logger: Logger
  rules?: Rules
  /** Where it is listed. */
  breakers?: Breakers
}

/** `upstream` behind a breaker: a thrown fault and an answer of 500 or more are failures. */
export function guarded(upstream: Upstream, { name, clock, logger, ...given }: BreakerParts): Upstream {
  const { rules = limits.breaker, breakers } = given
  /** Counts per second, the oldest first: the list stays short, however many calls there are. */
  let seconds: { from: number; calls: number; failures: number }[] = []
  let failuresInARow = 0
  let openedAt: number | undefined
  let isProbing = false
  let underWay = 0

  breakers?.set(name, {
    state: () => ({
      openedAt: openedAt === undefined ? null : new Date(openedAt),
      nextTryAt: openedAt === undefined ? null : new Date(openedAt + rules.openMs),
      failures: sum(seconds.map(second => second.failures)),
      calls: sum(seconds.map(second => second.calls)),
    }),
    close() {
      if (openedAt !== undefined) close()
      failuresInARow = 0
    },
  })

  return async request => {
    const probes = enter()
    underWay += 1
    let isFailure = true
    try {
      const response = await upstream(request)
      isFailure = response.status >= 500
      return response
    } finally {
      underWay -= 1
      if (probes) isProbing = false
      note(isFailure, probes)
    }
  }

  /**
   * Throws if a call may not start. Otherwise returns whether it is the trial call to an upstream with an open breaker.
   */
  function enter(): boolean {
    if (underWay >= rules.atOnce) throw new UpstreamError('busy')
    if (openedAt === undefined) return false
    if (isProbing || now() < openedAt + rules.openMs) throw new UpstreamError('open')
    isProbing = true
    return true
  }

  function note(isFailure: boolean, isProbe: boolean): void {
    if (openedAt !== undefined && !isProbe) return
    failuresInARow = isFailure ? failuresInARow + 1 : 0
    count(isFailure)
    if (isProbe && !isFailure) close()
    else if (isProbe || failuresInARow >= rules.inARow || isMostlyFailing()) open()
  }

  function count(isFailure: boolean): void {
    const from = Math.floor(now() / 1_000) * 1_000
    while (seconds[0] && seconds[0].from <= now() - rules.windowMs) seconds.shift()
    let last = seconds.at(-1)
    if (last?.from !== from) {
      last = { from, calls: 0, failures: 0 }
      seconds.push(last)
    }
    last.calls += 1
    if (isFailure) last.failures += 1
  }

  function isMostlyFailing(): boolean {
    const calls = sum(seconds.map(second => second.calls))
    const failures = sum(seconds.map(second => second.failures))
    return calls >= rules.leastCalls && failures >= calls * rules.failedShare
  }

  function open(): void {
    if (openedAt === undefined) logger.warn({ upstream: name }, 'an upstream keeps failing and is left alone')
    openedAt = now()
  }

  function close(): void {
    logger.info({ upstream: name }, 'an upstream answers again')
    openedAt = undefined
    seconds = []
  }

  function now(): number {
    return clock.now().getTime()
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
