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
  /** When and how the second factor was given, where there is one. */
  factorGivenAt?: Date
  factor?: 'app' | 'recovery-code'
  /** What has to hold in the same transaction; where it does not, nobody is signed in. */
  isLetIn: (transaction: Transaction<Tables>, post: Post) => Promise<boolean>
}

/** Everything that signing in asks for was given: the token, and a mail where the device is new. False where it did not hold. */
export function completeSignIn(
  { mails, origin, store }: AccountParts,
  call: ServiceCall,
  user: UserRow,
  { isTemporary, provedAt, factorGivenAt, factor, isLetIn }: Completed,
): Promise<boolean> {
  return mails.inTransaction(async (transaction, post, { record }) => {
    if (!(await isLetIn(transaction, post))) return false
    if (await isNewDevice(transaction, user.id, call)) await post(newDeviceMail(user.email, call, origin))
    // What was given with the password alone has done its part.
    if (factor) await call.revokeToken(transaction)
    await call.issueToken(user.id, isTemporary, { provedAt, factorGivenAt }, transaction)
    // Whoever had the account before may be the reason why it was asked for. Last: sessions in Redis end at once.
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
