/** An upstream is anything that answers a request: a built-in service, or a remote one over HTTP. */
import type { Service } from '../../shared/contracts/operation'
import { type NodeProof, proofHeader } from '../access/nodeProof'
import { limits } from '../config/limits'
import { UpstreamError } from '../errors/upstreamError'
import type { UpstreamAnswer, UpstreamRequest } from './messages'

export type Upstream = (request: UpstreamRequest) => Promise<UpstreamAnswer>

/** The upstream of each service. */
export type Upstreams = Record<Service, Upstream>

/**
 * The hash under which the asking session is stored. It opens nothing, because the cookie holds the signed id itself.
 */
export const ownSession = 'x-session'

/** Headers that are sent to an upstream. The gateway makes them itself; no header of the client is passed on. */
export const forwardedHeaders = [
  'authorization',
  'content-type',
  'accept',
  'x-request-id',
  'x-client-address',
  'x-client-device',
  'x-impersonator',
  ownSession,
] as const

/** Headers of a response that are used. All others are dropped here. */
const keptHeaders = ['authorization', 'content-type'] as const

/**
 * Marks requests that a gateway made. It is never sent: the service port sets it after a node has authenticated itself.
 */
export const fromGateway = 'x-from-gateway'

export interface UpstreamTimes {
  firstByteMs: number
  totalMs: number
}

/** What a service answers with, if the request does not fit it, or its present state. */
export const refusalStatuses: readonly number[] = [400, 409, 422]

/**
 * The service at `origin`. It gets only the path and query of the contract. Redirects are neither followed nor passed
 * on. The time to the first byte, the total time and the size of the response are limited. With `nodeProof` the service
 * can verify that a node of this installation calls.
 */
export function remoteUpstream(
  origin: string,
  times: UpstreamTimes = limits.upstream,
  nodeProof?: NodeProof,
): Upstream {
  return async request => {
    const url = addressAt(origin, request.url)
    const headers = new Headers()
    for (const name of forwardedHeaders) {
      const value = request.headers.get(name)
      if (value) headers.set(name, value)
    }
    const { method } = request
    const body = method === 'GET' ? undefined : await request.text()
    const path = url.pathname + url.search
    if (nodeProof) headers.set(proofHeader, nodeProof.make({ method, path, headers, body: body ?? '' }))
    const late = new AbortController()
    const { signal } = late
    const firstByte = setTimeout(() => late.abort(), times.firstByteMs)
    // Not AbortSignal.timeout: the signal and everything it references would stay in memory for half a minute per call.
    const total = setTimeout(() => late.abort(), times.totalMs)
    try {
      const response = await fetch(url, { method, headers, body, redirect: 'manual', signal })
      clearTimeout(firstByte)
      if (response.status >= 300 && response.status < 400) {
        // A body that is left unread would keep its connection, whose time limits end here.
        await response.body?.cancel()
        throw new UpstreamError('redirect')
      }
      return await whole(response)
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause
      throw new UpstreamError(signal.aborted ? 'timeout' : 'unreachable', cause)
    } finally {
      clearTimeout(firstByte)
      clearTimeout(total)
    }
  }
}

/** Path and query of `asked` at `origin`; no form of a path can lead to another host. */
function addressAt(origin: string, asked: string): URL {
  const { pathname, search } = new URL(asked)
  const url = new URL(origin)
  url.pathname = pathname
  url.search = search
  return url
}

/**
 * The complete response: a fault during transfer is one of the upstream. Of error responses only those are read that
 * refuse what was sent, and may say why.
 */
async function whole(response: Response): Promise<Response> {
  const { status } = response
  const headers = new Headers()
  for (const name of keptHeaders) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  const text = response.ok ? await readText(response, limits.upstream.jsonBytes) : await refusalText(response)
  return new Response(text || null, { status, headers })
}

/** What a service says of its refusal; nothing if that is not short. */
async function refusalText(response: Response): Promise<string> {
  if (!refusalStatuses.includes(response.status)) {
    await response.body?.cancel()
    return ''
  }
  return readText(response, limits.upstream.refusalBytes).catch(error => {
    if (error instanceof UpstreamError && error.code === 'too-large') return ''
    throw error
  })
}

/** The text of an answer, which must not be over the limit [bytes]. */
export async function textOf(answer: UpstreamAnswer, most: number = limits.upstream.jsonBytes): Promise<string> {
  const text = await answer.text()
  if (Buffer.byteLength(text) > most) throw new UpstreamError('too-large')
  return text
}

/** The text of a response, measured while it arrives: one over the limit is cut off, not read to its end. */
async function readText(response: Response, limit: number): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(cause => {
      throw new UpstreamError(isTimeout(cause) ? 'timeout' : 'broken', cause)
    })
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new UpstreamError('too-large')
    }
    chunks.push(value)
  }
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
}
