/** Operations of the admin service about the audit trail. */
import { z } from 'zod'
import { clientIdPattern } from '../../accounts/clientId'
import { auditEvents, auditOutcomes } from '../../events/auditEvents'
import { limits } from '../../limits'
import { messages } from '../../texts'
import { patterns } from '../../validation/patterns'
import { field, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AdminService.svc'
const access = ['admin'] as const

/** A position in the trail: the number of a row. */
const place = z.string().regex(/^[0-9]{1,18}$/)
const day = z.iso.date('A day is written as 2026-11-21')

/** The email of a person, or the client id of a program. */
const nameOfAccount = field({
  ...{ label: 'Email', required: true, max: limits.email },
  check: name => (patterns.email.test(name) || clientIdPattern.test(name) ? undefined : messages.invalid('Email')),
})

export const auditFilter = z.strictObject({
  /** The person who acted, was impersonated, or was affected: an email or a part of one. */
  person: textUpTo(limits.email).optional(),
  event: z.enum(auditEvents).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  /** First day; `to` is the last one. Both in UTC. */
  from: day.optional(),
  to: day.optional(),
})

export type AuditFilter = z.infer<typeof auditFilter>

export const auditRow = z.object({
  Sequence: place,
  At: z.string(),
  /** Any event name, because rows may be older than the present list. */
  Event: z.string(),
  Outcome: z.enum(auditOutcomes),
  Actor: z.string().nullable(),
  Impersonator: z.string().nullable(),
  Target: z.string().nullable(),
  Address: z.string().nullable(),
  RequestId: z.string().nullable(),
  Detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  PreviousHash: z.string(),
  Hash: z.string(),
})

export type AuditRow = z.infer<typeof auditRow>

/** A page of the audit trail, the newest first. `Older` and `Newer` are where to continue, null at the ends. */
export const ListAuditEvents = operation({
  service,
  name: 'ListAuditEvents',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: auditFilter.extend({
    before: place.optional(),
    after: place.optional(),
    limit: z.int().min(1).max(limits.auditPage.export),
  }),
  response: envelope(z.object({ Events: z.array(auditRow), Older: place.nullable(), Newer: place.nullable() })),
})

/** Verifies the hash chain from its first row to its last, and gives its faults. The key is that of its checkpoints. */
export const VerifyAudit = operation({
  service,
  name: 'VerifyAudit',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: nothing,
  response: envelope(z.object({ Verified: z.int(), Fault: z.string().nullable(), PublicKey: z.string() })),
})

/** Records in the trail that it was exported, and with which filter. The rows themselves come by `ListAuditEvents`. */
export const RecordAuditExport = operation({
  service,
  name: 'RecordAuditExport',
  method: 'POST',
  changes: 'messages',
  access,
  secured: true,
  request: auditFilter,
  response: envelope(z.null()),
})

/** The row of the trail that set a value; null if the trail has never changed it. */
const known = z.object({
  Text: z.string(),
  By: z.object({ Row: place, Event: z.string(), Who: z.string(), At: z.string() }).nullable(),
})

const rights = z.object({
  Email: z.string(),
  /** The day; the rights are those at its end, in UTC. */
  On: z.string(),
  Account: known,
  Roles: known,
})

export type RightsReport = z.infer<typeof rights>

/** The rights of a person at the end of a day, and the rows of the trail that prove them. */
export const ShowRights = operation({
  service,
  name: 'ShowRights',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: z.strictObject({ email: nameOfAccount, on: day }),
  response: envelope(rights),
})

/** Every signed checkpoint of the trail, the oldest first, and the public key that they are verified with. */
export const ListCheckpoints = operation({
  service,
  name: 'ListCheckpoints',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: nothing,
  response: envelope(
    z.object({
      Checkpoints: z.array(
        z.object({ number: z.int(), text: z.string(), public_key: z.string(), signature: z.string() }),
      ),
      /** PEM, as openssl reads it. */
      Pem: z.string(),
    }),
  ),
})
