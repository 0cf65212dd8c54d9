/** Reads the audit trail, a page at a time by keyset: a deep page costs no more than the first. */
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { AuditFilter, AuditRow } from '../../../shared/contracts/admin'
import { succeeded } from '../../../shared/contracts/envelope'
import type { AuditEvent, Tables } from '../../data/schema'
import { minutesAfter } from '../../process/clock'
import { containing } from '../containing'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

type Query = SelectQueryBuilder<Tables, 'audit_events', Selectable<AuditEvent>>

interface Page extends AuditFilter {
  before?: string
  after?: string
  limit: number
}

export function listAuditEvents({ db }: AdminParts) {
  return async (_: ServiceCall, { before, after, limit, ...filter }: Page) => {
    const isBackwards = after !== undefined && before === undefined
    let query = matching(db.selectFrom('audit_events').selectAll(), filter)
    if (before !== undefined) query = query.where('sequence', '<', before)
    if (isBackwards) query = query.where('sequence', '>', after)
    // One more row than is shown, to know whether there is a further page.
    const found = await query
      .orderBy('sequence', isBackwards ? 'asc' : 'desc')
      .limit(limit + 1)
      .execute()
    const hasMore = found.length > limit
    const shown = found.slice(0, limit)
    if (isBackwards) shown.reverse()
    const hasOlder = isBackwards || hasMore
    const hasNewer = isBackwards ? hasMore : before !== undefined
    return succeeded({
      Events: shown.map(rowOf),
      Older: hasOlder ? placeOf(shown.at(-1)) : null,
      Newer: hasNewer ? placeOf(shown[0]) : null,
    })
  }
}

export function verifyAudit({ audit }: AdminParts) {
  return async () => {
    const { verified, fault } = await audit.verify()
    return succeeded({ Verified: verified, Fault: fault?.text ?? null, PublicKey: audit.publicKey })
  }
}

export function recordAuditExport({ audit }: AdminParts) {
  return async (call: ServiceCall, filter: AuditFilter) => {
    await audit.record({
      event: 'export',
      outcome: 'success',
      actor: call.requireCaller().email,
      target: 'audit trail',
      address: call.address,
      requestId: call.requestId,
      detail: filter,
    })
    return succeeded(null)
  }
}

function matching(query: Query, { person, event, outcome, from, to }: AuditFilter): Query {
  let narrowed = query
  if (event) narrowed = narrowed.where('event', '=', event)
  if (outcome) narrowed = narrowed.where('outcome', '=', outcome)
  if (from) narrowed = narrowed.where('at', '>=', new Date(from))
  if (to) narrowed = narrowed.where('at', '<', minutesAfter(new Date(to), 24 * 60))
  if (person)
    narrowed = narrowed.where(({ or, eb }) =>
      or((['actor', 'impersonator', 'target'] as const).map(who => eb(sql.ref(who), 'ilike', containing(person)))),
    )
  return narrowed
}

function rowOf(row: Selectable<AuditEvent>): AuditRow {
  return {
    Sequence: String(row.sequence),
    At: row.at.toISOString(),
    Event: row.event,
    Outcome: row.outcome,
    Actor: row.actor,
    Impersonator: row.impersonator,
    Target: row.target,
    Address: row.address,
    RequestId: row.request_id,
    Detail: row.detail as AuditRow['Detail'],
    PreviousHash: row.previous_hash,
    Hash: row.hash,
  }
}

function placeOf(row: Selectable<AuditEvent> | undefined): string | null {
  return row ? String(row.sequence) : null
}
