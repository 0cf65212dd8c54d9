/** The connection: PostgreSQL where it is configured, the embedded database otherwise. Same dialect, same migrations. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { Pool } from 'pg'
import { lockFolder } from './lockFolder'
import { migrate } from './migrate'
import type { Tables } from './schema'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

interface Place {
  databaseUrl?: string
  /** Undefined keeps the embedded database in memory, for tests. */
  folder?: string
  /** What a new embedded database starts as, where it need not be made from nothing. */
  template?: Blob
}

/** Opens and migrates. */
export async function openDatabase({ databaseUrl, folder, template }: Place): Promise<OpenDatabase> {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(folder, template)
  try {
    await migrate(opened.db)
  } catch (cause) {
    await opened.close()
    throw cause
  }
  return opened
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 2_000, statement_timeout: 10_000 })
  // Without a listener, an idle connection that breaks would end the process; the next query reports it anyway.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

async function openEmbedded(folder?: string, loadDataDir?: Blob): Promise<OpenDatabase> {
  if (folder) mkdirSync(folder, { recursive: true })
  const unlock = folder ? lockFolder(folder) : () => undefined
  const pglite = await PGlite.create({ dataDir: folder ? join(folder, 'postgres') : 'memory://', loadDataDir })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(pglite) })
  return {
    db,
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}
