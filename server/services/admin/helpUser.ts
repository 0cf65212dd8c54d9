/** What an admin does for an account of any company. Rights are not given here: that is the operator's, by a command. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { accountKey } from '../../access/passwordTries'
import { clearanceKey } from '../account/clearance'
import { secondFactorKey } from '../account/factorCodes'
import { userById } from '../account/users'
import { endTokensOf } from '../endTokens'
import type { ServiceCall } from '../service'
import type { AdminParts } from '.'

interface Wanted {
  id: string
}

export function unlockUser(parts: AdminParts) {
  return async (call: ServiceCall, { id }: Wanted) => {
    const user = await userById(parts.db, id)
    if (!user) return refused(messages.accountMissing)
    await parts.throttle.reset(accountKey(user.email))
    await parts.throttle.reset(clearanceKey(user.email))
    await parts.throttle.reset(secondFactorKey(id))
    await record(parts, call, 'unlock', user.email)
    return succeeded(null)
  }
}

/** The tokens go as well: a session that is being used at this moment has nothing left to call with. */
export function endUserSessions(parts: AdminParts) {
  return async (call: ServiceCall, { id }: Wanted) => {
    const user = await userById(parts.db, id)
    if (!user) return refused(messages.accountMissing)
    await parts.store.endSessionsOf(user.email)
    await endTokensOf(parts.db, id)
    await record(parts, call, 'session-end', user.email)
    return succeeded(null)
  }
}

function record({ audit }: AdminParts, call: ServiceCall, event: 'unlock' | 'session-end', target: string) {
  const { email: actor } = call.requireCaller()
  return audit.record({
    event,
    outcome: 'success',
    actor,
    target,
    address: call.address,
    requestId: call.requestId,
  })
}
