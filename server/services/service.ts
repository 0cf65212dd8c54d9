/** A built-in service: one handler per operation, behind one function from request to response. */
import { randomBytes } from 'node:crypto'
import type { Role } from '../../shared/access/roles'
import { GetIdentity } from '../../shared/contracts/account/session'
import { isRefusedWhileActing } from '../../shared/contracts/changes'
import { type Envelope, refused } from '../../shared/contracts/envelope'
import {
  type Operation,
  type RequestOf,
  type ResponseOf,
  rolesAllow,
  type Service,
} from '../../shared/contracts/operation'
import { isSound } from '../../shared/contracts/sound'
import { messages } from '../../shared/texts'
import type { Audit } from '../access/audit'
import { actingFor } from '../access/impersonation'
import { isOpenWhileSettingUp, isOpenWhileTemporary } from '../access/requireAccess'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { type Clock, minutesAfter } from '../process/clock'
import { lookedUpOnce } from '../process/sharedLookups'
import { Fields, PlainAnswer, type UpstreamAnswer, type UpstreamRequest } from '../upstream/messages'
import { ownSession } from '../upstream/upstream'
import { type Caller, holderOf, type SessionFacts, tokenHash } from './caller'
import { withSource } from './messageSource'

export interface ServiceCall {
  caller: Caller | undefined
  /** The person who has given the password but not yet the code of the second factor. They are no caller yet. */
  signingIn: Caller | undefined
  /** The caller, for operations whose access rule guarantees that there is one. */
  requireCaller(): Caller
  requestId: string
  /** The client's address, from the gateway. */
  address: string
  /** The kind of browser, such as `Chrome on Windows`. */
  device: string
  /** The hash under which the asking session is stored; undefined if the caller is no gateway. */
  session: string | undefined
  now: Date
  /** Aborted when the client no longer waits for the response. */
  signal: AbortSignal
  /**
   * Gives the caller a new bearer token, in the authorization header of the response. `facts` are the new facts of the
   * session; `within` is the transaction of its audit row, so that both are written or neither.
   */
  issueToken(userId: string, isTemporary: boolean, facts?: Partial<SessionFacts>, within?: Database): Promise<void>
  /** Revokes the token of this call. */
  revokeToken(within?: Database): Promise<void>
}

export type Handlers<Operations extends Record<string, Operation>> = {
  [Name in keyof Operations]: (
    call: ServiceCall,
    request: RequestOf<Operations[Name]>,
  ) => Promise<Envelope & Partial<ResponseOf<Operations[Name]>>>
}

