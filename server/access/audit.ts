/**
 * The audit trail: append-only. Each row has a keyed hash with the previous row, so that a change in the database
 * shows.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Metrics } from '../process/metrics'
import { createSigningKey } from '../secrets/signingKey'
import { signCheckpoint } from './auditCheckpoint'
import { verifyFile } from './auditFile'
import { type AuditEntry, factsOf, hashOf, textOf } from './auditRow'
import { verifyTrail } from './auditVerdict'

export type { AuditEntry }

/** Takes an entry that is written at the end of the transaction. */
export type RecordEntry = (entry: AuditEntry) => void

interface AuditOptions {
  db: Database
  key: string
  clock: Clock
  /** Counts the rows that were written, and the failures. */
  metrics?: Pick<Metrics, 'auditEvents' | 'auditFailures'>
  /** Writes each row as a line of the log, for an external system. No log level leaves one out. */
  logger: Logger
}

/** Number of the database lock that lets one writer at a time append, on whichever node. */
const appendLock = 4_802_001

/** Rows of one transaction that one statement inserts, because the number of its parameters is limited. */
const rowsAtOnce = 1_000

export function createAudit({ db, key, clock, logger, metrics }: AuditOptions) {
  const signingKey = createSigningKey(key)
  const trail = { db, key, publicKey: signingKey.publicKey }

  /** Call it at the end of a transaction: the next writer waits until the transaction is over. */
  async function append(transaction: Transaction<Tables>, entries: readonly AuditEntry[]) {
    if (entries.length === 0) return []
    const told = entries.map(entry => factsOf(entry, clock.now()))
    await sql`select pg_advisory_xact_lock(${appendLock})`.execute(transaction)
    const last = await transaction
      .selectFrom('audit_events')
      .select('hash')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
    let previous_hash = last?.hash ?? ''
    const rows = told.map(facts => {
      const row = { ...facts, previous_hash, hash: hashOf(textOf(facts, previous_hash), key) }
      previous_hash = row.hash
      return row
    })
    const numbers = new Map<string, number>()
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const values = rows.slice(from, from + rowsAtOnce).map(row => ({ ...row, detail: JSON.stringify(row.detail) }))
      const numbered = transaction.insertInto('audit_events').values(values).returning(['hash', 'sequence'])
      for (const { hash, sequence } of await numbered.execute()) numbers.set(hash, Number(sequence))
    }
    return rows.map(row => ({ sequence: numbers.get(row.hash), ...row }))
  }

  /** Runs `work` in a transaction. Its audit rows and its changes are written together, or not at all. */
  async function transaction<Answer>(
    work: (transaction: Transaction<Tables>, record: RecordEntry) => Promise<Answer>,
  ): Promise<Answer> {
    let rows: Awaited<ReturnType<typeof append>> = []
    const answer = await db.transaction().execute(async transaction => {
      const entries: AuditEntry[] = []
      const answer = await work(transaction, entry => void entries.push(entry))
      rows = await append(transaction, entries).catch(notWritten)
      return answer
    })
    for (const row of rows) {
      logger.info({ audit: row }, 'audit')
      metrics?.auditEvents.inc({ event: row.event, outcome: row.outcome })
    }
    return answer
  }

  function notWritten(error: unknown): never {
    metrics?.auditFailures.inc()
    throw error
  }

  return {
    transaction,

    record: (entry: AuditEntry) => transaction(async (_, record) => record(entry)),

    /** The key that verifies its checkpoints. */
    publicKey: trail.publicKey,

    verify: (asked?: { atLeast?: number }) => verifyTrail(trail, asked),

    /** Compares rows and checkpoints that were kept elsewhere with the trail. */
    verifyFile: (file: string) => verifyFile(trail, file),

    signCheckpoint: (asked: { ifDue: boolean }) => signCheckpoint({ db, key, signingKey, clock, logger }, asked),
  }
}

export type Audit = ReturnType<typeof createAudit>
