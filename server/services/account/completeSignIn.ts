import type { Transaction } from 'kysely'
import type { Tables } from '../../data/schema'
import type { Post } from '../../mail/mailQueue'
import { newDeviceMail } from '../../mail/newDeviceMail'
import type { ServiceCall } from '../service'
import { isNewDevice } from './knownDevices'
import type { AccountParts } from './parts'
import type { UserRow } from './users'

interface Completed {
  isTemporary: boolean
  /** When the password was given. */
  provedAt: Date
  /** When the second factor was given, if there is one. */
  factorGivenAt?: Date
  factor?: 'app' | 'recovery-code'
  /** A condition in the same transaction; if it is false, nobody is signed in. */
  isLetIn: (transaction: Transaction<Tables>, post: Post) => Promise<boolean>
}

/** Completes a sign-in: issues the token, and mails if the device is new. Returns false if the condition was false. */
export function completeSignIn(
  { mails, origin, store }: AccountParts,
  call: ServiceCall,
  user: UserRow,
  { isTemporary, provedAt, factorGivenAt, factor, isLetIn }: Completed,
): Promise<boolean> {
  return mails.inTransaction(async (transaction, post, { record }) => {
    if (!(await isLetIn(transaction, post))) return false
    if (await isNewDevice(transaction, user.id, call)) await post(newDeviceMail(user.email, call, origin))
    // The token that was given for the password alone is no longer needed.
    if (factor) await call.revokeToken(transaction)
    await call.issueToken(user.id, isTemporary, { provedAt, factorGivenAt }, transaction)
    // An intruder in another session may be the reason for it. Last, because sessions in Redis end at once.
    if (isTemporary) await store.endSessionsOf(user.email, { within: transaction })
    record({
      event: 'sign-in',
      outcome: 'success',
      actor: user.email,
      address: call.address,
      requestId: call.requestId,
      detail: { temporary: isTemporary, ...(factor && { factor }) },
    })
    return true
  })
}
