import type { Identity } from '../../../shared/access/identity'
import type { Envelope } from '../../../shared/contracts/envelope'
import { hasClearance, type ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { identityOf, userById } from './users'

/** A client that expects to be signed in but is not is told that its session has ended. */
export function getIdentity({ db }: AccountParts) {
  return async (
    call: ServiceCall,
    { isClientLoggedIn }: { isClientLoggedIn: boolean },
  ): Promise<Envelope<Identity>> => {
    const user = call.caller && (await userById(db, call.caller.id))
    if (!call.caller || !user) return { Succeeded: false, Notices: [], SessionExpired: isClientLoggedIn }
    const { caller, now } = call
    const flags = {
      IsImpersonated: caller.token.impersonator !== undefined,
      HasClearance: hasClearance(caller, now),
      NeedsSecondFactor: caller.mustSetUp,
    }
    return { Succeeded: true, Notices: [], Item: identityOf(user, call.caller.isTemporary, flags) }
  }
}
