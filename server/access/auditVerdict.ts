/** Whether the audit trail is whole, and what is wrong with it if not. */
import type { Database } from '../data/database'
import { chainFrom, chainStart } from './auditChain'

export interface Verdict {
  /** Rows that hold, from the first on. */
  verified: number
  /** The first row that does not. */
  broken?: string
}

interface Trail {
  db: Database
  key: string
}

export async function verifyTrail({ db, key }: Trail): Promise<Verdict> {
  let verified = 0
  for await (const row of chainFrom(db, key, chainStart)) {
    if (!row.holds) return { verified, broken: row.sequence }
    verified = row.rows
  }
  return { verified }
}
