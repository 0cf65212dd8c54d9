/** The audit trail: append-only, each row keyed to the one before, so that a change by anyone with the database is found. */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { AuditEventName } from '../../shared/auditEvents'
import type { Clock } from '../clock'
import type { Database } from '../data/database'
import type { AuditEvent } from '../data/schema'
import type { Logger } from '../http/logging'
import { presentImpersonator } from './impersonation'

export interface AuditEntry {
  event: AuditEventName
  outcome: AuditEvent['outcome']
  actor?: string
  impersonator?: string
  target?: string
  address?: string
  requestId?: string
  detail?: Record<string, string | number | boolean>
}

interface AuditOptions {
  db: Database
  key: string
  clock: Clock
  logger: Logger
}

/** Number of the database lock that lets one writer at a time append, on whichever node. */
const appendLock = 4_802_001

const verifiedAtOnce = 200

export function createAudit({ db, key, clock, logger }: AuditOptions) {
  return {
    async record(entry: AuditEntry): Promise<void> {
      const row = rowOf(entry, clock.now())
      await db.transaction().execute(async transaction => {
        await sql`select pg_advisory_xact_lock(${appendLock})`.execute(transaction)
        const last = await transaction
          .selectFrom('audit_events')
          .select('hash')
          .orderBy('sequence', 'desc')
          .limit(1)
          .executeTakeFirst()
        const previous_hash = last?.hash ?? ''
        const values = {
          ...row,
          detail: JSON.stringify(row.detail),
          previous_hash,
          hash: hashOf(row, previous_hash, key),
        }
        await transaction.insertInto('audit_events').values(values).execute()
      })
      // Also a line of its own, for shipping to a separate system.
      logger.info({ audit: row }, 'audit')
    },

    /** The number of rows whose chain holds, and the first one where it does not. */
    async verify(): Promise<{ verified: number; broken?: string }> {
      let verified = 0
      let previous = ''
      let after = '0'
      for (;;) {
        // In steps: a trail of years does not fit in memory.
        const rows = await db
          .selectFrom('audit_events')
          .selectAll()
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(verifiedAtOnce)
          .execute()
        for (const row of rows) {
          const isIntact = row.previous_hash === previous && row.hash === hashOf(row as unknown as Row, previous, key)
          if (!isIntact) return { verified, broken: String(row.sequence) }
          previous = row.hash
          after = String(row.sequence)
          verified += 1
        }
        if (rows.length < verifiedAtOnce) return { verified }
      }
    },
  }
}

export type Audit = ReturnType<typeof createAudit>

type Row = ReturnType<typeof rowOf>

function rowOf(entry: AuditEntry, at: Date) {
  return {
    at,
    event: entry.event,
    outcome: entry.outcome,
    actor: entry.actor ?? null,
    impersonator: entry.impersonator ?? presentImpersonator() ?? null,
    target: entry.target ?? null,
    address: entry.address ?? null,
    request_id: entry.requestId ?? null,
    detail: entry.detail ?? {},
  }
}

function hashOf(row: Row, previous: string, key: string): string {
  const detail = Object.entries(row.detail).sort(([a], [b]) => (a < b ? -1 : 1))
  const facts = [
    row.at.toISOString(),
    row.event,
    row.outcome,
    row.actor,
    row.impersonator,
    row.target,
    row.address,
    row.request_id,
    detail,
    previous,
  ]
  return createHmac('sha256', key).update(JSON.stringify(facts)).digest('hex')
}
