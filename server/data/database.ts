/**
 * The connection: to PostgreSQL if it is configured, otherwise to the embedded database. Same dialect and migrations.
 */
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { exitCodes, StartError, serverRefused } from '../errors/startError'
import { UnavailableError } from '../errors/unavailableError'
import type { Logger } from '../process/logging'
import { withPatience } from '../process/patience'
import { tellingAvailability } from './availability'
import { migrate } from './migrate'
import { preparedName } from './prepared'
import type { Tables } from './schema'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  /** Resolves with the cause once this process has lost it permanently: only another start opens it again. */
  lost: Promise<Error>
  /** Number of connections by state; `waiting` counts requests for one. Empty for an embedded database. */
  connections(): Readonly<Record<string, number>>
  close(): Promise<void>
}

interface Place {
  databaseUrl?: string
  /** Undefined keeps the embedded database in memory, for tests. */
  folder?: string
  /** A dump from which a new embedded database starts, instead of being made from nothing. */
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
  // Loaded where it is used: the program of PostgreSQL in the process takes memory also where nothing calls it.
  const { openEmbedded } = await import('./embeddedDatabase')
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

/**
 * PostgreSQL takes a page out of order for four times as slow as one in order, as on turning disks, and so reads tables of
 * some thousand rows whole. Both take the same from memory and from flash.
 */
const planning = { options: '-c random_page_cost=1.1' }

async function openPostgres(connectionString: string, logger?: Logger): Promise<OpenDatabase> {
  const times = { connectionTimeoutMillis: 10_000, statement_timeout: 10_000, query_timeout: 11_000 }
  const pool = new Pool({ connectionString, max: 10, ...times, ...planning, Client: ClosingClient })
  // A broken connection emits an error on its client, which without a listener would end the process. The pool listens
  // to a client only while it is idle. A waiting query gets the error too.
  pool.on('connect', client =>
    client.on('error', error => logger?.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: tellingAvailability(new PostgresDialect({ pool: patient(pool) })) })
  // A PostgreSQL server is never lost permanently: when it is back, new connections work.
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

/** A server set up without a locale makes databases in SQL_ASCII: lengths count bytes, and letters have no capitals. */
function wronglyEncoded(encoding = 'nothing'): StartError {
  return new StartError(
    `The database that DATABASE_URL names is encoded in ${encoding}. Make one in UTF8: docs/install.md says how.`,
    exitCodes.configuration,
  )
}

const connectionMs = 2_000

/**
 * The pool with a limit on waiting for a connection that counts steps of the event loop. The pool's own, longer limit
 * ends later waits. With that limit alone, a connection that arrived while the event loop was blocked would count as
 * late.
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

/**
 * Keeps the plans of prepared statements, and closes a connection on which a response is overdue: otherwise it would
 * block its next user as well.
 */
class ClosingClient extends Client {
  override query(...asked: unknown[]): never {
    const [text, values] = asked
    const name = typeof text === 'string' ? preparedName(text) : undefined
    const answer: unknown = Reflect.apply(super.query, this, name ? [{ name, text, values }] : asked)
    if (answer instanceof Promise) answer.catch(cause => isOverdue(cause) && this.breakOff())
    return answer as never
  }

  private breakOff(): void {
    const { connection } = this as unknown as { connection: { stream: Socket } }
    connection.stream.destroy()
  }
}

const isOverdue = (cause: unknown) => cause instanceof Error && cause.message === 'Query read timeout'
