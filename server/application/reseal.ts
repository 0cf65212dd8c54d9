/** At the start, encrypts stored secrets again by the first SESSION_SECRET, if an earlier secret encrypted them. */
import { createSecretBox, type Purpose } from '../secrets/secretBox'
import type { Parts } from './parts'

export async function resealFactors({ db, config, logger }: Pick<Parts, 'db' | 'config' | 'logger'>): Promise<void> {
  const rows = await db.selectFrom('second_factors').select(['user_id', 'secret']).execute()
  const unreadable = await reseal(config.sessionSecrets, 'second factors', rows, ({ user_id, secret }, sealed) =>
    db
      .updateTable('second_factors')
      .set({ secret: sealed })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .execute(),
  )
  if (unreadable > 0)
    logger.error(
      { people: unreadable },
      'second factors cannot be read: SESSION_SECRET lacks what they were stored with',
    )
}

/** Mail may wait for two days. Mail that cannot be decrypted is given up and reported when it should be sent. */
export async function resealMails({ db, config }: Pick<Parts, 'db' | 'config'>): Promise<void> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'content as secret'])
    .where('content', 'is not', null)
    .$narrowType<{ secret: string }>()
    .execute()
  await reseal(config.sessionSecrets, 'mails', rows, ({ id, secret }, content) =>
    db.updateTable('mails').set({ content }).where('id', '=', id).where('content', '=', secret).execute(),
  )
}

/**
 * Returns the number of rows that no secret opens; `keep` stores the others again unless they have changed meanwhile.
 */
async function reseal<Row extends { secret: string }>(
  secrets: readonly string[],
  purpose: Purpose,
  rows: readonly Row[],
  keep: (row: Row, sealed: string) => Promise<unknown>,
): Promise<number> {
  const all = createSecretBox(secrets, purpose)
  const first = createSecretBox(secrets.slice(0, 1), purpose)
  let unreadable = 0
  for (const row of rows) {
    if (first.open(row.secret) !== undefined) continue
    const text = all.open(row.secret)
    if (text === undefined) unreadable += 1
    else await keep(row, first.seal(text))
  }
  return unreadable
}
