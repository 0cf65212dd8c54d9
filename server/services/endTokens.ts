import type { Database } from '../data/database'

/** Ends every token of a person or a service account, and those of their impersonations. */
export async function endTokensOf(db: Database, userId: string): Promise<void> {
  for (const table of ['bearer_tokens', 'service_tokens'] as const)
    await db
      .deleteFrom(table)
      .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('impersonator_id', '=', userId)]))
      .execute()
}
