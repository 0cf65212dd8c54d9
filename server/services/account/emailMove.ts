/** A new email that waits for the code that was mailed to it, and its taking the place of the old one. */
import type { Transaction } from 'kysely'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Tables } from '../../data/schema'
import { userByEmail } from './users'

interface WaitingChange {
  id: string
  email: string
  /** None where no code is right. */
  code_hash: string | null
  expires_at: Date
}

/** In place of an earlier one of the same person. */
export async function keepEmailChange(db: Database, user_id: string, change: WaitingChange): Promise<void> {
  const values = { ...change, tries: 0 }
  await db
    .insertInto('email_changes')
    .values({ user_id, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Counts the try before it is looked at, so that tries at the same time cannot share one. Gives what the code must match. */
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

/** The last wrong code leaves nothing to guess at. */
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

/** The email with all that goes by it. False where it has become somebody's since, or the change was used already. */
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
