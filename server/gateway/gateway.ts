/** Every call goes through here: contract, access, request schema, upstream, response schema, effects. */
import type { Request as HttpRequest } from 'express'
import { contracts } from '../../shared/contracts'
import type { Call } from '../../shared/contracts/call'
import type { Envelope } from '../../shared/contracts/envelope'
import type { Operation, ResponseOf, Service } from '../../shared/contracts/operation'
import { limits } from '../../shared/limits'
import { AccessError } from '../access/accessError'
import { requireAccess } from '../access/requireAccess'
import type { SecretBox } from '../access/secretBox'
import { clientAddress } from '../http/clientAddress'
import type { Effects } from './effects'
import { InputError } from './inputError'
import { readText, type Upstream } from './upstream'
import { UpstreamError } from './upstreamError'

export type Upstreams = Record<Service, Upstream>

interface GatewayParts {
  upstreams: Upstreams
  secretBox: SecretBox
  effects: Effects
}

/** The entry of the table of contracts, or undefined: what is not in the table does not exist. */
export function operationAt(service: string, name: string): Operation | undefined {
  if (!Object.hasOwn(contracts, service)) return undefined
  const operations = contracts[service as Service] as Record<string, Operation>
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}

export function createGateway({ upstreams, secretBox, effects }: GatewayParts) {
  /** Calls `operation` as whoever `http` is signed in as. */
  async function call<O extends Operation>(http: HttpRequest, wanted: O, request: unknown): Promise<ResponseOf<O>> {
    // The pages are a bundle of their own, with a table of their own: what counts is this one.
    const operation = operationAt(wanted.service, wanted.name)
    if (!operation) throw new InputError(404, 'no such operation')
    requireAccess(http, operation)
    const parsed = operation.request.safeParse(request)
    if (!parsed.success) throw new InputError(400, parsed.error.message)

    const envelope = await send(http, operation, parsed.data)
    const after = await effects.apply(http, operation, envelope, forRequest(http))
    return after as ResponseOf<O>
  }

  async function send(http: HttpRequest, operation: Operation, request: unknown): Promise<Envelope> {
    const { service, name, method } = operation
    const response = await upstreams[service](
      new Request(`http://upstream/${service}/${name}`, {
        method,
        headers: headersFor(http, service),
        body: method === 'GET' ? undefined : JSON.stringify(request),
      }),
    )
    if (response.status === 401) return { Succeeded: false, Notices: [], SessionExpired: true }
    if (response.status === 403) throw new AccessError('role-missing', { operation: name })
    if (!response.ok) throw new UpstreamError('status', new Error(`status ${response.status}`))
    keepToken(http, service, response)
    return parseEnvelope(operation, await readText(response, limits.upstream.jsonBytes))
  }

  function headersFor(http: HttpRequest, service: Service): Headers {
    const headers = new Headers({
      'content-type': 'application/json',
      'x-request-id': http.requestId,
      'x-client-address': clientAddress(http),
    })
    const sealed = http.session?.tokens?.[service] ?? http.session?.tokens?.['AccountService.svc']
    const token = sealed && secretBox.open(sealed)
    if (token) headers.set('authorization', token)
    return headers
  }

  /** A new token replaces the service's earlier one; it is kept encrypted in the session and goes nowhere else. */
  function keepToken(http: HttpRequest, service: Service, response: Response): void {
    const token = response.headers.get('authorization')
    if (token && http.session) http.session.tokens = { ...http.session.tokens, [service]: secretBox.seal(token) }
  }

  function forRequest(http: HttpRequest): Call {
    return (operation, request) => call(http, operation, request ?? {})
  }

  return { call, forRequest }
}

export type Gateway = ReturnType<typeof createGateway>

function parseEnvelope(operation: Operation, text: string): Envelope {
  const checked = operation.response.safeParse(unwrap(parseJson(text)))
  if (!checked.success) throw new UpstreamError('garbage', checked.error)
  return checked.data as Envelope
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError('garbage', cause)
  }
}

/** The legacy services wrap their answer: `d` holds it as JSON text. Anything else stays as it is. */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('d' in body) || typeof body.d !== 'string') return body
  try {
    return JSON.parse(body.d)
  } catch {
    // A `d` that is not JSON text is a field like any other.
    return body
  }
}
