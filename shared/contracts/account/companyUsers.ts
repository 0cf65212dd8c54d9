/** Operations of the account service about the users of the caller's company. Users of others are not found. */

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
/** The name that the page showed. The id decides which user is meant. */
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
  /** A call about the row is running. */
  IsWorking: z.boolean(),
  /** The table does not show the row. */
  IsHidden: z.boolean(),
  /** May log in. */
  IsActive: z.boolean(),
  /** An addition to the specification: present if the user is approved but holds no role, and so can open no tool. */
  HasNoRole: z.literal(true).optional(),
})

export type CompanyUser = z.infer<typeof companyUser>

/** The counts of users, and where the list continues. */
const companyUserCounts = z.object({
  /** The number that matches the request, and the number in the company. */
  Found: z.int(),
  All: z.int(),
  /** Of the whole company: the users that wait for the owner's approval, and the service accounts. */
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

/** A page of the users with the text in name or email and of the type and status, sorted by a column. */
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

/** Roles that a company can give. */
export const givenRoles = z.array(z.enum(companyRoles)).max(companyRoles.length)

const shownUser = companyUser.extend({
  /** The user's roles that the company can give: without `owner`, and without roles that give power over others. */
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

/** The roles of the caller's company, from which its owner gives. `Item`: those that a self-registered user gets. */
export const GetCompanyRoles = operation({
  service,
  name: 'GetCompanyRoles',
  method: 'GET',
  access,
  request: nothing,
  response: listEnvelope(z.enum(companyRoles)).extend({ Item: z.object({ Newcomers: givenRoles }).nullish() }),
})

/** Sets which of the company's roles a user gets who registers by the company's mail domain. */
export const SetNewcomerRoles = operation({
  service,
  name: 'SetNewcomerRoles',
  method: 'POST',
  changes: 'rights',
  access,
  request: z.strictObject({ roles: givenRoles }),
  response: envelope(z.null()),
})

/** Sets which of the company's roles a user has. */
export const SetUserRoles = operation({
  service,
  name: 'SetUserRoles',
  method: 'POST',
  changes: 'rights',
  access,
  request: z.strictObject({ id, roles: givenRoles }),
  response: envelope(shownUser),
})

/** Allows or forbids a user to log in. Forbidding ends all their sessions and tokens. */
export const SetIsActive = operation({
  service,
  name: 'SetIsActive',
  method: 'POST',
  changes: 'people',
  access,
  request: z.strictObject({ id, isActive: z.boolean(), name }),
  response: envelope(companyUser),
})

/** Whether the user may be removed, and how many projects they own. */
export const CheckUserPreDelete = operation({
  service,
  name: 'CheckUserPreDelete',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id, name }),
  response: envelope(z.object({ ProjectCount: z.int() })),
})

/** Removes a user. With `mergeProjects` their projects become the owner's; otherwise they are deleted. */
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

/** Approves a registered user, with roles from those of the company; a refusal removes the row. */
export const ApproveActivation = operation({
  service,
  name: 'ApproveActivation',
  method: 'POST',
  changes: 'people',
  access,
  request: z.strictObject({ id, isApproved: z.boolean(), roles: givenRoles.optional() }),
  response: envelope(companyUser),
})

/** Mails a new invitation; the earlier one becomes invalid. */
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
