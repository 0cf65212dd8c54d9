/** Operations of the account service about inviting people into the caller's company. */
import { z } from 'zod'
import { limits } from '../../limits'
import { messages } from '../../texts'
import { email } from '../../validation'
import { envelope } from '../envelope'
import { operation } from '../operation'

/** Engineering staff do not invite, also where they are an owner. */
const rules = {
  service: 'AccountService.svc',
  method: 'POST',
  access: ['owner'],
  notFor: ['engineering'],
} as const

/** Whether this email can be invited. */
export const InviteValidate = operation({
  ...rules,
  name: 'InviteValidate',
  request: z.strictObject({ email }),
  response: envelope(z.null()),
})

/** Invites all of them, or nobody: each gets a mail with a link that works once. */
export const InviteUsers = operation({
  ...rules,
  name: 'InviteUsers',
  request: z.strictObject({
    emails: z.array(email).min(1).max(limits.invitees),
    message: z.string().max(limits.inviteMessage, messages.tooLong(limits.inviteMessage)),
  }),
  response: envelope(z.null()),
})
