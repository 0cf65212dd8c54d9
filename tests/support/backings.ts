/** The stores of a house: the embedded database, PostgreSQL, and Redis for sessions. The same tests run with each. */
import { createClient } from 'redis'
import { type FaultyLink, faultyLink } from './faultyLink'
import { freshDatabase } from './freshDatabase'
import { redisCorner } from './provided'

export interface Backing {
  environment: Record<string, string>
  /** The connection to the session store, if that is a separate server. */
  link?: FaultyLink
  /** The whole content of the session store, as text; undefined if sessions are in the database. */
  dump?: () => Promise<string>
  close(): Promise<void>
}

export const backings: Record<string, () => Promise<Backing>> = {
  'the embedded database': async () => ({ environment: { DATABASE_URL: '' }, close: async () => undefined }),

  PostgreSQL: async () => {
    const database = await freshDatabase()
    const link = await faultyLink(database.address)
    return {
      environment: { DATABASE_URL: link.address },
      link,
      async close() {
        await link.close()
        await database.drop()
      },
    }
  },

  Redis: async () => {
    const client = createClient({ url: redisCorner() })
    await client.connect()
    await client.flushDb()
    const link = await faultyLink(redisCorner())
    return {
      environment: { REDIS_URL: link.address },
      link,
      async dump() {
        const keys = await client.keys('*')
        const readers: Record<string, (key: string) => Promise<unknown>> = {
          string: key => client.get(key),
          set: key => client.sMembers(key),
          zset: key => client.zRange(key, 0, -1),
          hash: key => client.hGetAll(key),
        }
        const values = await Promise.all(keys.map(async key => readers[await client.type(key)]?.(key)))
        return JSON.stringify([keys, values])
      },
      async close() {
        await link.close()
        await client.close()
      },
    }
  },
}
