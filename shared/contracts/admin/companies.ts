/** Operations of the admin service about companies: what each holds, and who owns its account. */
import { z } from 'zod'
import { plants } from '../../access/identity'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { givenRoles } from '../account/companyUsers'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'

const service = 'AdminService.svc'
const access = ['admin'] as const

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
  /** Nobody of it can sign in. */
  IsDisabled: z.boolean(),
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
  /** How many of its people and programs have access, or have it again once the company is enabled. */
  WithAccess: z.int(),
  /** How many sessions of theirs are open. */
  Sessions: z.int(),
  /** Why it cannot be disabled: it is that of who asks, or somebody of it has power over others. */
  StaysOpen: z.enum(['own', 'power']).nullable(),
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

/**
 * Disables a company, whose people and programs lose their access at once, or enables it again: who is disabled on their
 * own stays so. Not the caller's own company, and none in which somebody has power over others.
 */
export const SetCompanyState = operation({
  service,
  name: 'SetCompanyState',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ id: z.uuid(), isActive: z.boolean() }),
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
