/** What a house can stand on: the embedded database, PostgreSQL, and Redis for the sessions. The same tests run over each. */
import { createClient } from 'redis'
import { type FaultyLink, faultyLink } from './faultyLink'
import { freshDatabase } from './freshDatabase'
import { redisCorner } from './provided'

export interface Backing {
  environment: Record<string, string>
  /** The wire to the store of sessions, where it is a server of its own. */
  link?: FaultyLink
  /** Everything that the store of sessions holds, as text; undefined where it is in the database. */
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
