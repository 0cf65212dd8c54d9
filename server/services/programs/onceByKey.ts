/** Does a request of a program once: the same request with the same key gives what was made the first time. */
import { createHash } from 'node:crypto'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { ApiError } from '../../errors/apiError'
import { type Clock, minutesAfter } from '../../process/clock'

interface Keyed {
  userId: string
  /** Undefined if the program gave none: then it is done each time. */
  key: string | undefined
  /** What is asked for: its address and its body. */
  asked: unknown
}

/** The id of what `make` made, now or when the key was first used. Throws an `ApiError` for a key of another request. */
export async function onceByKey(
  { db, clock }: { db: Database; clock: Clock },
  { userId: user_id, key, asked: request }: Keyed,
  make: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return make()
  const asked = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const at = clock.now()
  const own = db.updateTable('program_keys').where('user_id', '=', user_id).where('key', '=', key)
  // A request that never ended, because its node did, is done again after a while.
  const claimed = await db
    .insertInto('program_keys')
    .values({ user_id, key, asked, made: null, at })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ asked, made: null, at })
        .where(({ eb, or, and }) =>
          or([
            eb('program_keys.at', '<', minutesAfter(at, -limits.programs.keyHours * 60)),
            and([
              eb('program_keys.made', 'is', null),
              eb('program_keys.at', '<', minutesAfter(at, -limits.programs.keyMinutes)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return before()
  try {
    const made = await make()
    await own.set({ made }).execute()
    return made
  } catch (error) {
    // What failed may be asked again, with the same key.
    await db.deleteFrom('program_keys').where('user_id', '=', user_id).where('key', '=', key).execute()
    throw error
  }

  async function before(): Promise<string> {
    const row = await db
      .selectFrom('program_keys')
      .select(['asked', 'made'])
      .where('user_id', '=', user_id)
      .where('key', '=', key!)
      .executeTakeFirst()
    if (row && row.asked !== asked) throw new ApiError('key')
    if (!row?.made) throw new ApiError('underWay', { headers: { 'retry-after': String(limits.incoming.retrySeconds) } })
    return row.made
  }
}
