/** What a built-in service is made of: a handler an operation, behind one function from request to response. */
import { createHash, randomBytes } from 'node:crypto'
import type { Envelope } from '../../shared/contracts/envelope'
import {
  type Operation,
  type RequestOf,
  type ResponseOf,
  rolesAllow,
  type Service,
} from '../../shared/contracts/operation'
import { limits } from '../../shared/limits'
import type { Role } from '../../shared/roles'
import { isOpenWhileTemporary } from '../access/requireAccess'
import { type Clock, minutesAfter } from '../clock'
import type { Database } from '../data/database'

/** The person whose bearer token the call carries, as they stand in the database now. */
export interface Caller {
  id: string
  companyId: string
  email: string
  fullName: string
  roles: readonly Role[]
  /** Signed in with a temporary password. */
  isTemporary: boolean
  tokenIssuedAt: Date
}

export interface ServiceCall {
  caller: Caller | undefined
  /** The same, where access to the operation made sure that there is one. */
  requireCaller(): Caller
  requestId: string
  /** The client's address, as the gateway saw it. */
  address: string
  now: Date
  /** Gives the caller a new bearer token, in the authorization header of the answer. */
  issueToken(userId: string, isTemporary: boolean): Promise<void>
  /** The token of this call stops working. */
  revokeToken(): Promise<void>
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
}

export type ServiceFetch = (request: Request) => Promise<Response>

/**
 * The service as a function. Access is checked here as well as in the gateway:
 * the service may be reached over its own port, and the caller's rights may have changed a moment ago.
 */
export function createService<Operations extends Record<string, Operation>>(
  parts: ServiceParts<Operations>,
): ServiceFetch {
  const { name, operations, handlers, db, clock } = parts
  return async request => {
    const [, service, operationName = ''] = new URL(request.url).pathname.split('/')
    const operation = Object.hasOwn(operations, operationName) ? operations[operationName] : undefined
    if (service !== name || !operation) return answer(404)
    if (request.method !== operation.method) return answer(405)

    const token = bearerOf(request)
    const caller = token ? await callerOf(db, token, clock.now()) : undefined
    const status = accessStatus(operation, caller)
    if (status !== 200) return answer(status)

    const body: unknown = request.method === 'GET' ? {} : await request.json().catch(() => undefined)
    const parsed = operation.request.safeParse(body)
    if (!parsed.success) return answer(400)

    const headers = new Headers({ 'content-type': 'application/json' })
    const call = callFor({ db, clock, request, caller, token, headers })
    if (caller && isAging(caller, clock.now())) await call.issueToken(caller.id, caller.isTemporary)
    const handler = handlers[operationName as keyof Operations]!
    const envelope = await handler(call, parsed.data as RequestOf<Operations[keyof Operations]>)
    return new Response(JSON.stringify(envelope), { headers })
  }
}

/** Past half its life a token is followed by a new one, so that a session in use outlives a token. */
function isAging(caller: Caller, now: Date): boolean {
  return now >= minutesAfter(caller.tokenIssuedAt, limits.bearerTokenMinutes / 2)
}

function answer(status: number): Response {
  return new Response(null, { status })
}

function bearerOf(request: Request): string | undefined {
  return request.headers.get('authorization')?.match(/^Bearer ([A-Za-z0-9_-]{20,200})$/)?.[1]
}

function accessStatus(operation: Operation, caller: Caller | undefined): number {
  if (operation.access === 'open') return 200
  if (!caller) return 401
  if (caller.isTemporary && !isOpenWhileTemporary(operation)) return 403
  if (!rolesAllow(operation, caller.roles)) return 403
  return 200
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

async function callerOf(db: Database, token: string, now: Date): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('bearer_tokens')
    .innerJoin('users', 'users.id', 'bearer_tokens.user_id')
    .select([
      'users.id',
      'users.company_id',
      'users.email',
      'users.full_name',
      'users.roles',
      'bearer_tokens.is_temporary',
      'bearer_tokens.issued_at',
    ])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where('users.status', 'in', ['Active', 'Owner'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      companyId: row.company_id,
      email: row.email,
      fullName: row.full_name,
      roles: row.roles,
      isTemporary: row.is_temporary,
      tokenIssuedAt: row.issued_at,
    }
  )
}

interface CallParts {
  db: Database
  clock: Clock
  request: Request
  caller: Caller | undefined
  token: string | undefined
  headers: Headers
}

function callFor({ db, clock, request, caller, token, headers }: CallParts): ServiceCall {
  return {
    caller,
    requireCaller() {
      if (!caller) throw new Error('an operation that needs a caller must not be open to everyone')
      return caller
    },
    requestId: request.headers.get('x-request-id') ?? '',
    address: request.headers.get('x-client-address') ?? '',
    now: clock.now(),
    async issueToken(user_id, is_temporary) {
      const fresh = randomBytes(32).toString('base64url')
      const issued_at = clock.now()
      const expires_at = minutesAfter(issued_at, limits.bearerTokenMinutes)
      await db
        .insertInto('bearer_tokens')
        .values({ token_hash: tokenHash(fresh), user_id, is_temporary, issued_at, expires_at })
        .execute()
      headers.set('authorization', `Bearer ${fresh}`)
    },
    async revokeToken() {
      if (token) await db.deleteFrom('bearer_tokens').where('token_hash', '=', tokenHash(token)).execute()
    },
  }
}
