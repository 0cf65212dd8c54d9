/** Operations of the account service about passwords. */
import { z } from 'zod'
import { limits } from '../../limits'
import { messages, texts } from '../../texts'
import { fieldRules } from '../../validation/fieldRules'
import { email, field, newPassword, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'

const service = 'AccountService.svc'

/** Mails a temporary password. The answer and its timing are the same whether or not the account exists. */
export const ForgotPassword = operation({
  service,
  name: 'ForgotPassword',
  method: 'POST',
  changes: 'credentials',
  access: 'open',
  request: z.strictObject({ email }),
  response: envelope(z.null()),
})

/** Changes the caller's own password. Ends every other session of the caller. */
export const ChangePassword = operation({
  service,
  name: 'ChangePassword',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z
    .strictObject({
      /** Empty if the current password is a temporary one: the user has just given that one at sign-in. */
      oldPassword: textUpTo(limits.password.max),
      password: newPassword,
      confirmPassword: z.string().min(1, messages.required('Confirm password')),
    })
    .refine(form => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: texts.passwordsDiffer,
      params: { key: 'nomatch' },
    }),
  response: envelope(z.null()),
})

/** Confirms the caller's password again, for operations that need a recent proof. An addition to the specification. */
export const ConfirmPassword = operation({
  service,
  name: 'ConfirmPassword',
  method: 'POST',
  changes: 'session',
  access: 'login',
  refuses: ['impersonated'],
  request: z.strictObject({ password: field(fieldRules.password) }),
  response: envelope(z.null()),
})
