/** Operations of the admin service about companies: their roles, and the owners of their accounts. */
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
  /** Users who register with it belong to this company; null if the company uses a free mail domain. */
  MailDomain: z.string().nullable(),
  CustomerNumber: z.string(),
  Plant: z.enum(plants),
  Roles: givenRoles,
  People: z.int(),
  /** How many registered people wait for approval. */
  Waiting: z.int(),
  /** Null if the account has no owner yet. */
  Owner: z.string().nullable(),
  /** Nobody of the company can sign in. */
  IsDisabled: z.boolean(),
})

export type ListedCompany = z.infer<typeof listedCompany>

/**
 * A page of the companies by name, those without an owner first, from behind the company `after`. `Item` is the number
 * on all pages, or one more than `limits.countedUpTo` if there are more.
 */
export const ListCompanies = operation({
  service,
  name: 'ListCompanies',
  method: 'POST',
  changes: 'nothing',
  access,
  secured: true,
  request: z.strictObject({ search: textUpTo(limits.email).optional(), after: z.uuid().optional() }),
  response: listEnvelope(listedCompany).extend({ Item: z.int().nullish() }),
})

const company = listedCompany.extend({
  CreatedAt: z.string(),
  /** How many of its people and programs have access, or will have it when the company is enabled again. */
  WithAccess: z.int(),
  /** How many sessions they have open. */
  Sessions: z.int(),
  /** Why it cannot be disabled: it is the caller's own, or somebody in it has power over others. */
  StaysOpen: z.enum(['own', 'power']).nullable(),
  /** The people who wait for approval, the first to register first. */
  Newcomers: z.array(z.object({ Id: z.uuid(), FullName: z.string(), Email: z.string(), Since: z.string() })),
})

export type ShownCompany = z.infer<typeof company>

/** One company, with the people who wait for approval. */
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
 * Sets the roles of a company. Its owner has them all and gives them to its people. A role that the company loses is
 * taken from everybody in it. Roles that give power over others are not among them.
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
 * Disables a company, whose people and programs lose their access at once, or enables it again; accounts that were
 * disabled separately stay disabled. Refused for the caller's own company, and if anybody in it has power over others.
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

/** Approves the first person who registered for a new company, as the owner of its account. Its roles do not change. */
export const ApproveCompany = operation({
  service,
  name: 'ApproveCompany',
  method: 'POST',
  changes: 'company',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({
    /** The id of the person. */
    id: z.uuid(),
    customerNumber: textUpTo(limits.customerNumber),
    plant: z.enum(plants),
  }),
  response: envelope(z.null()),
})

/** Refuses a person who waits in a company without an owner: their data is deleted, and a mail tells them. */
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
