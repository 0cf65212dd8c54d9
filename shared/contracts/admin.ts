/** Operations of the admin service: the audit trail, the accounts of all companies, the state of the services. All need clearance. */

import { z } from 'zod'
import { auditEvents, auditOutcomes } from '../auditEvents'
import { userStatuses, userTypes } from '../companyUsers'
import { plants } from '../identity'
import { limits } from '../limits'
import { roles } from '../roles'
import { textUpTo } from '../validation'
import { givenRoles } from './account/companyUsers'
import { envelope, listEnvelope } from './envelope'
import { nothing, operation } from './operation'

const service = 'AdminService.svc'
const access = ['admin'] as const

/** A place in the trail: the number of a row. */
const place = z.string().regex(/^[0-9]{1,18}$/)
const day = z.iso.date('A day is written as 2026-11-21')

export const auditFilter = z.strictObject({
  /** Who did it, as whom, or to whom: a whole email or a part of one. */
  person: textUpTo(limits.email).optional(),
  event: z.enum(auditEvents).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  /** First and last day, in UTC. */
  from: day.optional(),
  to: day.optional(),
})

export type AuditFilter = z.infer<typeof auditFilter>

export const auditRow = z.object({
  Sequence: place,
  At: z.string(),
  /** Any name, not only today's: rows outlive the list. */
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

/** A page of the audit trail, the newest first. `Older` and `Newer` are the places to go on from, null at either end. */
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

/** Follows the chain from its first row to its last, and says what is wrong with it. The key is that of its checkpoints. */
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

/** Puts into the trail that it was exported, and what of it. The rows themselves come by `ListAuditEvents`. */
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

const listedUser = z.object({
  Id: z.uuid(),
  FullName: z.string(),
  Email: z.string(),
  CompanyName: z.string(),
  Type: z.enum(userTypes),
  Status: z.enum(userStatuses),
  Roles: z.array(z.enum(roles)),
  /** Whether sign-in is refused at present because of failed tries. */
  IsPaused: z.boolean(),
})

export type ListedUser = z.infer<typeof listedUser>

/** The accounts of all companies by email, a page at a time; `after` is the last email of the page before. */
export const ListUsers = operation({
  service,
  name: 'ListUsers',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: z.strictObject({
    search: textUpTo(limits.email).optional(),
    status: z.enum(userStatuses).optional(),
    role: z.enum(roles).optional(),
    after: textUpTo(limits.email).optional(),
  }),
  response: listEnvelope(listedUser),
})

const user = listedUser.extend({
  CreatedAt: z.string(),
  LastSignIn: z.string().nullable(),
  FailedTries: z.int(),
  PausedUntil: z.string().nullable(),
  HasSecondFactor: z.boolean(),
  Sessions: z.int(),
  /** Whether what the tools take of time and data is measured for them. */
  IsMeasured: z.boolean(),
  /** Whether they may choose the new engine beside the original one. */
  HasNewEngine: z.boolean(),
})

export type ShownUser = z.infer<typeof user>

/** One account, with what its sign-in has seen. */
export const ShowUser = operation({
  service,
  name: 'ShowUser',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(user),
})

/** Forgets the failed tries of an account, which may be paused by them. */
export const UnlockUser = operation({
  service,
  name: 'UnlockUser',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})

/** Ends every session of an account, and its bearer tokens. */
export const EndUserSessions = operation({
  service,
  name: 'EndUserSessions',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})

/** Disables an account of any company, or enables it again. Not an owner's: the account is given to another person first. */
export const SetUserState = operation({
  service,
  name: 'SetUserState',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid(), isActive: z.boolean() }),
  response: envelope(z.null()),
})

/** What is measured for an account, and which engine it may choose. */
export const SetUserSettings = operation({
  service,
  name: 'SetUserSettings',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid(), isMeasured: z.boolean(), hasNewEngine: z.boolean() }),
  response: envelope(z.null()),
})

const listedCompany = z.object({
  Id: z.uuid(),
  Name: z.string(),
  /** Whoever registers with it belongs here; null where the company uses free mail. */
  MailDomain: z.string().nullable(),
  CustomerNumber: z.string(),
  Plant: z.enum(plants),
  Roles: givenRoles,
  People: z.int(),
  /** Who has registered and waits to be let in. */
  Waiting: z.int(),
  /** Null where nobody owns the account yet. */
  Owner: z.string().nullable(),
})

