/** Functions that fill a session, whichever response starts it. */
import { isDeepStrictEqual } from 'node:util'
import type { Request } from 'express'
import type { SessionData } from 'express-session'
import type { Identity } from '../../shared/access/identity'
import { clientAddress } from '../request/clientAddress'
import { deviceOf } from '../request/deviceOf'

/**
 * A session with a token of the account service is signed in once the identity has been loaded. An impersonated session
 * stays marked as such, and without clearance, whatever the service answers.
 */
export function keepIdentity({ session }: Request, identity: Identity): void {
  if (!session.tokens?.['AccountService.svc']) return
  const known = session.impersonator ? { ...identity, IsImpersonated: true, HasClearance: false } : identity
  // PostgreSQL gives the names of an object back in another order: the same identity is no change that is to be saved.
  if (!isDeepStrictEqual(session.identity, known)) session.identity = known
}

/** Data by which its owner recognizes a session. */
export function clientOf(request: Request): SessionData['client'] {
  return { device: deviceOf(request.get('user-agent')), address: clientAddress(request) }
}

/**
 * Only the new token of the account service. Tokens of other services belong to the person who was signed in before.
 */
export function newTokens(request: Request): SessionData['tokens'] {
  return { 'AccountService.svc': request.session.tokens?.['AccountService.svc'] }
}
