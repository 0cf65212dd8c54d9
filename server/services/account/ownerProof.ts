/** Whether the one at the screen is still the owner: the password, and a code where there is a second factor. */

import type { Transaction } from 'kysely'
import { factorMessages } from '../../../shared/accounts/factorMessages'
import { type Envelope, refused } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { RecordEntry } from '../../access/audit'
import { verifyPassword } from '../../access/passwords'
import { accountKey, tryPassword } from '../../access/passwordTries'
import type { Tables } from '../../data/schema'
import type { Post } from '../../mail/mailQueue'
import type { ServiceCall } from '../service'
import { isProved } from '../service'
import { checkCode, type Use } from './factorCodes'
import type { AccountParts } from './parts'
import { userById } from './users'

export interface Proof {
  /** Empty where it was given a moment ago and need not be given once more. */
  password: string
  /** Empty where there is no second factor yet. */
  code: string
}

type Work = (transaction: Transaction<Tables>, post: Post, record: RecordEntry) => Promise<void>

/** Why it is refused, or how what it was given for is done. */
type Given = { refusal: Envelope<never> } | { use: Use }

/**
 * Does `step` of the second factor for its owner: `prepare` what it takes once the proof is right, then what it gives with
 * the proof used up, in one transaction. The refusal where it is not the owner, which is recorded. Tries count together
 * with those of signing in.
 */
export async function doneByOwner(
  parts: AccountParts,
  call: ServiceCall,
  { step, proof }: { step: string; proof: Proof },
  prepare: () => Promise<Work> | Work,
): Promise<Envelope<never> | undefined> {
  const given = await givenBy(parts, call, proof)
  if ('refusal' in given) {
    await parts.audit.record(about(call, 'failure', step))
    return given.refusal
  }
  const work = await prepare()
  const isDone = await parts.mails.inTransaction(async (transaction, post, { record }) => {
    if (!(await given.use(transaction, post))) return false
    await work(transaction, post, record)
    return true
  })
  if (isDone) return undefined
  await parts.audit.record(about(call, 'failure', step))
  return refused(factorMessages.wrong)
}

async function givenBy(parts: AccountParts, call: ServiceCall, { password, code }: Proof): Promise<Given> {
  const caller = call.requireCaller()
  if (password === '' && !isProved(caller, call.now)) return { refusal: refused(messages.required('Current password')) }
  const refusal = password === '' ? undefined : await passwordRefusal(parts, call, password)
  if (refusal) return { refusal: refused(refusal) }
  const right = code === '' ? undefined : await checkCode(parts, call, caller, code)
  if (right === 'paused') return { refusal: refused(factorMessages.paused) }
  if (right === 'wrong') return { refusal: refused(factorMessages.wrong) }
  return {
    async use(transaction, post) {
      if (right && !(await right.use(transaction, post))) return false
      if (password !== '') await parts.throttle.reset(accountKey(caller.email), transaction)
      return true
    },
  }
}

async function passwordRefusal({ db, throttle }: AccountParts, call: ServiceCall, password: string) {
  const { id, email } = call.requireCaller()
  const { isPaused, found } = await tryPassword(throttle, { email, address: call.address }, async () => {
    const user = await userById(db, id)
    return (await verifyPassword(user?.password_hash, password, call.address)) ? user : undefined
  })
  if (found) return undefined
  return isPaused ? messages.passwordPaused : messages.wrongOldPassword
}

/** What the trail says of it. */
export function about(call: ServiceCall, outcome: 'success' | 'failure' | 'refused', step: string) {
  const { email } = call.requireCaller()
  return {
    event: 'second-factor' as const,
    outcome,
    actor: email,
    address: call.address,
    requestId: call.requestId,
    detail: { step },
  }
}
