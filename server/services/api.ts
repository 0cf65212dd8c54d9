/** A built-in API: one handler per endpoint, behind one function from request to response. */
import { endpoints } from '../../shared/contracts'
import { isRefusedWhileActing } from '../../shared/contracts/changes'
import {
  type Api,
  type Endpoint,
  type EndpointAnswer,
  type EndpointRequest,
  isRecordId,
} from '../../shared/contracts/endpoint'
import { rolesAllow } from '../../shared/contracts/operation'
import { isSound } from '../../shared/contracts/sound'
import type { Audit } from '../access/audit'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { ServiceToken } from '../data/schema'
import { type Clock, minutesAfter } from '../process/clock'
import type { UpstreamAnswer, UpstreamRequest } from '../upstream/messages'
import { refusedAccess } from './service'
import { createServiceTokens, type TokenHolder } from './serviceTokens'

/**
 * A refusal by a handler: the caller has no right, there is nothing with that id for the caller, or what was sent does
 * not fit, which `said` explains to the person who sent it.
 */
export class ApiRefusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404,
    readonly said?: string,
  ) {
    super(`refused with ${status}`)
    this.name = 'ApiRefusal'
  }
}

export interface ApiCall {
  /** The holder of the token; undefined if the API takes no tokens. */
  holder: TokenHolder | undefined
  requireHolder(): TokenHolder
  now: Date
}

type Handler<E extends Endpoint> = (call: ApiCall, request: EndpointRequest<E>) => Promise<EndpointAnswer<E>>

/** A handler for each endpoint of a contract file. */
export type ApiHandlers<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? Handler<Module[Name]>
    : never
}

interface ApiParts {
  api: Api
  /** The prefix of its paths. */
  prefix: string
  /** The audience of the tokens that it accepts; undefined if it needs no token. */
  audience?: ServiceToken['audience']
  handlers: Record<string, (call: ApiCall, request: never) => Promise<unknown>>
  db: Database
  clock: Clock
  audit: Audit
  /** The descriptions of its endpoints. */
  contract?: readonly Endpoint[]
}

export function createApi({ api, prefix, audience, handlers, db, clock, audit, contract = endpoints }: ApiParts) {
  const tokens = createServiceTokens(db, clock)
  const table = contract.filter(entry => entry.api === api)

  return async (request: UpstreamRequest): Promise<UpstreamAnswer> => {
    const url = new URL(request.url)
    const [endpoint, id] = find(url.pathname, request.method)
    if (!endpoint) return new Response(null, { status: 404 })

    const known = audience && (await tokens.holderOf(request, audience))
    const holder = known && known.expiresAt > clock.now() ? known : undefined
    if (audience && !holder) return new Response(null, { status: 401 })
    if (holder?.impersonatorEmail && isRefusedWhileActing(endpoint)) {
      const both = { actor: holder.email, impersonator: holder.impersonatorEmail }
      await audit.record({ ...refusedAccess(request), ...both })
      return new Response(null, { status: 403 })
    }
    if (holder && !rolesAllow(endpoint, holder.roles)) return new Response(null, { status: 403 })

    if (endpoint.path.includes(':id') && !isRecordId(id)) return new Response(null, { status: 404 })
    const sent: unknown = endpoint.body && (await request.json().catch(() => undefined))
    const query = endpoint.query?.safeParse(Object.fromEntries(url.searchParams))
    const body = endpoint.body?.safeParse(sent)
    const isFit = query?.success !== false && body?.success !== false && isSound(sent)
    if (!isFit) return new Response(null, { status: 400 })
    const { email } = (query?.data ?? {}) as { email?: string }
    if (email !== undefined && email.toLowerCase() !== holder?.email) return new Response(null, { status: 403 })

    const headers = new Headers({ 'content-type': 'application/json' })
    if (audience && holder && isAging(holder)) headers.set('authorization', `Bearer ${await follow(holder, audience)}`)
    return answer(endpoint, headers, () => {
      const call = callFor(holder)
      return handlers[endpoint.name]!(call, { id, query: query?.data, body: body?.data } as never)
    })
  }

  function find(pathname: string, method: string): [Endpoint | undefined, string] {
    for (const entry of table.filter(one => one.method === method)) {
      const [before = '', after] = `${prefix}${entry.path}`.split(':id')
      if (after === undefined ? pathname === before : pathname.startsWith(before))
        return [entry, after === undefined ? '' : pathname.slice(before.length)]
    }
    return [undefined, '']
  }

  function callFor(holder: TokenHolder | undefined): ApiCall {
    return {
      holder,
      requireHolder() {
        if (!holder) throw new Error('this API is made without an audience')
        return holder
      },
      now: clock.now(),
    }
  }

  /** After half of its lifetime a token is replaced by a new one. */
  function isAging({ issuedAt }: TokenHolder): boolean {
    return clock.now() >= minutesAfter(issuedAt, limits.bearerTokenMinutes / 2)
  }

  function follow(holder: TokenHolder, audience: ServiceToken['audience']): Promise<string> {
    const { id, impersonatorId, renewableUntil } = holder
    return tokens.issue({ audience, userId: id, impersonatorId, renewableUntil })
  }
}

async function answer(endpoint: Endpoint, headers: Headers, handle: () => Promise<unknown>): Promise<Response> {
  try {
    const item = await handle()
    if (!endpoint.response) return new Response(null, { status: 204, headers })
    return new Response(JSON.stringify(item), { status: endpoint.method === 'POST' ? 201 : 200, headers })
  } catch (error) {
    if (error instanceof ApiRefusal)
      return new Response(error.said ? JSON.stringify({ detail: error.said }) : null, {
        status: error.status,
        ...(error.said && { headers: { 'content-type': 'application/problem+json' } }),
      })
    throw error
  }
}
