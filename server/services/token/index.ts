/**
 * The built-in token service: gives tokens for a password, for an impersonation, and in exchange for an older token.
 */
import { z } from 'zod'
import { holdsAny, type Role, tokenRoles } from '../../../shared/access/roles'
import { email } from '../../../shared/validation/schemas'
import type { Audit } from '../../access/audit'
import { verifyPassword } from '../../access/passwords'
import { tryPassword } from '../../access/passwordTries'
import type { Throttle } from '../../access/throttle'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Clock } from '../../process/clock'
import type { UpstreamRequest } from '../../upstream/messages'
import { fromGateway } from '../../upstream/upstream'
import { clientId } from '../account/clientId'
import { hasFactor } from '../account/factorCodes'
import { isOpen, type UserRow, userByEmail } from '../account/users'
import { callerOf } from '../caller'
import { bearerOf, type ServiceFetch } from '../service'
import { createServiceTokens } from '../serviceTokens'

interface TokenParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  secondFactorRoles: readonly Role[]
}

const forms = {
  token: z.strictObject({ userId: z.union([email, clientId]), password: z.string().min(1).max(limits.typedPassword) }),
  impersonate: z.strictObject({ userId: email }),
}

type Answer = { status: number; token?: string }

export function createTokenService({ db, clock, audit, throttle, secondFactorRoles }: TokenParts): ServiceFetch {
  const tokens = createServiceTokens(db, clock)
  const byPath: Record<string, (request: UpstreamRequest) => Promise<Answer>> = {
    '/auth/token': signIn,
    '/auth/impersonate': impersonate,
    '/auth/refresh': refresh,
    '/auth/revoke': revoke,
  }

  return async request => {
    const { pathname } = new URL(request.url)
    const handler = Object.hasOwn(byPath, pathname) ? byPath[pathname] : undefined
    if (!handler) return new Response(null, { status: 404 })
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    const { status, token } = await handler(request)
    const headers = new Headers({ 'content-type': 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    const isFine = status === 200
    return new Response(JSON.stringify({ Succeeded: isFine, Item: null, Notices: [] }), { status, headers })
  }

  /** Attempts are counted together with those of signing in. */
  async function signIn(request: UpstreamRequest): Promise<Answer> {
    const form = forms.token.safeParse(await bodyOf(request))
    if (!form.success) return { status: 400 }
    const { userId, password } = form.data
    const address = request.headers.get('x-client-address') ?? ''
    // A right password without the right to a token is no failed attempt: only the password counts.
    const { found: user } = await tryPassword(throttle, { email: userId, address }, async () => {
      const one = await userByEmail(db, userId)
      return (await verifyPassword(one?.password_hash, password, address)) ? one : undefined
    })
    const entry = { event: 'token' as const, actor: userId.toLowerCase(), ...about(request) }
    if (!user || !mayHaveToken(user) || (await owesCode(user, request))) {
      await audit.record({ ...entry, outcome: 'failure' })
      return { status: 401 }
    }
    await audit.record({ ...entry, outcome: 'success' })
    return { status: 200, token: await tokens.issue({ audience: 'suite', userId: user.id }) }
  }

  /**
   * People who log in with a code get no token for the password alone. A gateway does, because it asks for the code
   * itself: it keeps the token in a session that makes no call until the code was given.
   */
  async function owesCode({ id, roles, type }: UserRow, request: UpstreamRequest): Promise<boolean> {
    if (type === 'Service' || request.headers.get(fromGateway)) return false
    return holdsAny(roles, secondFactorRoles) || (await hasFactor(db, id))
  }

  /** For a person who already acts as `userId`: the token of the account service proves it. */
  async function impersonate(request: UpstreamRequest): Promise<Answer> {
    const form = forms.impersonate.safeParse(await bodyOf(request))
    if (!form.success) return { status: 400 }
    const token = bearerOf(request)
    const caller = token ? await callerOf({ db, now: clock.now(), secondFactorRoles }, token) : undefined
    if (!caller) return { status: 401 }
    const user = await userByEmail(db, form.data.userId)
    const { impersonator } = caller.token
    const isThem = caller.email === form.data.userId.toLowerCase()
    if (!impersonator || !isThem || !user || !mayHaveToken(user)) return { status: 403 }
    const acting = { actor: caller.email, impersonator: impersonator.email }
    await audit.record({ event: 'token', outcome: 'success', ...acting, ...about(request) })
    const given = { audience: 'suite' as const, userId: caller.id, impersonatorId: impersonator.id }
    return { status: 200, token: await tokens.issue(given) }
  }

  /** The token may be expired, but not revoked; the new one is not renewable for longer than the old one. */
  async function refresh(request: UpstreamRequest): Promise<Answer> {
    const holder = await tokens.holderOf(request, 'suite')
    if (!holder) return { status: 401 }
    const { id: userId, impersonatorId, renewableUntil } = holder
    return { status: 200, token: await tokens.issue({ audience: 'suite', userId, impersonatorId, renewableUntil }) }
  }

  async function revoke(request: UpstreamRequest): Promise<Answer> {
    await tokens.revoke(request)
    return { status: 200 }
  }
}

/** People with the roles of the two products, and service accounts. */
function mayHaveToken(user: UserRow): boolean {
  return isOpen(user) && (user.type === 'Service' || holdsAny(user.roles, tokenRoles))
}

function bodyOf(request: UpstreamRequest): Promise<unknown> {
  return request.json().catch(() => undefined)
}

function about(request: UpstreamRequest) {
  return {
    address: request.headers.get('x-client-address') ?? '',
    requestId: request.headers.get('x-request-id') ?? '',
  }
}
