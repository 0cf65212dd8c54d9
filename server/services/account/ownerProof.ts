/** Proof that the owner of the account is at the screen: the password, and a code if there is a second factor. */

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
  /** Empty if it was given a short time ago and is not needed again. */
  password: string
  /** Empty if there is no second factor yet. */
  code: string
}

type Work = (transaction: Transaction<Tables>, post: Post, record: RecordEntry) => Promise<void>

/** The refusal, or the function that uses up the proof. */
type Given = { refusal: Envelope<never> } | { use: Use }

/**
 * Executes `step` of the second factor for its owner: calls `prepare` once the proof is right, then runs its result in
 * one transaction with the use of the proof. If the proof is wrong, it records and returns the refusal. Attempts are
 * counted together with those of signing in.
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

/** Its audit entry. */
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
