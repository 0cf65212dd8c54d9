/** Operations of the admin service about the accounts of all companies. */
import { z } from 'zod'
import { roles } from '../../access/roles'
import { userStatuses, userTypes } from '../../accounts/companyUsers'
import { userProfileRules as rules } from '../../accounts/userProfile'
import { limits } from '../../limits'
import { fieldRules } from '../../validation/fieldRules'
import { email, field, textUpTo } from '../../validation/schemas'
import { givenRoles } from '../account/companyUsers'

import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'

const service = 'AdminService.svc'
const access = ['admin'] as const

const listedUser = z.object({
  Id: z.uuid(),
  FullName: z.string(),
  Email: z.string(),
  CompanyName: z.string(),
  Type: z.enum(userTypes),
  Status: z.enum(userStatuses),
  /** Their company is disabled: they cannot sign in, whatever their own status is. */
  IsCompanyDisabled: z.boolean(),
  Roles: z.array(z.enum(roles)),
  /** Whether sign-in is refused for now because of failed tries. */
  IsPaused: z.boolean(),
})

export type ListedUser = z.infer<typeof listedUser>

/** The accounts of all companies by email, in pages; `after` is the last email of the previous page. */
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

/** The public name of a session: the hash of its id. */
const sessionName = z.string().regex(/^[\w-]{43}$/)

const openSession = z.object({
  Name: sessionName,
  Device: z.string(),
  Address: z.string(),
  SignedInAt: z.string(),
  /** Who impersonates whom in it; null if nobody does. */
  Acting: z.string().nullable(),
})

export type UserSession = z.infer<typeof openSession>

const user = listedUser.extend({
  CreatedAt: z.string(),
  LastSignIn: z.string().nullable(),
  FailedTries: z.int(),
  PausedUntil: z.string().nullable(),
  HasSecondFactor: z.boolean(),
  Phone: z.string(),
  CompanyId: z.uuid(),
  /** The roles of their company, from which an admin can give. */
  CompanyRoles: givenRoles,
  /** The newest first; includes sessions in which they impersonate somebody or are impersonated. */
  Sessions: z.array(openSession),
  /** A new email that is not confirmed by its code yet. */
  NewEmail: z.string().nullable(),
  /** Whether the tools measure calculation times and data sizes for them. */
  IsMeasured: z.boolean(),
  /** Whether they may choose the new engine beside the original one. */
  HasNewEngine: z.boolean(),
})

export type ShownUser = z.infer<typeof user>

/** One account, with its sign-in history and open sessions. */
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

/** Clears the failed tries of an account, and so ends a pause of its sign-in. */
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

/** Ends one session of an account. */
export const EndUserSession = operation({
  service,
  name: 'EndUserSession',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid(), session: sessionName }),
  response: envelope(z.null()),
})

/** Disables an account of any company, or enables it again. An owner must first give that up to another person. */
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

/** Sets whether measurements are taken for an account, and whether it may choose the new engine. */
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

/**
 * Sets which of their company's roles a person has. `before` holds the roles that the page showed: if they have changed
 * since, nothing is set. Roles with power over others stay as they are.
 */
export const SetPersonRoles = operation({
  service,
  name: 'SetPersonRoles',
  method: 'POST',
  changes: 'rights',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ id: z.uuid(), roles: givenRoles, before: givenRoles }),
  response: envelope(z.null()),
})

/** Adds a person to a company: by an invitation, or with an account at once, whose temporary password is mailed. */
export const AddPerson = operation({
  service,
  name: 'AddPerson',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({
    /** The id of the company. */
    company: z.uuid(),
    email,
    fullName: field(rules.FullName),
    roles: givenRoles,
    by: z.enum(['invitation', 'password']),
  }),
  response: envelope(z.null()),
})

/** Corrects name and phone of a person of any company. */
export const CorrectPerson = operation({
  service,
  name: 'CorrectPerson',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  request: z.strictObject({ id: z.uuid(), fullName: field(rules.FullName), phone: field(rules.Phone) }),
  response: envelope(z.null()),
})

/** Mails a code to a person's new email, which the person tells the admin, and a notice to the old email. */
export const ProposePersonEmail = operation({
  service,
  name: 'ProposePersonEmail',
  method: 'POST',
  changes: 'credentials',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ id: z.uuid(), email }),
  response: envelope(z.null()),
})

/** Replaces the email by the new one, if the code is right: the person is signed out, and both addresses get a mail. */
export const ConfirmPersonEmail = operation({
  service,
  name: 'ConfirmPersonEmail',
  method: 'POST',
  changes: 'credentials',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({ id: z.uuid(), answerCode: field(fieldRules.mailedCode) }),
  response: envelope(z.null()),
})
