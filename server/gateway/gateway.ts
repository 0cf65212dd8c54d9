/** Every call goes through here: contract, access, request schema, upstream, response schema, effects. */
import type { Request as HttpRequest } from 'express'
import { account } from '../../shared/contracts'
import type { Call } from '../../shared/contracts/call'
import type { Envelope } from '../../shared/contracts/envelope'
import type { Operation, ResponseOf, Service } from '../../shared/contracts/operation'
import { requireAccess } from '../access/requireAccess'
import { AccessError } from '../errors/accessError'
import { InputError, soundnessError } from '../errors/inputError'
import { UpstreamError } from '../errors/upstreamError'
import type { SessionTokens } from '../session/sessionTokens'
import { forward } from '../upstream/forward'
import { operationAt } from '../upstream/operationAt'
import { outgoing } from '../upstream/outgoing'
import { textOf, type Upstreams } from '../upstream/upstream'
import type { Effects } from './effects'
import { withGatewayFacts } from './gatewayFacts'
import { parseJson, sound } from './parseJson'

interface GatewayParts {
  upstreams: Upstreams
  tokens: SessionTokens
  effects: Effects
  /** The origin of a remote service; undefined for one in the process. */
  originOf: (service: Service) => string | undefined
}

export function createGateway({ upstreams, tokens, effects, originOf }: GatewayParts) {
  const isRemote = (service: Service) => originOf(service) !== undefined

  /** Calls `operation` as the signed-in person of `http`. */
  async function call<O extends Operation>(http: HttpRequest, wanted: O, request: unknown): Promise<ResponseOf<O>> {
    // The pages are a separate bundle with a copy of the table of contracts: the table of the server decides.
    const operation = operationAt(wanted.service, wanted.name)
    if (!operation) throw new InputError(404, 'no such operation')
    requireAccess(http, operation)
    // This also checks values that pages take from their address, which no body parser has checked.
    const fault = soundnessError(request)
    if (fault) throw fault
    const parsed = operation.request.safeParse(request)
    if (!parsed.success) throw new InputError(400, parsed.error.message)

    const envelope = await send(http, operation, withGatewayFacts(http, operation, parsed.data as object))
    const after = await effects.apply({ http, operation, request: parsed.data, envelope, call: forRequest(http) })
    return after as ResponseOf<O>
  }

  async function send(http: HttpRequest, operation: Operation, body: unknown): Promise<Envelope> {
    const { service, name, method, effect } = operation
    const authorization = tokenFor(http, service)
    const namesSession = service === 'AccountService.svc'
    const path = `/${service}/${name}`
    const request = () => outgoing(http, { method, path, body, authorization, namesSession })
    const response = await forward(upstreams[service], request, method === 'GET' && !effect)
    if (response.status === 401) return unknownTo(service, http)
    if (response.status === 403) throw new AccessError('role-missing', { operation: name })
    if (response.status === 503) throw new UpstreamError('busy')
    if (!response.ok) throw new UpstreamError('status', new Error(`status ${response.status}`))
    tokens.keep(http, service, response)
    return parseEnvelope(operation, await textOf(response))
  }

  /**
   * The service's own token; the token of the account service only if both are in the process, or at the same origin.
   */
  function tokenFor(http: HttpRequest, service: Service): string | undefined {
    const isBesideAccounts = originOf(service) === originOf('AccountService.svc') || !isRemote(service)
    return tokens.of(http, service) ?? (isBesideAccounts ? tokens.of(http, 'AccountService.svc') : undefined)
  }

  /**
   * Ends the session, because `service` does not accept its token. But a built-in service cannot know the tokens of a
   * remote account service: that one is asked, and if it confirms the session, the session continues.
   */
  async function unknownTo(service: Service, http: HttpRequest): Promise<Envelope> {
    if (isRemote('AccountService.svc') && !isRemote(service)) {
      const { Item: identity } = await call(http, account.GetIdentity, { isClientLoggedIn: true })
      if (identity) throw new UpstreamError('stranger')
    }
    return { Succeeded: false, Notices: [], SessionExpired: true }
  }

  function forRequest(http: HttpRequest): Call {
    return (operation, request) => call(http, operation, request ?? {})
  }

  return { call, forRequest }
}

export type Gateway = ReturnType<typeof createGateway>

function parseEnvelope(operation: Operation, text: string): Envelope {
  const body = parseJson(text)
  const inner = unwrap(body)
  // Checked as a whole already, unless it held another text: a large answer is walked through once.
  const checked = operation.response.safeParse(inner === body ? body : sound(inner))
  if (!checked.success) throw new UpstreamError('garbage', checked.error)
  return checked.data as Envelope
}

/** Legacy services wrap their response: `d` holds it as JSON text. Any other response is not changed. */
function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('d' in body) || typeof body.d !== 'string') return body
  try {
    return JSON.parse(body.d)
  } catch {
    // A `d` that is not JSON text is an ordinary field.
    return body
  }
}
