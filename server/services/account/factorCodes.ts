/** Accepts a code of the second factor: of the app, or a recovery code instead. */

import type { Transaction } from 'kysely'
import { hashPassword, verifyPassword } from '../../access/passwords'
import { newRecoveryCodes, recoveryCodeIn } from '../../access/recoveryCodes'
import { stepOfCode } from '../../access/totp'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Tables } from '../../data/schema'
import { factorMail } from '../../mail/factorMail'
import type { Post } from '../../mail/mailQueue'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import type { UserRow } from './users'

const { digits, perAccount, windowMinutes, inARow, inARowHours } = limits.secondFactor
export const factorRule = { max: perAccount, windowMinutes, inARow, inARowHours }

export const secondFactorKey = (userId: string) => `second-factor:account:${userId}`

/** Uses up the given code in the transaction for which it was given. False if it was used meanwhile. */
export type Use = (transaction: Transaction<Tables>, post: Post) => Promise<boolean>

/** A code that is right. */
interface RightCode {
  by: 'app' | 'recovery-code'
  /** It also resets the count of earlier attempts. */
  use: Use
}

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const query = db.selectFrom('second_factors').select('user_id').where('user_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * An attempt is counted before its outcome is known. The attempt of a right code is given back, even if the following
 * transaction fails. One statement uses up a code. The use of a recovery code is reported by mail.
 */
export async function checkCode(
  parts: AccountParts,
  call: Pick<ServiceCall, 'now' | 'address' | 'requestId'>,
  user: Pick<UserRow, 'id' | 'email'>,
  typed: string,
): Promise<RightCode | 'wrong' | 'paused'> {
  const { throttle } = parts
  const key = secondFactorKey(user.id)
  if (!(await throttle.take(key, factorRule))) return 'paused'
  const text = typed.replace(/\s/g, '')
  const isOfApp = text.length === digits
  const use = await throttle.unlessFailed([{ key, ...factorRule }], () =>
    isOfApp ? appCode(parts, user.id, text, call.now) : recoveryCode(parts, user, text, call),
  )
  if (!use) return 'wrong'
  await throttle.giveBack(key, factorRule)
  return {
    by: isOfApp ? 'app' : 'recovery-code',
    async use(transaction, post) {
      if (!(await use(transaction, post))) return false
      await throttle.reset(key, transaction)
      return true
    },
  }
}

async function appCode(
  { db, factorBox, logger }: AccountParts,
  userId: string,
  code: string,
  now: Date,
): Promise<Use | undefined> {
  const row = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return undefined
  const secret = factorBox.open(row.secret)
  if (secret === undefined) {
    logger.error({ userId }, 'a second factor cannot be read: SESSION_SECRET lacks the secret that it was stored with')
    return undefined
  }
  const step = stepOfCode(Buffer.from(secret, 'base64url'), code, now, row.last_step)
  if (step === undefined) return undefined
  // Of two simultaneous uses, on any nodes, one finds that the time step is already used.
  return async transaction => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', row.secret)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }
}

async function recoveryCode(
  { db }: AccountParts,
  user: Pick<UserRow, 'id' | 'email'>,
  typed: string,
  call: Pick<ServiceCall, 'now' | 'address' | 'requestId'>,
): Promise<Use | undefined> {
  const code = recoveryCodeIn(typed)
  if (code === undefined) return undefined
  const rows = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute()
  for (const { id, code_hash } of rows) {
    if (!(await verifyPassword(code_hash, code, call.address))) continue
    return async (transaction, post) => {
      const { numDeletedRows } = await transaction.deleteFrom('recovery_codes').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0) await post(factorMail(user.email, 'recovery-code', call))
      return numDeletedRows > 0
    }
  }
  return undefined
}

/** New recovery codes, and their stored form. */
export async function makeRecoveryCodes(user_id: string, address: string) {
  const codes = newRecoveryCodes()
  const rows = await Promise.all(
    codes.map(async code => ({ user_id, code_hash: await hashPassword(recoveryCodeIn(code) ?? code, address) })),
  )
  return { codes, rows }
}
