/** The connection: PostgreSQL where it is configured, the embedded database otherwise. Same dialect, same migrations. */
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { exitCodes, StartError, serverRefused } from '../errors/startError'
import { UnavailableError } from '../errors/unavailableError'
import type { Logger } from '../process/logging'
import { withPatience } from '../process/patience'
import { tellingAvailability } from './availability'
import { openEmbedded } from './embeddedDatabase'
import { migrate } from './migrate'
import type { Tables } from './schema'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  /** Resolves with why, once it is lost to this process for good: only another start opens it again. */
  lost: Promise<Error>
  /** How many connections there are by what they do, `waiting` being requests for one. None to an embedded database. */
  connections(): Readonly<Record<string, number>>
  close(): Promise<void>
}

interface Place {
  databaseUrl?: string
  /** Undefined keeps the embedded database in memory, for tests. */
  folder?: string
  /** What a new embedded database starts as, where it need not be made from nothing. */
  template?: Blob
  /** Told of connections that were lost. */
  logger?: Logger
}

/** Opens and migrates. */
export async function openDatabase({ databaseUrl, folder, template, logger }: Place): Promise<OpenDatabase> {
  return databaseUrl ? migrated(await openPostgres(databaseUrl, logger)) : openInProcess(folder, template)
}

async function migrated(opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(opened.db)
  } catch (cause) {
    await opened.close()
    throw cause
  }
  return opened
}

async function openInProcess(folder?: string, template?: Blob): Promise<OpenDatabase> {
  const { dialect, lost, close, explain } = await openEmbedded(folder, template)
  const db = new Kysely<Tables>({ dialect: tellingAvailability(dialect) })
  const opened = {
    db,
    lost,
    connections: () => ({}),
    async close() {
      await db.destroy()
      await close()
    },
  }
  return migrated(opened).catch(cause => {
    throw explain(cause)
  })
}

async function openPostgres(connectionString: string, logger?: Logger): Promise<OpenDatabase> {
  const times = { connectionTimeoutMillis: 10_000, statement_timeout: 10_000, query_timeout: 11_000 }
  const pool = new Pool({ connectionString, max: 10, ...times, Client: ClosingClient })
  // A connection that breaks tells its client, and without a listener that would end the process. The pool listens to a
  // client only while it is idle. Whoever waits for a query hears of it by the query.
  pool.on('connect', client =>
    client.on('error', error => logger?.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: tellingAvailability(new PostgresDialect({ pool: patient(pool) })) })
  // A server that went comes back, and so do connections to it.
  const lost = new Promise<Error>(() => undefined)
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  const opened = { db, lost, connections, close: () => db.destroy() }
  const { rows } = await sql<Encoded>`show server_encoding`.execute(db).catch(async cause => {
    await opened.close()
    throw serverRefused(
      'database',
      'DATABASE_URL',
      connectionString,
      cause instanceof UnavailableError ? cause.cause : cause,
    )
  })
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return opened
  await opened.close()
  throw wronglyEncoded(encoding)
}

interface Encoded {
  server_encoding: string
}

/** What a server makes that was set up without a language: lengths would count bytes, and letters have no capitals. */
function wronglyEncoded(encoding = 'nothing'): StartError {
  return new StartError(
    `The database that DATABASE_URL names is encoded in ${encoding}. Make one in UTF8: docs/install.md says how.`,
    exitCodes.configuration,
  )
}

const connectionMs = 2_000

/**
 * The pool, whose connections are waited for no longer than that. The pool's own limit ends what comes later still; by
 * that alone a connection would be late that came while this process was held up.
 */
function patient(pool: Pool): Pick<Pool, 'connect' | 'end'> {
  const connect = async () => {
    const coming = pool.connect()
    let isGivenUp = false
    const late = () => {
      isGivenUp = true
      return new Error('timeout exceeded when trying to connect')
    }
    try {
      return await withPatience(coming, connectionMs, late)
    } catch (cause) {
      if (isGivenUp)
        coming.then(
          client => client.release(),
          () => undefined,
        )
      throw cause
    }
  }
  return { connect: connect as Pool['connect'], end: () => pool.end() }
}

/** A connection on which an answer is overdue is closed: it would keep whoever takes it next waiting as well. */
class ClosingClient extends Client {
  override query(...asked: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, asked)
    if (answer instanceof Promise) answer.catch(cause => isOverdue(cause) && this.breakOff())
    return answer as never
  }

  private breakOff(): void {
    const { connection } = this as unknown as { connection: { stream: Socket } }
    connection.stream.destroy()
  }
}

const isOverdue = (cause: unknown) => cause instanceof Error && cause.message === 'Query read timeout'
