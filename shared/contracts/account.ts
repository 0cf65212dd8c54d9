/** Operations of the account service: what may be called, by whom, with what. */
import { z } from 'zod'
import { identity } from '../identity'
import { limits } from '../limits'
import { messages, texts } from '../texts'
import { email, newPassword } from '../validation'
import { envelope } from './envelope'
import { operation } from './operation'

const service = 'AccountService.svc'
const nothing = z.strictObject({})

/** What the browser learns at sign-in. `Next` is added by the gateway: the wanted address, kept in the session until now. */
const signedIn = identity
  .pick({ FullName: true, CompanyName: true, IsImpersonated: true, Roles: true, IsTempPassword: true })
  .extend({ Next: z.string().optional() })

/** Starts a session. Throttled by account and by address; the answer never says which part was wrong. */
export const LogIn = operation({
  service,
  name: 'LogIn',
  method: 'POST',
  access: 'open',
  request: z.strictObject({
    email,
    password: z.string().min(1, messages.required('Password')).max(200, messages.tooLong(200)),
  }),
  response: envelope(signedIn),
})

/** Ends the session and its bearer tokens. */
export const LogOut = operation({
  service,
  name: 'LogOut',
  method: 'GET',
  access: 'login',
  effect: true,
  request: nothing,
  response: envelope(z.null()),
})

/** Mails a temporary password. The answer and its time are the same whether or not the account exists. */
export const ForgotPassword = operation({
  service,
  name: 'ForgotPassword',
  method: 'POST',
  access: 'open',
  request: z.strictObject({ email }),
  response: envelope(z.null()),
})

/** Changes the caller's own password. Ends every other session of the caller. */
export const ChangePassword = operation({
  service,
  name: 'ChangePassword',
  method: 'POST',
  access: 'login',
  refuses: ['impersonated'],
  request: z
    .strictObject({
      /** Empty where the current password is a temporary one: that one was shown at sign-in, moments ago. */
      oldPassword: z.string().max(limits.password.max, messages.tooLong(limits.password.max)),
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

/** Who the caller is now: roles, company and flags as they stand in the database. */
export const GetIdentity = operation({
  service,
  name: 'GetIdentity',
  method: 'POST',
  access: 'open',
  request: z.strictObject({ isClientLoggedIn: z.boolean() }),
  response: envelope(identity),
})
