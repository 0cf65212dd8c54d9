/** Leaves an upstream alone that keeps failing, and bounds how many of its calls are under way: its fault stays its own. */
import { limits } from '../../shared/limits'
import type { Clock } from '../clock'
import type { Logger } from '../http/logging'
import type { Upstream } from './upstream'
import { UpstreamError } from './upstreamError'

type Rules = typeof limits.breaker

interface BreakerParts {
  name: string
  clock: Clock
  logger: Logger
  rules?: Rules
}

/** `upstream` behind a breaker: a thrown fault and an answer of 500 or more are failures. */
export function guarded(upstream: Upstream, { name, clock, logger, rules = limits.breaker }: BreakerParts): Upstream {
  let calls: { at: number; isFailure: boolean }[] = []
  let failuresInARow = 0
  let openedAt: number | undefined
  let isProbing = false
  let underWay = 0

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

  /** Throws where a call may not start; otherwise says whether it is the one that tries an open upstream again. */
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
    const since = now() - rules.windowMs
    calls = [...calls.filter(call => call.at > since), { at: now(), isFailure }]
    if (isProbe && !isFailure) close()
    else if (isProbe || failuresInARow >= rules.inARow || isMostlyFailing()) open()
  }

  function isMostlyFailing(): boolean {
    const failures = calls.filter(call => call.isFailure).length
    return calls.length >= rules.leastCalls && failures >= calls.length * rules.failedShare
  }

  function open(): void {
    if (openedAt === undefined) logger.warn({ upstream: name }, 'an upstream keeps failing and is left alone')
    openedAt = now()
  }

  function close(): void {
    logger.info({ upstream: name }, 'an upstream answers again')
    openedAt = undefined
    calls = []
  }

  function now(): number {
    return clock.now().getTime()
  }
}