interface ServiceParts<Operations extends Record<string, Operation>> {
  name: Service
  operations: Operations
  handlers: Handlers<Operations>
  db: Database
  clock: Clock
  audit: Audit
  /** Roles whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}

export type ServiceFetch = (request: UpstreamRequest) => Promise<UpstreamAnswer>

/**
 * The service as a function. Access is checked here as well as in the gateway:
 * the service may be reached over its own port, and the caller's rights may have changed a moment ago.
 */
export function createService<Operations extends Record<string, Operation>>(
  parts: ServiceParts<Operations>,
): ServiceFetch {
  const { name, operations, handlers, db, clock, audit, secondFactorRoles } = parts
  return async request => {
    const [, service, operationName = ''] = new URL(request.url).pathname.split('/')
    const operation = Object.hasOwn(operations, operationName) ? operations[operationName] : undefined
    if (service !== name || !operation) return answer(404)
    if (request.method !== operation.method) return answer(405)

    const token = bearerOf(request)
    const look = (token: string) => holderOf({ db, now: clock.now(), secondFactorRoles }, token)
    // Only reading calls share it: whoever changes something does so with the rights of this moment.
    const find = isReading(operation) ? (token: string) => lookedUpOnce(tokenHash(token), () => look(token)) : look
    const holder = token ? await find(token) : undefined
    const caller = holder?.owesCode ? undefined : holder?.caller
    const { impersonator } = caller?.token ?? {}
    if (impersonator && isRefusedWhileActing(operation)) {
      const both = { actor: caller?.email, impersonator: impersonator.email }
      await audit.record({ ...refusedAccess(request), ...both })
      return answer(403)
    }
    const status = accessStatus(operation, caller, clock.now())
    if (status !== 200) return answer(status)

    const body: unknown = request.method === 'GET' ? {} : await request.json().catch(() => undefined)
    const parsed = operation.request.safeParse(body)
    if (!parsed.success || !isSound(body)) return answer(400)

    const headers = new Fields({ 'content-type': 'application/json' })
    if (operation.proved && caller && !isProved(caller, clock.now()))
      return new PlainAnswer(headers, JSON.stringify(unproved))
    const signingIn = holder?.owesCode ? holder.caller : undefined
    const call = callFor({ db, clock, request, caller, signingIn, token, headers })
    // Polling by a page is no activity of a person, so it does not renew the token. That of an impersonator is never
    // renewed.
    if (caller && !impersonator && !operation.polled && isAging(caller, clock.now()))
      await call.issueToken(caller.id, caller.isTemporary, caller.token)
    const handler = handlers[operationName as keyof Operations]!
    const envelope = await actingFor(impersonator?.email, () =>
      handler(call, parsed.data as RequestOf<Operations[keyof Operations]>),
    )
    return new PlainAnswer(headers, JSON.stringify(withSource(operation, envelope)))
  }
}

/** `GetIdentity` changes nothing either, but what the session knows of the person. */
const isReading = ({ name, method, changes, effect }: Operation) =>
  name === GetIdentity.name || (!effect && (method === 'GET' || changes === 'nothing'))

/** After half of its lifetime a token is replaced by a new one, so that a session in use continues. */
function isAging(caller: Caller, now: Date): boolean {
  return now >= minutesAfter(caller.tokenIssuedAt, limits.bearerTokenMinutes / 2)
}

function answer(status: number): Response {
  return new Response(null, { status })
}

/** The audit detail of a refused call. */
export function refusedAccess(request: UpstreamRequest) {
  return {
    event: 'access' as const,
    outcome: 'refused' as const,
    target: new URL(request.url).pathname,
    address: request.headers.get('x-client-address') ?? '',
    requestId: request.headers.get('x-request-id') ?? '',
  }
}

/** The opaque token that a request carries. */
export function bearerOf(request: UpstreamRequest): string | undefined {
  return bearerIn(request.headers.get('authorization') ?? '')
}

/** The token in the value of an `authorization` header. The name of a scheme may be written in any case (RFC 9110). */
export function bearerIn(authorization: string): string | undefined {
  return authorization.match(/^bearer ([A-Za-z0-9_-]{20,200})$/i)?.[1]
}

/** Whether the password was given, or the security question answered, a short time ago. */
export function isProved({ token }: Caller, now: Date): boolean {
  return token.provedAt !== undefined && now <= minutesAfter(token.provedAt, limits.proofMinutes)
}

/** The browser asks for the password and calls again. */
export const unproved: Envelope<never> = { ...refused(messages.proveAgain), NeedsProof: true }

function accessStatus(operation: Operation, caller: Caller | undefined, now: Date): number {
  if (operation.access === 'open') return 200
  if (!caller) return 401
  if (caller.isTemporary && !isOpenWhileTemporary(operation)) return 403
  if (caller.mustSetUp && !caller.isTemporary && !isOpenWhileSettingUp(operation)) return 403
  if (!rolesAllow(operation, caller.roles)) return 403
  if (operation.secured && !hasClearance(caller, now)) return 403
  return 200
}

export function hasClearance({ token }: Caller, now: Date): boolean {
  return token.clearedUntil !== undefined && token.clearedUntil > now && !token.impersonator
}

interface CallParts {
  db: Database
  clock: Clock
  request: UpstreamRequest
  caller: Caller | undefined
  signingIn: Caller | undefined
  token: string | undefined
  headers: Fields
}

function callFor({ db, clock, request, caller, signingIn, token, headers }: CallParts): ServiceCall {
  return {
    caller,
    signingIn,
    requireCaller() {
      if (!caller) throw new Error('an operation that needs a caller must not be open to everyone')
      return caller
    },
    requestId: request.headers.get('x-request-id') ?? '',
    address: request.headers.get('x-client-address') ?? '',
    device: request.headers.get('x-client-device') ?? '',
    session: request.headers.get(ownSession) ?? undefined,
    now: clock.now(),
    signal: request.signal,
    async issueToken(user_id, is_temporary, facts = {}, within = db) {
      const fresh = randomBytes(32).toString('base64url')
      const issued_at = clock.now()
      const expires_at = minutesAfter(issued_at, limits.bearerTokenMinutes)
      await within
        .insertInto('bearer_tokens')
        .values({
          token_hash: tokenHash(fresh),
          ...{ user_id, is_temporary, issued_at, expires_at },
          impersonator_id: facts.impersonator?.id ?? null,
          cleared_until: facts.clearedUntil ?? null,
          proved_at: facts.provedAt ?? null,
          factor_given_at: facts.factorGivenAt ?? null,
          confirmed_questions: JSON.stringify(facts.confirmedQuestions ?? []),
        })
        .execute()
      headers.set('authorization', `Bearer ${fresh}`)
    },
    async revokeToken(within = db) {
      if (token) await within.deleteFrom('bearer_tokens').where('token_hash', '=', tokenHash(token)).execute()
    },
  }
}
