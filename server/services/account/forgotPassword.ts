import { succeeded } from '../../../shared/contracts/envelope'
import { hashPassword, randomPassword } from '../../access/passwords'
import { networkOf } from '../../access/throttle'
import { minutesAfter } from '../../clock'
import { limits } from '../../limits'
import { temporaryPasswordMail } from '../../mail/temporaryPasswordMail'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { maySignIn, type UserRow, userByEmail } from './users'

const { perAccount, perAddress, windowMinutes } = limits.forgotPassword

/** Answers at once and alike for every email; what there is to do is done after the answer. */
export function forgotPassword({ db, clock, audit, throttle, mailer, background }: AccountParts) {
  return async (call: ServiceCall, { email }: { email: string }) => {
    background.run('temporary password', () => send(call, email.toLowerCase()))
    return succeeded(null)
  }

  async function send(call: ServiceCall, email: string) {
    const entry = {
      event: 'temporary-password' as const,
      target: email,
      address: call.address,
      requestId: call.requestId,
    }
    const isPaused = await countTry(email, call.address)
    const user = await userByEmail(db, email)
    if (isPaused || !user || !maySignIn(user)) {
      await audit.record({ ...entry, outcome: 'refused', detail: { paused: isPaused } })
      return
    }
    const password = await storeTemporaryPassword(user)
    await mailer.send(temporaryPasswordMail(user.email, password))
    await audit.record({ ...entry, outcome: 'success' })
  }

  async function countTry(email: string, address: string): Promise<boolean> {
    const tries = [
      { key: `forgot:account:${email}`, rule: { max: perAccount, windowMinutes } },
      { key: `forgot:address:${networkOf(address)}`, rule: { max: perAddress, windowMinutes } },
    ]
    let isPaused = false
    for (const { key, rule } of tries) {
      isPaused = (await throttle.isPaused(key, rule)) || isPaused
      await throttle.count(key, rule)
    }
    return isPaused
  }

  /** The own password stays valid until the temporary one is used: nobody can be locked out by a stranger's request. */
  async function storeTemporaryPassword(user: UserRow): Promise<string> {
    const password = randomPassword()
    const temporary_password_hash = await hashPassword(password)
    const temporary_password_expires_at = minutesAfter(clock.now(), limits.temporaryPasswordHours * 60)
    await db
      .updateTable('users')
      .set({ temporary_password_hash, temporary_password_expires_at })
      .where('id', '=', user.id)
      .execute()
    return password
  }
}
