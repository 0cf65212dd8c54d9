/** A new email that waits for its mailed code, and the change to it. */
import type { Transaction } from 'kysely'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Tables } from '../../data/schema'
import { userByEmail } from './users'

interface WaitingChange {
  id: string
  email: string
  /** Null if no code is right. */
  code_hash: string | null
  expires_at: Date
}

/** Stores the change; it replaces an earlier one of the same person. */
export async function keepEmailChange(db: Database, user_id: string, change: WaitingChange): Promise<void> {
  const values = { ...change, tries: 0 }
  await db
    .insertInto('email_changes')
    .values({ user_id, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Counts the attempt before it is checked, so that simultaneous attempts all count. Returns the hash for the code. */
export async function takeEmailTry(
  db: Database,
  user_id: string,
  { id, email }: Pick<WaitingChange, 'id' | 'email'>,
  now: Date,
): Promise<string | null | undefined> {
  const taken = await db
    .updateTable('email_changes')
    .set(set => ({ tries: set('tries', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('tries', '<', limits.mailedCode.tries)
    .returning('code_hash')
    .executeTakeFirst()
  return taken?.code_hash
}

/** Deletes the change after the last allowed wrong code, so that nobody can guess further. */
export async function dropSpentTries(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('tries', '>=', limits.mailedCode.tries)
    .execute()
}

interface Move {
  userId: string
  from: string
  to: string
  changeId: string
}

/** Changes the email and all rows that contain it. False if somebody else has it by now, or the change was used. */
export async function moveEmail(
  transaction: Transaction<Tables>,
  { userId, from, to, changeId }: Move,
): Promise<boolean> {
  const [change] = await transaction.deleteFrom('email_changes').where('id', '=', changeId).returning('id').execute()
  if (!change || (await userByEmail(transaction, to))) return false
  await transaction.updateTable('users').set({ email: to }).where('id', '=', userId).execute()
  await transaction.updateTable('reports').set({ owner_email: to }).where('owner_email', '=', from).execute()
  await transaction.deleteFrom('bearer_tokens').where('user_id', '=', userId).execute()
  return true
}
