import type { Identity } from '../../../shared/access/identity'
import type { Envelope } from '../../../shared/contracts/envelope'
import { hasClearance, type ServiceCall } from '../service'
import { identityOf } from './users'

/**
 * Who the caller is, by what was looked up with the token. A client that expects to be signed in but is not is told
 * that its session has ended.
 */
export async function getIdentity(
  { caller, now }: ServiceCall,
  { isClientLoggedIn }: { isClientLoggedIn: boolean },
): Promise<Envelope<Identity>> {
  if (!caller?.company) return { Succeeded: false, Notices: [], SessionExpired: isClientLoggedIn }
  const flags = {
    IsImpersonated: caller.token.impersonator !== undefined,
    HasClearance: hasClearance(caller, now),
    NeedsSecondFactor: caller.mustSetUp,
  }
  const { email, fullName, roles, isNewEngineEnabled, company } = caller
  const person = { email, full_name: fullName, roles, is_new_engine_enabled: isNewEngineEnabled, ...company }
  return { Succeeded: true, Notices: [], Item: identityOf(person, caller.isTemporary, flags) }
}
