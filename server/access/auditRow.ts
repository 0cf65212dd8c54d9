/** A row of the audit trail and its hashed text. docs/operation/audit-format.md describes it for auditors. */
import { createHmac } from 'node:crypto'
import type { AuditEventName } from '../../shared/events/auditEvents'
import { firstCharacters } from '../../shared/wording/characters'
import { limits } from '../config/limits'
import type { AuditEvent } from '../data/schema'
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

/** The content of a row, without its place in the chain. */
export interface AuditFacts {
  at: Date
  event: string
  outcome: string
  actor: string | null
  impersonator: string | null
  target: string | null
  address: string | null
  request_id: string | null
  detail: Record<string, unknown>
}

export function factsOf(entry: AuditEntry, at: Date) {
  const detail = Object.entries(entry.detail ?? {}).map(([name, value]) => [name, bounded(value)] as const)
  return {
    at,
    event: entry.event,
    outcome: entry.outcome,
    actor: bounded(entry.actor ?? null),
    impersonator: bounded(entry.impersonator ?? presentImpersonator() ?? null),
    target: bounded(entry.target ?? null),
    address: bounded(entry.address ?? null),
    request_id: bounded(entry.requestId ?? null),
    detail: Object.fromEntries(detail),
  }
}

/** The log cuts long texts. They are cut here first, so that the row in the log still matches its hash. */
function bounded<Value>(value: Value): Value | string {
  const { textLength } = limits.auditTrail
  if (typeof value !== 'string' || value.length <= textLength) return value
  return `${firstCharacters(value, textLength - 1)}…`
}

/** The text that is hashed: the facts and the hash of the previous row. */
export function textOf(facts: AuditFacts, previousHash: string): string {
  const detail = Object.entries(facts.detail).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([
    facts.at.toISOString(),
    facts.event,
    facts.outcome,
    facts.actor,
    facts.impersonator,
    facts.target,
    facts.address,
    facts.request_id,
    detail,
    previousHash,
  ])
}

export function hashOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
