/** What sessions are made of, whichever answer makes them. */
import type { Request } from 'express'
import type { SessionData } from 'express-session'
import type { Identity } from '../../shared/access/identity'
import { clientAddress } from '../request/clientAddress'
import { deviceOf } from '../request/deviceOf'

/**
 * A session with a token of the account service is signed in once the identity has been loaded. Whoever acts as another
 * person stays marked as such, and without clearance, whatever the service says.
 */
export function keepIdentity({ session }: Request, identity: Identity): void {
  if (!session.tokens?.['AccountService.svc']) return
  session.identity = session.impersonator ? { ...identity, IsImpersonated: true, HasClearance: false } : identity
}

/** By what its owner knows a session again. */
export function clientOf(request: Request): SessionData['client'] {
  return { device: deviceOf(request.get('user-agent')), address: clientAddress(request) }
}

/** The account service's token, which has just come. Those of other services are of whoever was signed in before. */
export function newTokens(request: Request): SessionData['tokens'] {
  return { 'AccountService.svc': request.session.tokens?.['AccountService.svc'] }
}
