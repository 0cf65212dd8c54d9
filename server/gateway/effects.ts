/** What an answer does to the session: signing in and out, and who one is now. */
import type { Request } from 'express'
import type { SessionData } from 'express-session'
import { account } from '../../shared/contracts'
import type { CompanyUser } from '../../shared/contracts/account'
import type { Call } from '../../shared/contracts/call'
import type { ReportDescriptor } from '../../shared/contracts/design'
import { type Envelope, errorNotice, type Notice, refused } from '../../shared/contracts/envelope'
import type { Operation } from '../../shared/contracts/operation'
import type { Identity } from '../../shared/identity'
import { limits } from '../../shared/limits'
import { routes } from '../../shared/routes'
import { messages, texts } from '../../shared/texts'
import { AccessError } from '../access/accessError'
import { takeWanted } from '../access/wanted'
import type { Clock } from '../clock'
import { clientAddress } from '../http/clientAddress'
import { deviceOf } from '../http/deviceOf'
import { regenerate } from '../http/session'
import type { SessionStore } from '../http/sessionStore'
import { profileEffects } from './profileEffects'
import type { SessionTokens } from './sessionTokens'
import type { TokenOccasion, TokenService } from './tokenService'

interface EffectParts {
  store: SessionStore
  clock: Clock
  tokens: SessionTokens
  tokenService: TokenService
}

/** A call that was answered: by whom, with what, and what came of it. */
interface Answered<Input = unknown> {
  http: Request
  operation: Operation
  request: Input
  envelope: Envelope
  call: Call
}

export type Effect = (request: Request, envelope: Envelope, call: Call, input: never) => Promise<Envelope>

