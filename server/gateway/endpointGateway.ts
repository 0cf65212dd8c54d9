/** Calls by address: checked as strictly as operations, each sent to its back end with the token of that back end. */
import type { Request as HttpRequest } from 'express'
import { endpoints, rAndDService } from '../../shared/contracts'
import {
  type Api,
  type Endpoint,
  type EndpointAnswer,
  type EndpointRequest,
  isRecordId,
} from '../../shared/contracts/endpoint'
import { requireAccess } from '../access/requireAccess'
import { AccessError } from '../errors/accessError'
import { InputError } from '../errors/inputError'
import { UpstreamError } from '../errors/upstreamError'
import type { SessionTokens } from '../session/sessionTokens'
import { forward } from '../upstream/forward'
import type { UpstreamAnswer } from '../upstream/messages'
import { outgoing } from '../upstream/outgoing'
import { textOf, type Upstream } from '../upstream/upstream'
import type { Gateway } from './gateway'
import { parseJson } from './parseJson'
import type { TokenService } from './tokenService'

export type Apis = Record<Api, { prefix: string; upstream: Upstream }>

interface EndpointGatewayParts {
  apis: Apis
  gateway: Gateway
  tokens: SessionTokens
  tokenService: TokenService
}

/** Mist and segmented program use the token of the token service, R and D its own token, the knowledge bridge none. */
const tokenOf = { mist: 'auth', segmentedProgram: 'auth', rAndD: 'rAndD', knowledgeBridge: undefined } as const

/** The back ends for which a 401 leads to one refresh of the token. */
const refreshes: readonly Api[] = ['mist', 'segmentedProgram']

/** What a service answers with, if the request does not fit it, or its present state. */
const refusals: readonly number[] = [400, 409, 422]

export function createEndpointGateway({ apis, gateway, tokens, tokenService }: EndpointGatewayParts) {
  /** Calls an endpoint as the signed-in person of `http`; returns undefined for a response without a body. */
  return async function call<E extends Endpoint>(
    http: HttpRequest,
    { name }: E,
    request: { id?: string; query?: unknown; body?: unknown },
  ): Promise<EndpointAnswer<E>> {
    const endpoint = endpoints.find(one => one.name === name)
    if (!endpoint) throw new InputError(404, 'no such endpoint')
    requireAccess(http, endpoint)
    const parsed = parse(endpoint, request)
    refuseOthers(http, parsed.query)
    if (endpoint.api === 'rAndD') await enterRAndD(http)

    const { method, api } = endpoint
    const path = pathOf(endpoint, parsed.id, request.query)
    const send = () => {
      const name = tokenOf[api]
      const authorization = name && tokens.of(http, name)
      const make = () => outgoing(http, { method, path, body: parsed.body, authorization })
      return forward(apis[api].upstream, make, method === 'GET')
    }
    const response = refreshes.includes(api) ? await tokenService.withRefresh(http, send) : await send()
    return (await read(http, endpoint, response)) as EndpointAnswer<E>
  }

  /** Gets the token of the R and D API, once per session. */
  async function enterRAndD(http: HttpRequest): Promise<void> {
    if (tokens.of(http, 'rAndD')) return
    const { SessionExpired } = await gateway.call(http, rAndDService.Auth, {})
    if (SessionExpired) throw new AccessError('session-ended')
    if (!tokens.of(http, 'rAndD')) throw new AccessError('role-missing')
  }

  async function read(http: HttpRequest, { api, response }: Endpoint, answer: UpstreamAnswer): Promise<unknown> {
    const { status } = answer
    const tokenName = tokenOf[api]
    if (status === 401 && tokenName) tokens.drop(http, tokenName)
    if (status === 401) throw new AccessError('not-signed-in', { by: api })
    if (status === 403) throw new AccessError('role-missing')
    if (status === 404) throw new InputError(404, 'the service refused it')
    if (refusals.includes(status)) throw new InputError(400, 'the service refused it')
    if (!answer.ok) throw new UpstreamError('status', new Error(`status ${status}`))
    if (tokenName) tokens.keep(http, tokenName, answer)
    if (!response) return undefined
    const checked = response.safeParse(parseJson(await textOf(answer)))
    if (!checked.success) throw new UpstreamError('garbage', checked.error)
    return checked.data
  }

  function pathOf(endpoint: Endpoint, id: string, query: unknown): string {
    const search = endpoint.query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
    return apis[endpoint.api].prefix + endpoint.path.replace(':id', id) + search
  }
}

export type EndpointGateway = ReturnType<typeof createEndpointGateway>

function parse(endpoint: Endpoint, { id = '', query, body }: { id?: string; query?: unknown; body?: unknown }) {
  if (endpoint.path.includes(':id') && !isRecordId(id)) throw new InputError(404, 'no such id')
  return { id, query: checked(endpoint.query, query ?? {}), body: checked(endpoint.body, body) } as EndpointRequest
}

function checked(schema: Endpoint['query'] | Endpoint['body'], value: unknown): unknown {
  if (!schema) {
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
      throw new InputError(400, 'nothing is taken here')
    return undefined
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new InputError(400, parsed.error.message)
  return parsed.data
}

/** Refuses an email in the query that is not the caller's own. */
function refuseOthers(http: HttpRequest, query: unknown): void {
  const { email } = (query ?? {}) as { email?: string }
  const own = http.session?.identity?.Email
  if (email !== undefined && email.toLowerCase() !== own?.toLowerCase()) throw new AccessError('another-person')
}
