import { limits } from '../config/limits'
import { UpstreamError } from '../errors/upstreamError'
import type { UpstreamAnswer, UpstreamRequest } from './messages'
import type { Upstream } from './upstream'

/**
 * The upstream's response. A call that only reads is repeated once, after a short random pause, if the connection was
 * lost. A call with an effect is never repeated, because its effect may already have happened.
 */
export async function forward(
  upstream: Upstream,
  request: () => UpstreamRequest,
  isReading: boolean,
): Promise<UpstreamAnswer> {
  try {
    return await upstream(request())
  } catch (error) {
    if (!isReading || !isLost(error)) throw error
    await pause(limits.retry.leastMs + Math.random() * limits.retry.spreadMs)
    return upstream(request())
  }
}

function isLost(error: unknown): boolean {
  return error instanceof UpstreamError && (error.code === 'unreachable' || error.code === 'broken')
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
