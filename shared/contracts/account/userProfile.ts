/** Operations of the account service about the caller's own profile and email. */
import { z } from 'zod'
import { userProfileRules as rules } from '../../accounts/userProfile'
import { texts } from '../../texts'
import { fieldRules } from '../../validation/fieldRules'
import { email, field } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

const emailChange = { service, access: 'login', changes: 'credentials' } as const

const userInfo = z.object({ FullName: z.string(), Phone: z.string(), Email: z.string() })

/** The caller's profile. An addition, because the identity has no phone. */
export const GetUserProfile = operation({
  service,
  name: 'GetUserProfile',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(userInfo),
})

/** Changes name and phone. The email in the request has no effect: it changes by activation only. */
export const UpdateUserProfile = operation({
  service,
  name: 'UpdateUserProfile',
  method: 'POST',
  changes: 'people',
  access: 'login',
  request: z.strictObject({
    profile: z.strictObject({ FullName: field(rules.FullName), Phone: field(rules.Phone), Email: field(rules.Email) }),
  }),
  response: envelope(userInfo),
})

/** Mails a code to the new email. The answer is the same whether or not it belongs to somebody; throttled. */
export const InitiateEmailChange = operation({
  ...emailChange,
  name: 'InitiateEmailChange',
  method: 'POST',
  proved: true,
  request: z.strictObject({ email, confirmEmail: email }).refine(form => form.email === form.confirmEmail, {
    path: ['confirmEmail'],
    message: texts.emailsDiffer,
  }),
  response: envelope(z.object({ ActivationId: z.uuid() })),
})

/** Changes the email, if the code is right. Ends every other session of the caller, and mails both addresses. */
export const ActivateEmailChange = operation({
  ...emailChange,
  name: 'ActivateEmailChange',
  method: 'POST',
  request: z.strictObject({ activationId: z.uuid(), answerCode: field(fieldRules.mailedCode), email }),
  response: envelope(z.null()),
})

/** Cancels a change that was not activated. */
export const DeleteEmailChange = operation({
  ...emailChange,
  name: 'DeleteEmailChange',
  method: 'GET',
  effect: true,
  request: nothing,
  response: envelope(z.null()),
})
