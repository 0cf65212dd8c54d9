import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../data/database'
import type { SecurityAnswer } from '../../data/schema'

export type AnswerRow = Selectable<SecurityAnswer>

/** The caller's answers, in the order of the groups. */
export function answersOf(db: Database, userId: string): Promise<AnswerRow[]> {
  return db.selectFrom('security_answers').selectAll().where('user_id', '=', userId).orderBy('group_number').execute()
}

/** The question that is asked for clearance: chosen at random, then the same until it is answered, in every session. */
export async function askedAnswer(db: Database, userId: string): Promise<AnswerRow | undefined> {
  const rows = await answersOf(db, userId)
  const before = rows.find(row => row.is_asked)
  if (before || rows.length === 0) return before
  const chosen = rows[randomInt(rows.length)]
  await markAsked(db, userId, chosen?.group_number)
  return chosen
}

/** `group` is asked from now on; without it the next question is chosen at random. */
export async function markAsked(db: Database, userId: string, group?: number): Promise<void> {
  const own = () => db.updateTable('security_answers').where('user_id', '=', userId)
  await own().set({ is_asked: false }).execute()
  if (group !== undefined) await own().set({ is_asked: true }).where('group_number', '=', group).execute()
}
