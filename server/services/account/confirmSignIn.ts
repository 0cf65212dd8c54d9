import { factorMessages } from '../../../shared/accounts/factorMessages'
import { type Envelope, refused, succeeded } from '../../../shared/contracts/envelope'
import { limits } from '../../config/limits'
import { minutesAfter } from '../../process/clock'
import type { ServiceCall } from '../service'
import { completeSignIn } from './completeSignIn'
import { checkCode } from './factorCodes'
import type { AccountParts } from './parts'
import { identityOf, userById } from './users'

/** The second step of signing in: the person who has given the password becomes the caller by giving a code. */
export function confirmSignIn(parts: AccountParts) {
  const { db, audit } = parts
  return async (call: ServiceCall, { code }: { code: string }) => {
    const { signingIn } = call
    const provedAt = signingIn?.token.provedAt
    const user = signingIn && (await userById(db, signingIn.id))
    if (!user || !provedAt || call.now > minutesAfter(provedAt, limits.secondFactor.waitMinutes)) return over(call)

    const { isTemporary } = signingIn
    const given = await checkCode(parts, call, user, code)
    const isIn =
      typeof given === 'object' &&
      (await completeSignIn(parts, call, user, {
        ...{ isTemporary, provedAt, factorGivenAt: call.now },
        ...{ factor: given.by, isLetIn: given.use },
      }))
    if (!isIn) {
      await audit.record({
        ...{ event: 'second-factor', outcome: 'failure', actor: user.email },
        ...{ address: call.address, requestId: call.requestId },
        detail: { step: 'sign-in', paused: given === 'paused' },
      })
      return refused(given === 'paused' ? factorMessages.paused : factorMessages.wrong)
    }
    return succeeded(identityOf(user, isTemporary))
  }
}

/** Too late, or no password was given: the login starts again. A person who is already signed in stays signed in. */
function over({ caller }: ServiceCall): Envelope<never> {
  return { ...refused(factorMessages.over), SessionExpired: caller === undefined }
}
