/** Effects of signing in on the session: nobody is signed in until password and, if required, code were given. */
import type { Request } from 'express'
import type { Identity } from '../../shared/access/identity'
import type { Role } from '../../shared/access/roles'
import { account } from '../../shared/contracts'
import type { Call } from '../../shared/contracts/call'
import type { Envelope, Notice } from '../../shared/contracts/envelope'
import { routes } from '../../shared/routes'
import { messages } from '../../shared/texts'
import { takeReturnUrl } from '../access/returnUrl'
import { limits } from '../config/limits'
import type { Clock } from '../process/clock'
import { regenerate, renewId } from '../session/session'
import { clientOf, keepIdentity, newTokens } from '../session/sessionParts'
import type { SessionStore } from '../session/sessionStore'
import type { Effect, EndBeside } from './effect'
import type { TokenOccasion, TokenService } from './tokenService'

interface SignInParts {
  store: SessionStore
  endBeside: EndBeside
  clock: Clock
  tokenService: TokenService
  acquireServiceToken: (request: Request, roles: readonly Role[], occasion: TokenOccasion) => Promise<void>
}

/** The fields of the response of LogIn that the session uses. */
type SignedIn = Partial<Pick<Identity, 'Roles'>> & { NeedsCode?: boolean }

export function signInEffects({ store, endBeside, clock, tokenService, acquireServiceToken }: SignInParts) {
  /** The id changes at sign-in; of the previous session only the requested address and the new token are kept. */
  async function logIn(
    request: Request,
    envelope: Envelope,
    call: Call,
    { email, password }: { email: string; password: string },
  ): Promise<Envelope> {
    const { returnUrl } = request.session
    const tokens = newTokens(request)
    await tokenService.revoke(request)
    await regenerate(request)
    Object.assign(request.session, { returnUrl, tokens })
    const { NeedsCode, Roles = [] } = (envelope.Item ?? {}) as SignedIn
    if (!NeedsCode) return complete(request, envelope, call, { userId: email, password })

    request.session.awaitsCode = true
    // The password is available only now. Nothing uses the token before the person is signed in.
    await acquireServiceToken(request, Roles, { userId: email, password })
    return { ...envelope, Item: nobodyYet }
  }

  /** The second step: one more new id, because this session has more rights than the one before. */
  async function confirmSignIn(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const { returnUrl, tokens, typed } = request.session
    await regenerate(request)
    Object.assign(request.session, { returnUrl, tokens, typed })
    return complete(request, envelope, call)
  }

  async function complete(
    request: Request,
    envelope: Envelope,
    call: Call,
    occasion?: { userId: string; password: string },
  ): Promise<Envelope> {
    Object.assign(request.session, { signedInAt: clock.now().getTime(), client: clientOf(request) })
    const { Item: identity } = await call(account.GetIdentity, { isClientLoggedIn: true })
    if (!identity) return envelope
    keepIdentity(request, identity)
    // An intruder in another session may be the reason for the temporary password.
    if (identity.IsTempPassword) await endBeside(identity.Email, request)
    // A temporary password is already used up: the token is requested when the password is changed.
    else if (occasion) await acquireServiceToken(request, identity.Roles, occasion)
    if (await store.endOldestOf(identity.Email, limits.sessionsOfPerson, request.sessionID))
      request.session.notices = [...(request.session.notices ?? []), oldestEnded]
    return { ...envelope, Item: { ...(envelope.Item as object), Next: nextOf(request, identity) } }
  }

  /** A new id now that the second factor is active; sessions that were opened without it end. */
  async function confirmSecondFactor(request: Request, envelope: Envelope, call: Call): Promise<Envelope> {
    const { returnUrl, signedInAt, client, identity, tokens, report } = request.session
    await renewId(request, store)
    Object.assign(request.session, { returnUrl, signedInAt, client, identity, tokens, report })
    if (identity) await endBeside(identity.Email, request)
    await call(account.GetIdentity, { isClientLoggedIn: true }).catch(error =>
      // The codes are shown only once, so the response must not fail; the next page loads the identity again.
      request.log.warn({ err: error }, 'the identity could not be reloaded'),
    )
    return envelope
  }

  return {
    LogIn: logIn,
    ConfirmSignIn: confirmSignIn,
    ConfirmSecondFactor: confirmSecondFactor,
  } satisfies Record<string, Effect>
}

/** The page that the person must visit first, or the requested one. */
function nextOf(request: Request, { IsTempPassword, NeedsSecondFactor }: Identity): string {
  if (IsTempPassword) return routes.changePassword.path
  return NeedsSecondFactor ? routes.secondFactor.path : takeReturnUrl(request)
}

/** After the password alone the response reveals nothing about the person; the login page asks for the code. */
const nobodyYet = {
  ...{ FullName: '', CompanyName: '', IsImpersonated: false, Roles: [], IsTempPassword: false },
  NeedsCode: true,
  Next: routes.login.path,
}

const oldestEnded: Notice = {
  Type: 'message',
  Title: '',
  Severity: 'info',
  Messages: [messages.oldestSessionEnded],
}
