/** The rows of the audit trail in their order, each held against its hash and the row before. */
import type { Database } from '../data/database'
import { type AuditFacts, hashOf, textOf } from './auditRow'

/** How far the chain was followed: how many rows there are up to here, and which is the last of them. */
export interface ChainPlace {
  rows: number
  sequence: string
  hash: string
}

export const chainStart: ChainPlace = { rows: 0, sequence: '0', hash: '' }

interface ChainLink extends ChainPlace {
  text: string
  /** False of a row that was changed, or that does not follow from the one before. */
  holds: boolean
}

const rowsAtOnce = 200

/** In steps: a trail of years does not fit in memory. */
export async function* chainFrom(db: Database, key: string, from: ChainPlace): AsyncGenerator<ChainLink> {
  let { rows: count, sequence: last, hash: previous } = from
  for (;;) {
    const rows = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(rowsAtOnce)
      .execute()
    for (const row of rows) {
      const text = textOf(row as AuditFacts, previous)
      const holds = row.previous_hash === previous && row.hash === hashOf(text, key)
      count += 1
      last = String(row.sequence)
      previous = row.hash
      yield { rows: count, sequence: last, hash: row.hash, text, holds }
    }
    if (rows.length < rowsAtOnce) return
  }
}