export type ListedCompany = z.infer<typeof listedCompany>

/** The companies, those that wait for their first owner before the others, by name. `Item` is how many there are. */
export const ListCompanies = operation({
  service,
  name: 'ListCompanies',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: z.strictObject({ search: textUpTo(limits.email).optional() }),
  response: listEnvelope(listedCompany).extend({ Item: z.int().nullish() }),
})

const company = listedCompany.extend({
  CreatedAt: z.string(),
  /** Who waits, the first to register first. */
  Newcomers: z.array(z.object({ Id: z.uuid(), FullName: z.string(), Email: z.string(), Since: z.string() })),
})

export type ShownCompany = z.infer<typeof company>

/** One company, with who waits to be let in. */
export const ShowCompany = operation({
  service,
  name: 'ShowCompany',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(company),
})

/**
 * Sets what a company holds, which its owner holds as well and gives to its people. What it does not hold any more nobody
 * in it does. No role that gives power over others is among them.
 */
export const SetCompanyRoles = operation({
  service,
  name: 'SetCompanyRoles',
  method: 'POST',
  changes: 'rights',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ id: z.uuid(), roles: givenRoles }),
  response: envelope(z.null()),
})

/** Lets in who registered first for a new company, as the owner of its account. The company keeps the roles that it holds. */
export const ApproveCompany = operation({
  service,
  name: 'ApproveCompany',
  method: 'POST',
  changes: 'company',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({
    /** Of the person. */
    id: z.uuid(),
    customerNumber: textUpTo(limits.customerNumber),
    plant: z.enum(plants),
  }),
  response: envelope(z.null()),
})

/** Turns down somebody who waits in a company without an owner: nothing of them is kept, and a mail tells them. */
export const DenyNewcomer = operation({
  service,
  name: 'DenyNewcomer',
  method: 'POST',
  changes: 'company',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})

const at = z.string()

const status = z.object({
  Version: z.string(),
  Node: z.string(),
  At: at,
  StartedAt: at,
  MemoryMb: z.number(),
  /** Signed-in sessions, on all nodes; null where the store did not say. */
  Sessions: z.int().nullable(),
  /** Of this node, since its start. */
  Requests: z.object({
    Total: z.int(),
    Refused: z.int(),
    Failed: z.int(),
    MeanMs: z.number(),
    P95Ms: z.number().nullable(),
  }),
  /** Room left where the data folder is; null where the system did not say. */
  FreeMb: z.number().nullable(),
  Stores: z.array(z.object({ Name: z.string(), Kind: z.string(), IsUp: z.boolean(), TookMs: z.number() })),
  Services: z.array(
    z.object({
      Name: z.string(),
      Kind: z.string(),
      State: z.enum(['up', 'failing', 'left alone', 'not used yet']),
      AnsweredAt: at.nullable(),
      TookMs: z.number().nullable(),
      FailedAt: at.nullable(),
      /** The code of the last fault; no address and no message. */
      Fault: z.string().nullable(),
    }),
  ),
  /** Mail on its way, of all nodes; null where the database did not say. */
  Mail: z
    .object({
      Waiting: z.int(),
      /** When the one that waits longest was written. */
      OldestAt: at.nullable(),
      /** In the last two weeks. */
      GivenUp: z.int(),
      /** Of what waits or was given up, by its code. */
      Fault: z.string().nullable(),
      FailedAt: at.nullable(),
      /** It reaches nobody: there is no mail server. */
      IsKeptInFolder: z.boolean(),
    })
    .nullable(),
  Failures: z.array(
    z.object({
      At: at,
      RequestId: z.string(),
      Method: z.string(),
      Path: z.string(),
      Status: z.int(),
      Fault: z.string(),
    }),
  ),
})

export type Status = z.infer<typeof status>

/** What this node has seen of itself and of what it depends on. */
export const GetStatus = operation({
  service,
  name: 'GetStatus',
  method: 'POST',
  changes: 'nothing',
  access: ['command-center'],
  secured: true,
  request: nothing,
  response: envelope(status),
})