export function createEffects({ store, clock, tokens, tokenService }: EffectParts) {
  const byOperation: Record<string, Effect> = {
    LogIn: establish,
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
      if (user?.IsActive === false) await store.endSessionsOf(user.Email)
      return envelope
    },
    async RemoveUser(_, envelope) {
      const user = envelope.Item as CompanyUser | null
      if (user) await store.endSessionsOf(user.Email)
      return envelope
    },
    async CreateReport(request, envelope) {
      const report = envelope.Item as ReportDescriptor | null
      // One for a window of its own has been shown with this answer: the report screen never sees it.
      if (report && !report.OpenInNewWindow) request.session.report = report
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
    ...profileEffects(store),
  }

  /** The id changes at sign-in; of the session before it only the wanted address and the new token are kept. */
  async function establish(
    request: Request,
    envelope: Envelope,
    call: Call,
    { password }: { password: string },
  ): Promise<Envelope> {
    const { wanted } = request.session
    const kept = newTokens(request)
    await tokenService.revoke(request)
    await regenerate(request)
    Object.assign(request.session, {
      wanted,
      tokens: kept,
      signedInAt: clock.now().getTime(),
      client: clientOf(request),
    })
    const { Item: identity } = await call(account.GetIdentity, { isClientLoggedIn: true })
    if (!identity) return envelope
    keepIdentity(request, identity)
    // Whoever had the account before may be the reason why a temporary password was asked for.
    if (identity.IsTempPassword) await store.endSessionsOf(identity.Email, request.sessionID)
    // A temporary password is used up by now: its token comes when it is changed.
    else await acquireServiceToken(request, { userId: identity.Email, password })
    if (await store.endOldestOf(identity.Email, limits.sessionsOfPerson, request.sessionID))
      request.session.notices = [...(request.session.notices ?? []), oldestEnded]
    const Next = identity.IsTempPassword ? routes.changePassword.path : takeWanted(request)
    return { ...envelope, Item: { ...(envelope.Item as object), Next } }
  }

  /** A new id for this session, and the end of every other one of the same person. */
  async function renew(
    request: Request,
    envelope: Envelope,
    call: Call,
    { password }: { password: string },
  ): Promise<Envelope> {
    const { wanted, signedInAt, client, identity } = request.session
    const kept = newTokens(request)
    await regenerate(request)
    Object.assign(request.session, { wanted, tokens: kept, signedInAt, client, identity })
    if (identity) await store.endSessionsOf(identity.Email, request.sessionID)
    const answer = await reload(request, envelope, call)
    // Who one is now is not known: what is left is to sign in with the new password.
    if (!answer.Succeeded) await endSession(request)
    else if (identity) await acquireServiceToken(request, { userId: identity.Email, password })
    return envelope
  }

  /** The impersonator's own session ends: what follows is that of the other person, and says who acts. */
  async function actAs(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const { Email: email = '', FullName: fullName = '' } = request.session.identity ?? {}
    const kept = newTokens(request)
    await tokenService.revoke(request)
    await regenerate(request)
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
    await acquireServiceToken(request, { userId: identity.Email })
    return { ...envelope, Item: { ...(envelope.Item as object), Next: routes.appSelector.path } }
  }

  /** A new id, and the identity as the service has it now: whether the answer gave clearance is for the service to say. */
  async function clear(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const { wanted, signedInAt, client, identity, tokens, report } = request.session
    await regenerate(request)
    Object.assign(request.session, { wanted, tokens, signedInAt, client, identity, report })
    return reload(request, envelope, call)
  }

  async function reload(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const answer = await call(account.GetIdentity, { isClientLoggedIn: true }).catch(error => {
      request.log.error({ err: error }, 'the identity could not be reloaded')
      return refused(texts.securityQuestion.identityFailed)
    })
    return answer.Succeeded ? envelope : refused(texts.securityQuestion.identityFailed)
  }

  /**
   * The token of the token service for whoever is signed in now, if their roles call for one. It is not worth the
   * session: without it the next page says that some tools are out of reach. Only a refused refresh ends the session.
   */
  async function acquireServiceToken(request: Request, occasion: TokenOccasion): Promise<void> {
    try {
      await tokenService.acquire(request, request.session.identity?.Roles ?? [], occasion)
    } catch (error) {
      if (error instanceof AccessError) throw error
      request.log.warn({ err: error }, 'no token of the token service')
      request.session.notices = [...(request.session.notices ?? []), errorNotice(messages.noServiceToken)]
    }
  }

  return {
    async apply({ http, operation, request, envelope, call }: Answered): Promise<Envelope> {
      if (envelope.SessionExpired && http.session?.identity) await endSession(http)
      if (!envelope.Succeeded) return envelope
      return (await byOperation[operation.name]?.(http, envelope, call, request as never)) ?? envelope
    },
  }
}

export type Effects = ReturnType<typeof createEffects>

const oldestEnded: Notice = {
  Type: 'message',
  Title: '',
  Severity: 'info',
  Messages: [messages.oldestSessionEnded],
}

const impersonating: Notice = {
  Type: 'message',
  Title: '',
  Severity: 'info',
  Messages: [texts.impersonating],
  Delay: limits.impersonation.noticeDelay,
  Duration: limits.impersonation.noticeLife,
}

/**
 * A session with a token of the account service is signed in once the identity has been loaded. Whoever acts as another
 * person stays marked as such, and without clearance, whatever the service says.
 */
function keepIdentity({ session }: Request, identity: Identity): void {
  if (!session.tokens?.['AccountService.svc']) return
  session.identity = session.impersonator ? { ...identity, IsImpersonated: true, HasClearance: false } : identity
}

/** By what its owner knows a session again. */
function clientOf(request: Request): SessionData['client'] {
  return { device: deviceOf(request.get('user-agent')), address: clientAddress(request) }
}

/** The account service's token, which has just come. Those of other services are of whoever was signed in before. */
function newTokens(request: Request): SessionData['tokens'] {
  return { 'AccountService.svc': request.session.tokens?.['AccountService.svc'] }
}

/**
 * Ends the session and starts an empty one, which can carry a notice to the login page and tells other tabs. Nothing
 * stays in the browser.
 */
export async function endSession(request: Request): Promise<void> {
  request.res?.setHeader('clear-site-data', '"storage"')
  await regenerate(request)
  request.session.hasEnded = true
}
