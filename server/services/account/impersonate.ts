import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { isWithinReach } from '../../access/impersonation'
import { limits } from '../../config/limits'
import type { Caller } from '../caller'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { identityOf, maySignIn, type UserRow, userByEmail } from './users'

const { perAccount, windowMinutes } = limits.impersonation

/** All refusals are the same, so that they do not reveal which emails have an account. */
export function impersonate({ db, audit, throttle }: AccountParts) {
  return async (call: ServiceCall, { impersonatedEmail }: { impersonatedEmail: string }) => {
    const caller = call.requireCaller()
    const entry = {
      event: 'impersonation' as const,
      ...{ actor: caller.email, target: impersonatedEmail.toLowerCase() },
      ...{ address: call.address, requestId: call.requestId },
    }
    const mayTry = await throttle.take(`impersonate:account:${caller.email}`, { max: perAccount, windowMinutes })
    const user = await userByEmail(db, impersonatedEmail)
    if (!mayTry || !user || !mayBeImpersonated(user, caller)) {
      await audit.record({ ...entry, outcome: 'refused', detail: { paused: !mayTry } })
      return refused(messages.impersonationRefused)
    }
    const { id, email, token } = caller
    const facts = { impersonator: { id, email }, factorGivenAt: token.factorGivenAt }
    await audit.transaction(async (transaction, record) => {
      await call.revokeToken(transaction)
      await call.issueToken(user.id, false, facts, transaction)
      record({ ...entry, outcome: 'success' })
    })
    return succeeded(identityOf(user, false, { IsImpersonated: true, HasClearance: false }))
  }
}

/** Whether it is another person who can sign in, belongs to a company, and has no power that the caller lacks. */
function mayBeImpersonated(user: UserRow, caller: Caller): boolean {
  const isPerson = user.type === 'User' || user.type === 'Owner'
  return isPerson && maySignIn(user) && user.id !== caller.id && isWithinReach(caller.roles, user.roles)
}
