/**
 * The gateway's client of the token service: a token at sign-in and at impersonation, and a new one after a refusal.
 */
import type { Request } from 'express'
import { holdsAny, type Role, tokenRoles } from '../../shared/access/roles'
import { AccessError } from '../errors/accessError'
import { UpstreamError } from '../errors/upstreamError'
import type { SessionTokens } from '../session/sessionTokens'
import type { UpstreamAnswer } from '../upstream/messages'
import { outgoing } from '../upstream/outgoing'
import type { Upstream } from '../upstream/upstream'
import { endSession } from './endSession'

interface TokenServiceParts {
  upstream: Upstream
  tokens: SessionTokens
  /** Whether the account service is in the process too, or at the same origin: only then its tokens are sent. */
  isBesideAccounts: boolean
}

export type TokenOccasion = { userId: string; password: string } | { userId: string }

interface Refreshing {
  token: Promise<string | undefined>
  isCancelled: boolean
}

export function createTokenService({ upstream, tokens, isBesideAccounts }: TokenServiceParts) {
  /** Running refreshes by session: all waiting calls of a session share one. */
  const refreshing = new Map<string, Refreshing>()

  /**
   * Requests a token if `roles` require one: with the password at sign-in, without it at impersonation. Throws if it
   * gets none.
   */
  async function acquire(http: Request, roles: readonly Role[], occasion: TokenOccasion): Promise<void> {
    if (!holdsAny(roles, tokenRoles)) return
    const isSignIn = 'password' in occasion
    const answer = isSignIn ? await ask(http, '/auth/token', occasion) : await impersonate(http, occasion)
    if (!answer.ok || !answer.headers.has('authorization'))
      throw new UpstreamError('status', new Error(`the token service answered ${answer.status}`))
    tokens.keep(http, 'auth', answer)
  }

  /** Without a token that could be refreshed, the response is final. */
  function impersonate(http: Request, occasion: TokenOccasion): Promise<UpstreamAnswer> {
    const send = () => ask(http, '/auth/impersonate', occasion, bearer(http))
    return bearer(http) ? withRefresh(http, send) : send()
  }

  /** The response of `send`; after a 401, its response after one refresh. If the refresh fails, the session ends. */
  async function withRefresh(http: Request, send: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer> {
    const answer = await send()
    if (answer.status !== 401) return answer
    const token = await refresh(http)
    if (!token) {
      await endSession(http)
      throw new AccessError('session-ended')
    }
    tokens.put(http, 'auth', token)
    return send()
  }

  async function refresh(http: Request): Promise<string | undefined> {
    const key = http.sessionID
    const known = refreshing.get(key)
    const mine = known ?? { token: renewed(http), isCancelled: false }
    if (!known) refreshing.set(key, mine)
    try {
      const token = await mine.token
      return mine.isCancelled ? undefined : token
    } finally {
      if (refreshing.get(key) === mine) refreshing.delete(key)
    }
  }

  /** The new token, or undefined if the refresh failed for any reason: the caller is then signed out. */
  async function renewed(http: Request): Promise<string | undefined> {
    try {
      const answer = await ask(http, '/auth/refresh', {}, tokens.of(http, 'auth'))
      return (answer.ok && answer.headers.get('authorization')) || undefined
    } catch (error) {
      http.log.warn({ err: error }, 'the token could not be refreshed')
      return undefined
    }
  }

  /** At sign-out: cancels a waiting refresh, and gives the token back if the service accepts it. */
  async function revoke(http: Request): Promise<void> {
    const waiting = refreshing.get(http.sessionID)
    if (waiting) waiting.isCancelled = true
    const token = tokens.of(http, 'auth')
    if (!token) return
    await ask(http, '/auth/revoke', {}, token).catch(error =>
      // Harmless: the token ends by itself within the hour, and the sign-out must not wait for it.
      http.log.info({ err: error }, 'the token service did not take the token back'),
    )
  }

  /** The token of the token service; if there is none yet and both services are at one place, that of the account. */
  function bearer(http: Request): string | undefined {
    return tokens.of(http, 'auth') ?? (isBesideAccounts ? tokens.of(http, 'AccountService.svc') : undefined)
  }

  function ask(http: Request, path: string, body: object, authorization?: string): Promise<UpstreamAnswer> {
    return upstream(outgoing(http, { method: 'POST', path, body, authorization }))
  }

  return { acquire, withRefresh, revoke }
}

export type TokenService = ReturnType<typeof createTokenService>
