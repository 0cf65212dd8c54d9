/** Operations of the account service that reach the people of support. */
import { z } from 'zod'
import { memberRules, visitorRules } from '../../accounts/contactForm'
import { limits } from '../../limits'
import type { FieldRule } from '../../validation/fieldRules'
import { field, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

/** Who is signed in need not say who they are: the service fills these in, and asks them of visitors. */
function ofVisitors({ required, ...rule }: FieldRule) {
  return field(rule)
}

/** Sends a message to support. Of a person who is signed in, the sender is taken from the session. Throttled. */
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

/** Where requests for help go, from the configuration. */
export const GetHelpRequestRecipient = operation({
  service,
  name: 'GetHelpRequestRecipient',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(z.string()),
})

/**
 * Asks for help with what a message said. It goes to the configured recipient only: by mail, or to one of the
 * configured addresses. `url` may choose among those, and names nothing else.
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
