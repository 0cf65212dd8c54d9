/** Operations of the account service about inviting people into the caller's company. */
import { z } from 'zod'
import { limits } from '../../limits'
import { email, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { givenRoles } from './companyUsers'

/** Engineering staff do not invite, also where they are an owner. */
const rules = {
  service: 'AccountService.svc',
  method: 'POST',
  access: ['owner'],
  notFor: ['engineering'],
} as const

/** Whether this email can be invited. It tells who has an account, which nobody learns in another's name. */
export const InviteValidate = operation({
  ...rules,
  name: 'InviteValidate',
  changes: 'nothing',
  refuses: ['impersonated'],
  request: z.strictObject({ email }),
  response: envelope(z.null()),
})

/** Invites all of them, or nobody: each gets a mail with a link that works once. */
export const InviteUsers = operation({
  ...rules,
  name: 'InviteUsers',
  changes: 'people',
  request: z.strictObject({
    emails: z.array(email).min(1).max(limits.invitees),
    message: textUpTo(limits.inviteMessage),
    /** What each of them holds once they have registered, out of what the company holds. */
    roles: givenRoles.optional(),
  }),
  response: envelope(z.null()),
})
