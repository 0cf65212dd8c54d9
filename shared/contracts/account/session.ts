/** Operations of the account service about the session: signing in and out, and who one is. */
import { z } from 'zod'
import { identity } from '../../access/identity'
import { fieldRules } from '../../validation/fieldRules'
import { email, field } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

/** What the browser learns at sign-in. `Next` is added by the gateway: the wanted address, kept in the session until now. */
export const signedIn = identity
  .pick({ FullName: true, CompanyName: true, IsImpersonated: true, Roles: true, IsTempPassword: true })
  .extend({
    Next: z.string().optional(),
    /** An addition: nobody is signed in before a code of the second factor was given, and nothing is told of them. */
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
