import { succeeded } from '../../../shared/contracts/envelope'
import type { AuditEntry } from '../../access/audit'
import { newTemporaryPassword } from '../../access/temporaryPassword'
import { networkOf } from '../../access/throttle'
import { limits } from '../../config/limits'
import type { Counted } from '../../data/schema'
import { temporaryPasswordMail } from '../../mail/temporaryPasswordMail'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { maySignIn, userByEmail } from './users'

const { perAccount, perAddress, windowMinutes } = limits.forgotPassword

/** Gives the same answer for every email, after the same hash. Before it answers, password and mail are stored. */
export function forgotPassword({ db, clock, audit, throttle, mails }: AccountParts) {
  return async (call: ServiceCall, form: { email: string }) => {
    const email = form.email.toLowerCase()
    const byAccount = { key: `forgot:account:${email}`, max: perAccount, windowMinutes }
    const byAddress = { key: `forgot:address:${networkOf(call.address)}`, max: perAddress, windowMinutes }
    const counted = [byAccount, byAddress]
    const isPaused = !(await throttle.takeAll(counted))
    const entry = {
      event: 'temporary-password',
      target: email,
      address: call.address,
      requestId: call.requestId,
    } as const
    const isGiven = !isPaused && (await throttle.unlessFailed(counted, () => give(email, entry, [byAccount])))
    if (!isGiven) await audit.record({ ...entry, outcome: 'refused', detail: { paused: isPaused } })
    return succeeded(null)
  }

  /**
   * The person's own password stays valid until the temporary one is used, so that a stranger cannot lock anybody out.
   */
  async function give(
    email: string,
    entry: Omit<AuditEntry, 'outcome'>,
    counted: readonly Counted[],
  ): Promise<boolean> {
    const user = await userByEmail(db, email)
    const { password, stored } = await newTemporaryPassword(clock.now(), entry.address)
    if (!user || !maySignIn(user)) return false
    await mails.inTransaction(async (transaction, post, { record }) => {
      await transaction.updateTable('users').set(stored).where('id', '=', user.id).execute()
      const minutes = limits.mailQueue.temporaryPasswordHours * 60
      await post(temporaryPasswordMail(user.email, password), {
        minutes,
        about: `temporary-password:${user.id}`,
        counted,
      })
      record({ ...entry, outcome: 'success' })
    })
    return true
  }
}
