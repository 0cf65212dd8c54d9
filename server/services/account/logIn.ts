import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { hashPassword, hasOldParameters, verifyPassword } from '../../access/passwords'
import { accountKey, tryPassword } from '../../access/passwordTries'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { completeSignIn } from './completeSignIn'
import { hasFactor } from './factorCodes'
import { identityOf, maySignIn, type UserRow, userByEmail } from './users'

/** Every refusal is the same answer after the same work: unknown, wrong, disabled, pending or paused. */
export function logIn(parts: AccountParts) {
  const { db, clock, audit, throttle } = parts
  return async (call: ServiceCall, { email, password }: { email: string; password: string }) => {
    const { isPaused, found } = await tryPassword(throttle, { email, address: call.address }, async () => {
      const user = await userByEmail(db, email)
      const match = await matchPassword(user, password, clock.now(), call.address)
      return user && match && maySignIn(user) ? { user, match } : undefined
    })
    if (!found || !(await afterSignIn(found, password, call.address))) {
      await audit.record({ ...about(call, email), outcome: 'failure', detail: { paused: isPaused } })
      return refused(messages.loginRefused)
    }
    const { user, match } = found
    await throttle.reset(accountKey(email))
    const isTemporary = match === 'temporary'
    const factorGivenAt = factorGivenBy(call, user)
    if (!factorGivenAt && (await hasFactor(db, user.id))) {
      // The token opens nothing before the code was given with it.
      await audit.transaction(async (transaction, record) => {
        await call.issueToken(user.id, isTemporary, { provedAt: call.now }, transaction)
        record({ ...about(call, email), event: 'second-factor', outcome: 'success', detail: { step: 'asked' } })
      })
      return succeeded({ ...identityOf(user, isTemporary), NeedsCode: true })
    }
    await completeSignIn(parts, call, user, { isTemporary, provedAt: call.now, factorGivenAt })
    return succeeded(identityOf(user, isTemporary))
  }

  /**
   * A temporary password works once: of two at the same time, false for the second. A hash made with older parameters
   * is renewed while the password is at hand.
   */
  async function afterSignIn({ user, match }: Found, password: string, address: string): Promise<boolean> {
    if (match === 'temporary') {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ temporary_password_hash: null, temporary_password_expires_at: null })
        .where('id', '=', user.id)
        .where('temporary_password_hash', '=', user.temporary_password_hash)
        .executeTakeFirst()
      return numUpdatedRows > 0
    }
    if (hasOldParameters(user.password_hash)) {
      const password_hash = await hashPassword(password, address)
      await db
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .execute()
    }
    return true
  }
}

/** In a session of the same person in which a code was given, the password alone signs in once more. */
function factorGivenBy({ caller }: ServiceCall, user: UserRow): Date | undefined {
  return caller?.id === user.id && !caller.token.impersonator ? caller.token.factorGivenAt : undefined
}

interface Found {
  user: UserRow
  match: 'own' | 'temporary'
}

/** Both hashes are always tried, so that the time does not tell whether a temporary password is out. */
async function matchPassword(
  user: UserRow | undefined,
  password: string,
  now: Date,
  address: string,
): Promise<'own' | 'temporary' | undefined> {
  const isOwn = await verifyPassword(user?.password_hash, password, address)
  const expires = user?.temporary_password_expires_at
  const isTemporary = await verifyPassword(
    expires && expires > now ? user.temporary_password_hash : null,
    password,
    address,
  )
  if (isTemporary) return 'temporary'
  return isOwn ? 'own' : undefined
}

function about(call: ServiceCall, email: string) {
  return { event: 'sign-in' as const, actor: email.toLowerCase(), address: call.address, requestId: call.requestId }
}
