/** Operations of the account service about inviting people into the caller's company. */
import { z } from 'zod'
import { limits } from '../../limits'
import { email, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { givenRoles } from './companyUsers'

/** Engineering staff may not invite, even if they own an account. */
const rules = {
  service: 'AccountService.svc',
  method: 'POST',
  access: ['owner'],
  notFor: ['engineering'],
} as const

/** Whether this email can be invited. Refused while impersonating, because the answer reveals who has an account. */
export const InviteValidate = operation({
  ...rules,
  name: 'InviteValidate',
  changes: 'nothing',
  refuses: ['impersonated'],
  request: z.strictObject({ email }),
  response: envelope(z.null()),
})

/** Invites all of the people or none: each gets a mail with a link that works once. */
export const InviteUsers = operation({
  ...rules,
  name: 'InviteUsers',
  changes: 'people',
  request: z.strictObject({
    emails: z.array(email).min(1).max(limits.invitees),
    message: textUpTo(limits.inviteMessage),
    /** The roles that each of them gets on registration, from those of the company. */
    roles: givenRoles.optional(),
  }),
  response: envelope(z.null()),
})
