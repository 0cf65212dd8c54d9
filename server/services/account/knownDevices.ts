import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'

/** Stores the kind of browser of this sign-in. True if the person has signed in before, but never with this kind. */
export async function isNewDevice(db: Database, user_id: string, { device, now }: ServiceCall): Promise<boolean> {
  const [added] = await db
    .insertInto('known_devices')
    .values({ user_id, device, first_seen_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'device']).doNothing())
    .returning('device')
    .execute()
  if (!added) return false
  const known = db.selectFrom('known_devices').select('device').where('user_id', '=', user_id)
  return (await known.where('device', '<>', device).executeTakeFirst()) !== undefined
}
