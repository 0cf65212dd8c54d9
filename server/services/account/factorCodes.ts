/** Taking a code of the second factor: of the app, or a recovery code in its place. */

import { hashPassword, verifyPassword } from '../../access/passwords'
import { newRecoveryCodes, recoveryCodeIn } from '../../access/recoveryCodes'
import { stepOfCode } from '../../access/totp'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { factorMail } from '../../mail/factorMail'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import type { UserRow } from './users'

const { digits, perAccount, windowMinutes, inARow, inARowHours } = limits.secondFactor
export const factorRule = { max: perAccount, windowMinutes, inARow, inARowHours }

export const secondFactorKey = (userId: string) => `second-factor:account:${userId}`

/** With what a code was given, or why it was not taken. */
export type Taken = 'app' | 'recovery-code' | 'wrong' | 'paused'

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const query = db.selectFrom('second_factors').select('user_id').where('user_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

/** A try is counted before its outcome is known, and a code is used up with the one statement that takes it. A recovery code is told of by mail. */
export async function takeCode(
  parts: AccountParts,
  call: Pick<ServiceCall, 'now' | 'address' | 'requestId'>,
  user: Pick<UserRow, 'id' | 'email'>,
  typed: string,
): Promise<Taken> {
  const key = secondFactorKey(user.id)
  if (!(await parts.throttle.take(key, factorRule))) return 'paused'
  const text = typed.replace(/\s/g, '')
  const isOfApp = text.length === digits
  const isTaken = await parts.throttle.unlessFailed([{ key, ...factorRule }], () =>
    isOfApp ? takeAppCode(parts, user.id, text, call.now) : takeRecoveryCode(parts, user, text, call),
  )
  if (!isTaken) return 'wrong'
  await parts.throttle.reset(key)
  return isOfApp ? 'app' : 'recovery-code'
}

async function takeAppCode({ db, factorBox, logger }: AccountParts, userId: string, code: string, now: Date) {
  const row = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return false
  const secret = factorBox.open(row.secret)
  if (secret === undefined) {
    logger.error({ userId }, 'a second factor cannot be read: SESSION_SECRET lacks the secret that it was stored with')
    return false
  }
  const step = stepOfCode(Buffer.from(secret, 'base64url'), code, now, row.last_step)
  if (step === undefined) return false
  // Of two at the same time, on whichever nodes, one finds the step taken already.
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

async function takeRecoveryCode(
  { db, mails }: AccountParts,
  user: Pick<UserRow, 'id' | 'email'>,
  typed: string,
  call: Pick<ServiceCall, 'now' | 'address' | 'requestId'>,
): Promise<boolean> {
  const code = recoveryCodeIn(typed)
  if (code === undefined) return false
  const rows = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute()
  for (const { id, code_hash } of rows) {
    if (!(await verifyPassword(code_hash, code, call.address))) continue
    return mails.inTransaction(async (transaction, post) => {
      const { numDeletedRows } = await transaction.deleteFrom('recovery_codes').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0) await post(factorMail(user.email, 'recovery-code', call))
      return numDeletedRows > 0
    })
  }
  return false
}

/** Fresh recovery codes, and what is stored of them. */
export async function makeRecoveryCodes(user_id: string, address: string) {
  const codes = newRecoveryCodes()
  const rows = await Promise.all(
    codes.map(async code => ({ user_id, code_hash: await hashPassword(recoveryCodeIn(code) ?? code, address) })),
  )
  return { codes, rows }
}
