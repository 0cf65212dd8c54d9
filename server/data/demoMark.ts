/** A demo marks its database, because its passwords have been printed: production must never use it. */
import { exitCodes, StartError } from '../errors/startError'
import type { Database } from './database'

/** Marks the empty database of a demo. Throws `StartError` if a demo opens production data, or production a demo's. */
export async function keepDemoApart(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  const isMarked = (await db.selectFrom('demo_mark').select('is_demo').executeTakeFirst()) !== undefined
  if (isMarked === isDemo) return
  if (isMarked)
    throw refused(
      'is that of a demo, whose passwords have been printed. Set another DATA_DIR, or another database in DATABASE_URL',
    )
  const some = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (some)
    throw refused('has people who are no demo. Start it with the settings of production, or set another DATA_DIR')
  await db.insertInto('demo_mark').values({ is_demo: true }).execute()
}

const refused = (what: string) => new StartError(`The database of this start ${what}.`, exitCodes.configuration)
