import { refused, succeeded } from '../../../shared/contracts/envelope'
import { limits } from '../../../shared/limits'
import { messages } from '../../../shared/texts'
import { hashPassword, hasOldParameters, verifyPassword } from '../../access/passwords'
import { networkOf } from '../../access/throttle'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { identityOf, maySignIn, type UserRow, userByEmail } from './users'

const { perAccount, perAddress, windowMinutes, pauseMinutes, inARow } = limits.login
export const loginRule = { max: perAccount, windowMinutes, pauseMinutes, inARow }
const addressRule = { max: perAddress, windowMinutes }

export const loginKey = (email: string) => `login:account:${email.toLowerCase()}`

/** Every refusal is the same answer after the same work: unknown, wrong, disabled, pending or paused. */
export function logIn({ db, clock, audit, throttle }: AccountParts) {
  return async (call: ServiceCall, { email, password }: { email: string; password: string }) => {
    const keys = { account: loginKey(email), address: `login:address:${networkOf(call.address)}` }
    const isAccountPaused = await throttle.isPaused(keys.account, loginRule)
    const isPaused = isAccountPaused || (await throttle.isPaused(keys.address, addressRule))
    const user = await userByEmail(db, email)
    const match = await matchPassword(user, password, clock.now())

    if (isPaused || !match || !user || !maySignIn(user)) {
      // A try in a pause tells nothing of the password; counted, it would let a stranger keep the pause up for ever.
      if (!isAccountPaused) await throttle.count(keys.account, loginRule)
      await throttle.count(keys.address, addressRule)
      await audit.record({ ...about(call, email), outcome: 'failure', detail: { paused: isPaused } })
      return refused(messages.loginRefused)
    }
    await throttle.reset(keys.account)
    await afterSignIn(user, match, password)
    await call.issueToken(user.id, match === 'temporary', { provedAt: call.now })
    await audit.record({ ...about(call, email), outcome: 'success', detail: { temporary: match === 'temporary' } })
    return succeeded(identityOf(user, match === 'temporary'))
  }

  /** A temporary password works once; a hash made with older parameters is renewed while the password is at hand. */
  async function afterSignIn(user: UserRow, match: 'own' | 'temporary', password: string) {
    if (match === 'temporary') {
      await db
        .updateTable('users')
        .set({ temporary_password_hash: null, temporary_password_expires_at: null })
        .where('id', '=', user.id)
        .execute()
    } else if (hasOldParameters(user.password_hash)) {
      const password_hash = await hashPassword(password)
      await db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    }
  }
}

/** Both hashes are always tried, so that the time does not tell whether a temporary password is out. */
async function matchPassword(
  user: UserRow | undefined,
  password: string,
  now: Date,
): Promise<'own' | 'temporary' | undefined> {
  const isOwn = await verifyPassword(user?.password_hash, password)
  const expires = user?.temporary_password_expires_at
  const isTemporary = await verifyPassword(expires && expires > now ? user.temporary_password_hash : null, password)
  if (isTemporary) return 'temporary'
  return isOwn ? 'own' : undefined
}

function about(call: ServiceCall, email: string) {
  return { event: 'sign-in' as const, actor: email.toLowerCase(), address: call.address, requestId: call.requestId }
}
