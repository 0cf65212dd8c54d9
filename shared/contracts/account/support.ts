/** Operations of the account service that send messages to support. */
import { z } from 'zod'
import { memberRules, visitorRules } from '../../accounts/contactForm'
import { limits } from '../../limits'
import type { FieldRule } from '../../validation/fieldRules'
import { field, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

/** Required of visitors only: for a signed-in person the service fills these in. */
function ofVisitors({ required, ...rule }: FieldRule) {
  return field(rule)
}

/** Sends a message to support. The sender of a signed-in person is taken from the session. Throttled. */
export const ContactUs = operation({
  service,
  name: 'ContactUs',
  method: 'POST',
  changes: 'messages',
  access: 'open',
  request: z.strictObject({
    companyName: ofVisitors(visitorRules.company),
    name: ofVisitors(visitorRules.name),
    phone: ofVisitors(visitorRules.phone),
    email: ofVisitors(visitorRules.email),
    subject: field(memberRules.subject),
    comment: field(memberRules.message),
  }),
  response: envelope(z.null()),
})

/** The recipient of requests for help, from the configuration. */
export const GetHelpRequestRecipient = operation({
  service,
  name: 'GetHelpRequestRecipient',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(z.string()),
})

/**
 * Asks for help with an error message. The request goes only to the configured recipient: by mail, or to one of the
 * configured addresses. `url` must be one of those addresses.
 */
export const RequestHelp = operation({
  service,
  name: 'RequestHelp',
  method: 'POST',
  changes: 'messages',
  access: 'login',
  request: z.strictObject({
    recipient: textUpTo(limits.email),
    summary: textUpTo(limits.helpRequest.summary),
    detail: textUpTo(limits.helpRequest.detail),
    page: z
      .string()
      .max(limits.helpRequest.page)
      .regex(/^\/[\w/-]*$/),
    url: textUpTo(limits.addressLength).optional(),
  }),
  response: envelope(z.null()),
})
