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
  /** Nobody of their company can sign in, whatever their own status is. */
  IsCompanyDisabled: z.boolean(),
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

/** The name of a session: the hash of its id. */
const sessionName = z.string().regex(/^[\w-]{43}$/)

const openSession = z.object({
  Name: sessionName,
  Device: z.string(),
  Address: z.string(),
  SignedInAt: z.string(),
  /** Who acts as whom in it, where somebody does. */
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
  /** What their company holds: out of this an admin gives. */
  CompanyRoles: givenRoles,
  /** The newest first; those as well in which somebody acts as them, or they as somebody. */
  Sessions: z.array(openSession),
  /** A new email of theirs that waits for its code. */
  NewEmail: z.string().nullable(),
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

/**
 * Gives somebody roles out of those that their company holds, and takes the others of a company. `before` is what they
 * held when this was shown: where that has changed since, nothing is set. Roles with power over others stay as they are.
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

/** Adds somebody to a company: invited by mail, or with an account at once, whose temporary password goes to them by mail. */
export const AddPerson = operation({
  service,
  name: 'AddPerson',
  method: 'POST',
  changes: 'people',
  access,
  secured: true,
  proved: true,
  request: z.strictObject({
    /** Its id. */
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

/** Mails a code to somebody's new email, which the person reads to whoever helps them, and tells the old one. */
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

/** Takes the new email in place of the old one, if the code is right: the person is signed out, and both are told. */
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
