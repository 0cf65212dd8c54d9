/** Operations of the account service about the session: sign-in, sign-out, and the caller's identity. */
import { z } from 'zod'
import { identity } from '../../access/identity'
import { fieldRules } from '../../validation/fieldRules'
import { email, field } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

/** The answer to a sign-in. The gateway adds `Next`: the wanted address, which the session has kept until now. */
export const signedIn = identity
  .pick({ FullName: true, CompanyName: true, IsImpersonated: true, Roles: true, IsTempPassword: true })
  .extend({
    Next: z.string().optional(),
    /** An addition: sign-in is complete only after a code of the second factor; until then no identity is sent. */
    NeedsCode: z.boolean().optional(),
  })

/** Starts a session. Throttled by account and by address; the answer never says which part was wrong. */
export const LogIn = operation({
  service,
  name: 'LogIn',
  method: 'POST',
  changes: 'session',
  access: 'open',
  request: z.strictObject({ email, password: field(fieldRules.password) }),
  response: envelope(signedIn),
})

/** Ends the session and its bearer tokens. */
export const LogOut = operation({
  service,
  name: 'LogOut',
  method: 'GET',
  access: 'login',
  effect: true,
  changes: 'session',
  request: nothing,
  response: envelope(z.null()),
})

/** Who the caller is now: roles, company and flags as they stand in the database. */
export const GetIdentity = operation({
  service,
  name: 'GetIdentity',
  method: 'POST',
  changes: 'session',
  access: 'open',
  request: z.strictObject({ isClientLoggedIn: z.boolean() }),
  response: envelope(identity),
})
