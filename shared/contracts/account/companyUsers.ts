/** Operations of the account service about the users of the caller's company. A user of another company is a missing one. */

import { z } from 'zod'
import { companyRoles } from '../../access/roles'
import { userStatuses, userTypes } from '../../accounts/companyUsers'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { nothing, operation } from '../operation'
import { peoplePlace, peopleSorts, placeInList } from './people'

const service = 'AccountService.svc'
const access = ['owner'] as const

const id = z.uuid()
/** What the page showed of the user. The id decides. */
const name = textUpTo(200)

/** A row of the table of company users. */
export const companyUser = z.object({
  Id: id,
  FullName: z.string(),
  /** The client id of a service account. */
  Email: z.string(),
  Type: z.enum(userTypes),
  Status: z.enum(userStatuses),
  Domain: z.string(),
  IsFreeDomain: z.boolean(),
  /** A call about the row is under way. */
  IsWorking: z.boolean(),
  /** The row is left out of the table. */
  IsHidden: z.boolean(),
  /** May log in. */
  IsActive: z.boolean(),
  /** An addition, where it is so: has been let in and holds no role, so that no tool is open to them. */
  HasNoRole: z.literal(true).optional(),
})

export type CompanyUser = z.infer<typeof companyUser>

/** How many users there are, and where the list goes on. */
const companyUserCounts = z.object({
  /** Those that fit what was asked, and all of the company. */
  Found: z.int(),
  All: z.int(),
  /** Those who wait for the owner's yes, and service accounts, of all. */
  Waiting: z.int(),
  ServiceAccounts: z.int(),
  ...placeInList,
})

export type CompanyUserCounts = z.infer<typeof companyUserCounts>

const companyUserPage = listEnvelope(companyUser).extend({ Item: companyUserCounts.nullish() })

/** The first page of the users of the caller's company, by name. Never a password or a hash. */
export const GetCompanyUsers = operation({
  service,
  name: 'GetCompanyUsers',
  method: 'GET',
  access,
  request: nothing,
  response: companyUserPage,
})

/** A page of the users that have the text in name or email and are of the type and status, in the order of a column. */
export const companyUserWish = z.strictObject({
  text: textUpTo(limits.email).optional(),
  type: z.enum(userTypes).optional(),
  status: z.enum(userStatuses).optional(),
  sort: z.enum(peopleSorts).optional(),
  descending: z.boolean().optional(),
  ...peoplePlace,
})

export type CompanyUserWish = z.infer<typeof companyUserWish>

export const FindCompanyUsers = operation({
  service,
  name: 'FindCompanyUsers',
  method: 'POST',
  changes: 'nothing',
  access,
  request: companyUserWish,
  response: companyUserPage,
})

/** Roles that a company gives. */
export const givenRoles = z.array(z.enum(companyRoles)).max(companyRoles.length)

const shownUser = companyUser.extend({
  /** Those of their roles that the company gives: not of an owner as such, and none with power over others. */
  Roles: givenRoles,
})

export type ShownCompanyUser = z.infer<typeof shownUser>

/** One user of the caller's company. */
export const ShowCompanyUser = operation({
  service,
  name: 'ShowCompanyUser',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id }),
  response: envelope(shownUser),
})

/** What the caller's company holds: out of this its owner gives. `Item` is what who joins by themselves gets of it. */
export const GetCompanyRoles = operation({
  service,
  name: 'GetCompanyRoles',
  method: 'GET',
  access,
  request: nothing,
  response: listEnvelope(z.enum(companyRoles)).extend({ Item: z.object({ Newcomers: givenRoles }).nullish() }),
})

/** Sets what who registers and is let in by the company's mail domain gets, out of what the company holds. */
export const SetNewcomerRoles = operation({
  service,
  name: 'SetNewcomerRoles',
  method: 'POST',
  changes: 'rights',
  access,
  request: z.strictObject({ roles: givenRoles }),
  response: envelope(z.null()),
})

/** Gives a user the roles out of those that the company holds, and no other of them. */
export const SetUserRoles = operation({
  service,
  name: 'SetUserRoles',
  method: 'POST',
  changes: 'rights',
  access,
  request: z.strictObject({ id, roles: givenRoles }),
  response: envelope(shownUser),
})

/** Lets a user log in, or not any more: then every session and token of theirs ends. */
export const SetIsActive = operation({
  service,
  name: 'SetIsActive',
  method: 'POST',
  changes: 'people',
  access,
  request: z.strictObject({ id, isActive: z.boolean(), name }),
  response: envelope(companyUser),
})

/** Whether the user may be removed, and how many projects would go along. */
export const CheckUserPreDelete = operation({
  service,
  name: 'CheckUserPreDelete',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id, name }),
  response: envelope(z.object({ ProjectCount: z.int() })),
})

/** Removes a user. Their projects become the owner's with `mergeProjects`, and are deleted without. */
export const RemoveUser = operation({
  service,
  name: 'RemoveUser',
  method: 'POST',
  changes: 'people',
  access,
  proved: true,
  request: z.strictObject({ id, name, mergeProjects: z.boolean() }),
  response: envelope(companyUser),
})

/** Lets in who has registered and waits for approval, with roles out of those of the company; a no removes the row. */
export const ApproveActivation = operation({
  service,
  name: 'ApproveActivation',
  method: 'POST',
  changes: 'people',
  access,
  request: z.strictObject({ id, isApproved: z.boolean(), roles: givenRoles.optional() }),
  response: envelope(companyUser),
})

/** Mails a new invitation; the earlier one ends. */
export const ResendInvite = operation({
  service,
  name: 'ResendInvite',
  method: 'POST',
  changes: 'people',
  access,
  notFor: ['engineering'],
  request: z.strictObject({ id }),
  response: envelope(z.null()),
})
