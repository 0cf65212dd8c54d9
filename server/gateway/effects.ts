/** Effects of responses on the session: signing in and out, and changes of the identity. */

import type { Request } from 'express'
import type { Identity } from '../../shared/access/identity'
import type { Role } from '../../shared/access/roles'
import { account } from '../../shared/contracts'
import type { CompanyUser } from '../../shared/contracts/account'
import type { Call } from '../../shared/contracts/call'
import { type Envelope, type Notice, refused } from '../../shared/contracts/envelope'
import type { Operation } from '../../shared/contracts/operation'
import type { ReportDescriptor } from '../../shared/contracts/tools/toolOperations'
import { routes } from '../../shared/routes'
import { texts } from '../../shared/texts'
import { limits } from '../config/limits'
import type { Clock } from '../process/clock'
import { renewId } from '../session/session'
import { clientOf, keepIdentity, newTokens } from '../session/sessionParts'
import { hashOf, type SessionStore } from '../session/sessionStore'
import type { SessionTokens } from '../session/sessionTokens'
import type { Effect, EndBeside } from './effect'
import { endSession } from './endSession'
import { profileEffects } from './profileEffects'
import { serviceTokenAcquirer } from './serviceTokenAcquirer'
import { signInEffects } from './signInEffects'
import type { TokenService } from './tokenService'

interface EffectParts {
  store: SessionStore
  /** Whether the account service is a remote one, which knows nothing about sessions. */
  hasAccountsElsewhere: boolean
  clock: Clock
  tokens: SessionTokens
  tokenService: TokenService
}

/** A completed call, with its request and its response. */
interface Answered<Input = unknown> {
  http: Request
  operation: Operation
  request: Input
  envelope: Envelope
  call: Call
}

export function createEffects({ store, hasAccountsElsewhere, clock, tokens, tokenService }: EffectParts) {
  /** Only for a remote account service: the built-in one ends the sessions with its audit row. */
  const endBeside: EndBeside = async (email, kept) => {
    if (hasAccountsElsewhere) await store.endSessionsOf(email, { except: kept && hashOf(kept.sessionID) })
  }

  const acquireServiceToken = serviceTokenAcquirer(tokenService)

  const byOperation: Record<string, Effect> = {
    async LogOut(request, envelope) {
      await tokenService.revoke(request)
      await endSession(request)
      return envelope
    },
    async GetIdentity(request, envelope) {
      if (envelope.Item) keepIdentity(request, envelope.Item as Identity)
      return envelope
    },
    ChangePassword: renew,
    async SetIsActive(_, envelope) {
      const user = envelope.Item as CompanyUser | null
      if (user?.IsActive === false) await endBeside(user.Email)
      return envelope
    },
    async RemoveUser(_, envelope) {
      const user = envelope.Item as CompanyUser | null
      if (user) await endBeside(user.Email)
      return envelope
    },
    async CreateReport(request, envelope, _call, _input, { service }) {
      const report = envelope.Item as ReportDescriptor | null
      // A report for a separate window is shown by this response: it does not go to the report screen.
      if (report && !report.OpenInNewWindow) request.session.report = { ...report, Service: service }
      return envelope
    },
    Impersonate: actAs,
    ConfirmSecurityQuestionAnswer: clear,
    SaveSecurityQuestionAnswers: reload,
    /** The token of the R and D API stays on the server. */
    async Auth(request, envelope) {
      if (typeof envelope.Item === 'string') tokens.put(request, 'rAndD', `Bearer ${envelope.Item}`)
      return { ...envelope, Item: null }
    },
    ...signInEffects({ store, endBeside, clock, tokenService, acquireServiceToken }),
    ...profileEffects(endBeside),
  }

  /** Gives this session a new id, and ends all other sessions of the same person. */
  async function renew(
    request: Request,
    envelope: Envelope,
    call: Call,
    { password }: { password: string },
  ): Promise<Envelope> {
    const { returnUrl, signedInAt, client, identity } = request.session
    const kept = newTokens(request)
    await renewId(request, store)
    Object.assign(request.session, { returnUrl, tokens: kept, signedInAt, client, identity })
    if (identity) await endBeside(identity.Email, request)
    const answer = await reload(request, envelope, call)
    // The identity could not be loaded: the person has to sign in with the new password.
    if (!answer.Succeeded) await endSession(request)
    else if (identity) await acquireServiceToken(request, rolesNow(request), { userId: identity.Email, password })
    return envelope
  }

  /** Ends the impersonator's own session. The new one belongs to the other person, and names who acts. */
  async function actAs(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const { Email: email = '', FullName: fullName = '' } = request.session.identity ?? {}
    const kept = newTokens(request)
    await tokenService.revoke(request)
    await renewId(request, store)
    const impersonator = { email, fullName }
    Object.assign(request.session, {
      tokens: kept,
      signedInAt: clock.now().getTime(),
      client: clientOf(request),
      impersonator,
    })
    const { Item: identity } = await call(account.GetIdentity, { isClientLoggedIn: true })
    if (!identity) {
      await endSession(request)
      return refused(texts.unknownError)
    }
    request.session.notices = [impersonating]
    await acquireServiceToken(request, identity.Roles, { userId: identity.Email })
    return { ...envelope, Item: { ...(envelope.Item as object), Next: routes.appSelector.path } }
  }

  /** Gives the session a new id and reloads the identity: the service decides whether the answer gave clearance. */
  async function clear(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const { returnUrl, signedInAt, client, identity, tokens, report } = request.session
    await renewId(request, store)
    Object.assign(request.session, { returnUrl, tokens, signedInAt, client, identity, report })
    return reload(request, envelope, call)
  }

  return {
    async apply({ http, operation, request, envelope, call }: Answered): Promise<Envelope> {
      const isOver = http.session?.identity || (http.session?.awaitsCode && operation.name === 'ConfirmSignIn')
      if (envelope.SessionExpired && isOver) await endSession(http)
      if (!envelope.Succeeded) return envelope
      return (await byOperation[operation.name]?.(http, envelope, call, request as never, operation)) ?? envelope
    },
  }
}

export type Effects = ReturnType<typeof createEffects>

async function reload(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
  const answer = await call(account.GetIdentity, { isClientLoggedIn: true }).catch(error => {
    request.log.error({ err: error }, 'the identity could not be reloaded')
    return refused(texts.securityQuestion.identityFailed)
  })
  return answer.Succeeded ? envelope : refused(texts.securityQuestion.identityFailed)
}

const rolesNow = ({ session }: Request): readonly Role[] => session.identity?.Roles ?? []

const impersonating: Notice = {
  Type: 'message',
  Title: '',
  Severity: 'info',
  Messages: [texts.impersonating],
  Delay: limits.impersonation.noticeDelay,
  Duration: limits.impersonation.noticeLife,
}
