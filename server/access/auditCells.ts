/** A row of the audit trail as the cells of a spreadsheet. */
import { csvLine } from '../../shared/wording/csv'
import { type AuditFacts, textOf } from './auditRow'

export interface NumberedRow extends AuditFacts {
  sequence: string
  previous_hash: string
  hash: string
}

export const auditColumns = [
  ...['Row', 'Time (UTC)', 'Event', 'Outcome', 'Who', 'Acting for', 'Target', 'Address', 'Request', 'Detail'],
  // For verification: exactly the hashed text, because the other cells are formatted for people.
  ...['Previous hash', 'Hash', 'Hashed text'],
]

export const auditHead = csvLine(auditColumns)

export function auditLine(row: NumberedRow): string {
  const detail = Object.entries(row.detail)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
  return csvLine([
    Number(row.sequence),
    row.at.toISOString(),
    row.event,
    row.outcome,
    row.impersonator ?? row.actor,
    row.impersonator ? row.actor : null,
    row.target,
    row.address,
    row.request_id,
    detail,
    row.previous_hash,
    row.hash,
    textOf(row, row.previous_hash),
  ])
}
