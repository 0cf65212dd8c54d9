/** Backups: every row that must be kept, as lines of JSON in one compressed file that ends with a checksum. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql, type Transaction } from 'kysely'
import { linesIn } from '../../engine/headless/linesIn'
import type { Database } from './database'
import { migrationsOf } from './migrate'
import type { Tables } from './schema'

/** In the order in which they can be restored: a table comes after the tables to which it refers. */
export const keptTables = [
  'companies',
  'users',
  'security_answers',
  'second_factors',
  'recovery_codes',
  'invitations',
  'project_members',
  'designs',
  'design_versions',
  'design_drafts',
  'coil_templates',
  'coil_snapshots',
  'r_and_d_link_types',
  'r_and_d_projects',
  'r_and_d_records',
  'analytics_logs',
  'client_errors',
  'known_devices',
  'audit_events',
  'audit_checkpoints',
  'catalogue_versions',
  'support_requests',
  'banners',
  'settings',
  'demo_mark',
] as const satisfies readonly (keyof Tables)[]

/**
 * Sessions, tokens, attempts and unfinished set-ups are short-lived; a report or a search can be made again. Waiting
 * mail has been sent since, or reports changes that a restored database does not contain. What the command center
 * knows is about the nodes that ran then.
 */
export const leftOutTables = [
  'sessions',
  'bearer_tokens',
  'second_factor_setups',
  'service_tokens',
  'attempts',
  'registrations',
  'email_changes',
  'reports',
  'design_searches',
  'report_progress',
  'mails',
  'request_steps',
  'gauge_steps',
  'nodes',
  'breaker_orders',
  'error_groups',
  'alarms',
  'backups',
  'program_keys',
] as const satisfies readonly (keyof Tables)[]

const format = 'coilworks-backup-1'

/** The file is not a backup, is incomplete, or is not for this database; the message says which. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}

export interface BackupSummary {
  rows: number
  madeAt: string
}

/**
 * Writes a backup that is consistent as of one moment while the product runs, and reads it again to verify it. It gets
 * its name when it is complete; if it cannot be written, nothing is left. An existing file is never overwritten.
 */
export async function writeBackup(db: Database, file: string, now: Date): Promise<BackupSummary> {
  const part = `${file}.part`
  // Reserves the name until the backup is complete.
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch(cause => {
    throw refusedFile(file, cause)
  })
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(transaction =>
        pipeline(lines(transaction, now), createGzip(), createWriteStream(part, { mode: 0o600, flush: true })),
      )
    const summary = await readBackup(part, async () => undefined)
    await rename(part, file)
    return summary
  } catch (cause) {
    await Promise.all([part, file].map(one => rm(one, { force: true })))
    throw cause
  }
}

const fileProblems: Record<string, string> = {
  EEXIST: 'is there already, and is not written over. Give another name',
  ENOENT: 'cannot be made: there is no such folder',
  EACCES: 'cannot be made: its folder may not be written',
  EROFS: 'cannot be made: its folder is read-only',
}

function refusedFile(file: string, cause: unknown): unknown {
  const said = fileProblems[(cause as NodeJS.ErrnoException).code ?? '']
  return said ? new BackupError(`${file} ${said}.`) : cause
}

async function* lines(db: Transaction<Tables>, now: Date): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let rows = 0
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line({ format, madeAt: now.toISOString(), migrations: await migrationsOf(db) })
  for (const table of keptTables)
    for await (const row of rowsOf(db, table)) {
      yield line({ table, row })
      rows += 1
    }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
}

/** All rows of a table, by a cursor: the table is read once, and a few rows are held at a time. */
async function* rowsOf(db: Transaction<Tables>, table: string): AsyncGenerator<unknown> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t) as row from ${sql.table(table)} t`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch 200 from backup_rows`.execute(db)
    for (const { row } of rows) yield row
    if (rows.length === 0) break
  }
  await sql`close backup_rows`.execute(db)
}

/** Fills an empty database from a backup, all or nothing. */
export async function restoreBackup(db: Database, file: string): Promise<BackupSummary> {
  await readBackup(file, async () => undefined)
  return db.transaction().execute(async transaction => {
    for (const table of ['companies', 'users', 'audit_events'] as const) {
      const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction)
      if (found.rows.length > 0) throw new BackupError('a backup is restored into an empty database only')
    }
    // Rows that migrations and the start inserted come again from the backup, or do not belong to it.
    for (const table of ['r_and_d_link_types', 'demo_mark'] as const) await transaction.deleteFrom(table).execute()
    const summary = await readBackup(file, async entry => {
      if ('migrations' in entry) return requireSameMigrations(transaction, entry.migrations)
      const table = keptTables.find(one => one === entry.table)
      if (!table) throw new BackupError(`the backup holds a table that is not known: ${entry.table}`)
      const name = sql.table(table)
      await sql`insert into ${name} select * from json_populate_record(null::${name}, ${JSON.stringify(entry.row)}::json)`.execute(
        transaction,
      )
    })
    await countOn(transaction)
    return summary
  })
}

type Entry = { migrations: string[] } | { table: string; row: unknown }

/** Passes each line to `take`; the checksum at the end must be that of all lines before it. */
async function readBackup(file: string, take: (entry: Entry) => Promise<void>): Promise<BackupSummary> {
  const hash = createHash('sha256')
  const packed = createReadStream(file)
  const plain = packed.pipe(createGunzip())
  packed.on('error', error => plain.destroy(error))
  let madeAt: string | undefined
  let rows = 0
  let end: { rows: number; sha256: string } | undefined
  try {
    for await (const text of linesIn(plain.setEncoding('utf8'))) {
      if (end) throw new BackupError('the backup goes on after its end')
      const entry = JSON.parse(text)
      if (madeAt === undefined && entry.format !== format) throw new BackupError('this is not a backup')
      if ('sha256' in entry) end = entry
      else hash.update(`${text}\n`)
      madeAt ??= entry.madeAt
      if ('table' in entry) rows += 1
      if (!end) await take(entry)
    }
  } catch (cause) {
    if (cause instanceof BackupError || !isDamage(cause)) throw cause
    throw new BackupError('the backup cannot be read: it is damaged or cut off')
  }
  if (!end || end.rows !== rows || end.sha256 !== hash.digest('hex') || madeAt === undefined)
    throw new BackupError('the backup is not whole')
  return { rows, madeAt }
}

/** Whether the error of decompressing or parsing means that the file was changed. */
function isDamage(cause: unknown): boolean {
  return cause instanceof SyntaxError || String((cause as NodeJS.ErrnoException).code).startsWith('Z_')
}

async function requireSameMigrations(db: Transaction<Tables>, wanted: readonly string[]): Promise<void> {
  if (String(await migrationsOf(db)) !== String(wanted))
    throw new BackupError('the backup is of another version: restore it with that one, then upgrade')
}

/** Sets sequences so that new numbers continue after the highest restored one. */
async function countOn(db: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_default like 'nextval(%'`.execute(db)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)})) from ${sql.table(table)}`.execute(
      db,
    )
}
