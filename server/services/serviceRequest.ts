/** Makes a new request for the services from one at the service port: within limits, and without unproven headers. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { NodeProof } from '../access/nodeProof'
import { limits } from '../config/limits'
import { deviceOf } from '../request/deviceOf'
import { operationAt } from '../upstream/operationAt'
import { forwardedHeaders, fromGateway, ownSession } from '../upstream/upstream'

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Names of loopback, without the port. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

export interface PortOptions {
  /** Without it no proof is accepted. */
  nodeProof?: NodeProof
  /** Further host names of the port, in addition to loopback. */
  hosts?: readonly string[]
}

/** The request for the services, or the status of its refusal. */
export async function serviceRequest(
  request: Request,
  incoming: IncomingMessage,
  { nodeProof, hosts = [] }: PortOptions,
): Promise<Request | 405 | 413 | 414 | 421 | 431> {
  const { pathname, search, hostname } = new URL(request.url)
  if ((incoming.headersDistinct.host?.length ?? 0) > 1 || ![...loopback, ...hosts].includes(hostname)) return 421
  if (!methods.includes(request.method)) return 405
  if ((incoming.url?.length ?? 0) > limits.addressLength) return 414
  if (incoming.rawHeaders.length > 2 * limits.incoming.headers) return 431
  const body = await bodyWithin(request, limitAt(pathname))
  if (!body) return 413

  const path = pathname + search
  const { method } = request
  const isProven = nodeProof?.isGood({ method, path, headers: request.headers, body }) === true
  return new Request(request.url, {
    ...{ method, signal: request.signal, headers: isProven ? proven(request) : unproven(request, incoming) },
    body: method === 'GET' ? undefined : new Uint8Array(body),
  })
}

function proven(request: Request): Headers {
  const headers = kept(request)
  headers.set(fromGateway, '1')
  return headers
}

/** Uses the address of the socket and a new id, because anybody could send other values. */
function unproven(request: Request, incoming: IncomingMessage): Headers {
  const headers = kept(request)
  headers.delete('x-impersonator')
  headers.delete(ownSession)
  headers.set('x-client-address', incoming.socket.remoteAddress ?? '')
  headers.set('x-client-device', deviceOf(request.headers.get('user-agent') ?? ''))
  headers.set('x-request-id', randomUUID())
  return headers
}

function kept(request: Request): Headers {
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

/** The same limit as that of the gateway for a browser. */
function limitAt(pathname: string): number {
  const [, service = '', name = ''] = pathname.split('/')
  return operationAt(service, name)?.bodyLimit ?? limits.body.json
}

/** The body, read no further than its limit. */
async function bodyWithin(request: Request, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}
