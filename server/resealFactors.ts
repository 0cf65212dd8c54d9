/** Secrets of second factors outlive SESSION_SECRET: at the start, what an earlier secret sealed is sealed by the first. */
import { createSecretBox } from './access/secretBox'
import type { Parts } from './parts'

export async function resealFactors({ db, config, logger }: Pick<Parts, 'db' | 'config' | 'logger'>): Promise<void> {
  const all = createSecretBox(config.sessionSecrets, 'second factors')
  const first = createSecretBox(config.sessionSecrets.slice(0, 1), 'second factors')
  const rows = await db.selectFrom('second_factors').select(['user_id', 'secret']).execute()
  let unreadable = 0
  for (const { user_id, secret } of rows) {
    if (first.open(secret) !== undefined) continue
    const text = all.open(secret)
    if (text === undefined) unreadable += 1
    else
      await db
        .updateTable('second_factors')
        .set({ secret: first.seal(text) })
        .where('user_id', '=', user_id)
        .where('secret', '=', secret)
        .execute()
  }
  if (unreadable > 0)
    logger.error(
      { people: unreadable },
      'second factors cannot be read: SESSION_SECRET lacks what they were stored with',
    )
}
