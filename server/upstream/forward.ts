import { limits } from '../config/limits'
import { UpstreamError } from '../errors/upstreamError'
import type { Upstream } from './upstream'

/**
 * The upstream's answer. A call that only reads is sent once more, after a short pause of chance length, where the
 * connection was lost; one with an effect never is, because nobody knows how far it came.
 */
export async function forward(upstream: Upstream, request: () => Request, isReading: boolean): Promise<Response> {
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
