/** Whether the one at the screen is still the owner: the password, and a code where there is a second factor. */

import { factorMessages } from '../../../shared/accounts/factorMessages'
import { type Envelope, refused } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { verifyPassword } from '../../access/passwords'
import { accountKey, tryPassword } from '../../access/passwordTries'
import type { ServiceCall } from '../service'
import { isProved } from '../service'
import { takeCode } from './factorCodes'
import type { AccountParts } from './parts'
import { userById } from './users'

export interface Proof {
  /** Empty where it was given a moment ago and need not be given once more. */
  password: string
  /** Empty where there is no second factor yet. */
  code: string
}

/** Why it is refused; undefined where it is the owner. Tries count together with those of signing in. */
export async function refusalOf(
  parts: AccountParts,
  call: ServiceCall,
  { password, code }: Proof,
): Promise<Envelope<never> | undefined> {
  const caller = call.requireCaller()
  if (password === '' && !isProved(caller, call.now)) return refused(messages.required('Current password'))
  if (password !== '') {
    const refusal = await passwordRefusal(parts, call, password)
    if (refusal) return refused(refusal)
  }
  if (code === '') return undefined
  const taken = await takeCode(parts, call, caller, code)
  if (taken === 'paused') return refused(factorMessages.paused)
  return taken === 'wrong' ? refused(factorMessages.wrong) : undefined
}

async function passwordRefusal({ db, throttle }: AccountParts, call: ServiceCall, password: string) {
  const { id, email } = call.requireCaller()
  const { isPaused, found } = await tryPassword(throttle, { email, address: call.address }, async () => {
    const user = await userById(db, id)
    return (await verifyPassword(user?.password_hash, password, call.address)) ? user : undefined
  })
  if (!found) return isPaused ? messages.passwordPaused : messages.wrongOldPassword
  await throttle.reset(accountKey(email))
  return undefined
}
