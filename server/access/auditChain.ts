/** Reads the rows of the audit trail in order and checks each against its hash and the previous row. */
import type { Database } from '../data/database'
import { type AuditFacts, hashOf, textOf } from './auditRow'

/** A place in the chain: the number of rows up to here, and the last of them. */
export interface ChainPlace {
  rows: number
  sequence: string
  hash: string
}

export const chainStart: ChainPlace = { rows: 0, sequence: '0', hash: '' }

interface ChainLink extends ChainPlace {
  text: string
  /** False if the row was changed, or does not follow the previous one. */
  holds: boolean
}

const rowsAtOnce = 200

/** Reads in portions, because a trail of years does not fit in memory. */
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
