/** Operations of the account service about the users of the caller's company. A user of another company is a missing one. */
import { z } from 'zod'
import { userStatuses, userTypes } from '../../companyUsers'
import { envelope, listEnvelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'
const access = ['owner'] as const

const id = z.uuid()
/** What the page showed of the user. The id decides. */
const name = z.string().max(200)

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
})

export type CompanyUser = z.infer<typeof companyUser>

/** The users of the caller's company, by name. Never a password or a hash. */
export const GetCompanyUsers = operation({
  service,
  name: 'GetCompanyUsers',
  method: 'GET',
  access,
  request: nothing,
  response: listEnvelope(companyUser),
})

/** Lets a user log in, or not any more: then every session and token of theirs ends. */
export const SetIsActive = operation({
  service,
  name: 'SetIsActive',
  method: 'POST',
  access,
  request: z.strictObject({ id, isActive: z.boolean(), name }),
  response: envelope(companyUser),
})

/** Whether the user may be removed, and how many projects would go along. */
export const CheckUserPreDelete = operation({
  service,
  name: 'CheckUserPreDelete',
  method: 'POST',
  access,
  request: z.strictObject({ id, name }),
  response: envelope(z.object({ ProjectCount: z.int() })),
})

/** Removes a user. Their projects become the owner's with `mergeProjects`, and are deleted without. */
export const RemoveUser = operation({
  service,
  name: 'RemoveUser',
  method: 'POST',
  access,
  proved: true,
  request: z.strictObject({ id, name, mergeProjects: z.boolean() }),
  response: envelope(companyUser),
})

/** Lets in who has registered and waits for approval; a no removes the row. */
export const ApproveActivation = operation({
  service,
  name: 'ApproveActivation',
  method: 'POST',
  access,
  request: z.strictObject({ id, isApproved: z.boolean() }),
  response: envelope(companyUser),
})

/** Mails a new invitation; the earlier one ends. */
export const ResendInvite = operation({
  service,
  name: 'ResendInvite',
  method: 'POST',
  access,
  notFor: ['engineering'],
  request: z.strictObject({ id }),
  response: envelope(z.null()),
})
