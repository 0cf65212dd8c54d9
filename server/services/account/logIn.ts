import type { Transaction } from 'kysely'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { hashPassword, hasOldParameters, verifyPassword } from '../../access/passwords'
import { accountKey, tryPassword } from '../../access/passwordTries'
import type { Tables } from '../../data/schema'
import type { ServiceCall } from '../service'
import { completeSignIn } from './completeSignIn'
import { hasFactor } from './factorCodes'
import type { AccountParts } from './parts'
import { identityOf, maySignIn, type UserRow, userByEmail } from './users'

/** Every refusal gives the same answer after the same work: unknown, wrong, disabled, pending or paused. */
export function logIn(parts: AccountParts) {
  const { db, clock, audit, throttle } = parts
  return async (call: ServiceCall, { email, password }: { email: string; password: string }) => {
    const { isPaused, found } = await tryPassword(throttle, { email, address: call.address }, async () => {
      const user = await userByEmail(db, email)
      const match = await matchPassword(user, password, clock.now(), call.address)
      return user && match && maySignIn(user) ? { user, match } : undefined
    })
    const asked = found && (await letIn(call, found))
    if (!asked) {
      await audit.record({ ...about(call, email), outcome: 'failure', detail: { paused: isPaused } })
      return refused(messages.loginRefused)
    }
    if (found.match === 'own') await renewHash(found.user, password, call.address)
    return succeeded({ ...identityOf(found.user, found.match === 'temporary'), ...asked })
  }

  /** Whether a code is still needed; undefined if a temporary password was used up meanwhile. */
  async function letIn(call: ServiceCall, { user, match }: Found): Promise<{ NeedsCode?: true } | undefined> {
    const isTemporary = match === 'temporary'
    const isLetIn = async (transaction: Transaction<Tables>) => {
      if (isTemporary && !(await spend(transaction, user))) return false
      await throttle.reset(accountKey(user.email), transaction)
      return true
    }
    const factorGivenAt = factorGivenBy(call, user)
    if (factorGivenAt || !(await hasFactor(db, user.id))) {
      const completed = { isTemporary, provedAt: call.now, factorGivenAt, isLetIn }
      return (await completeSignIn(parts, call, user, completed)) ? {} : undefined
    }
    // The token opens only the operation that takes the code.
    return audit.transaction(async (transaction, record) => {
      if (!(await isLetIn(transaction))) return undefined
      await call.issueToken(user.id, isTemporary, { provedAt: call.now }, transaction)
      record({ ...about(call, user.email), event: 'second-factor', outcome: 'success', detail: { step: 'asked' } })
      return { NeedsCode: true }
    })
  }

  /** A hash with older parameters is renewed while the password is available. */
  async function renewHash({ id, password_hash: before }: UserRow, password: string, address: string): Promise<void> {
    if (!hasOldParameters(before)) return
    const password_hash = await hashPassword(password, address)
    await db
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .execute()
  }
}

/** A temporary password works once: of two simultaneous uses, the second returns false. */
async function spend(transaction: Transaction<Tables>, user: UserRow): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ temporary_password_hash: null, temporary_password_expires_at: null })
    .where('id', '=', user.id)
    .where('temporary_password_hash', '=', user.temporary_password_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** In a session of the same person in which a code was given, the password alone is enough to sign in again. */
function factorGivenBy({ caller }: ServiceCall, user: UserRow): Date | undefined {
  return caller?.id === user.id && !caller.token.impersonator ? caller.token.factorGivenAt : undefined
}

interface Found {
  user: UserRow
  match: 'own' | 'temporary'
}

/** Both hashes are always verified, so that the time does not reveal whether there is a temporary password. */
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
