/** Operations of the account service about the second factor: codes of an authenticator app. An addition. */

import { z } from 'zod'
import { limits } from '../../limits'
import { messages } from '../../texts'
import { textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { nothing, operation } from '../operation'
import { signedIn } from './session'

const service = 'AccountService.svc'

const { typed } = limits.secondFactor
/** A code of the app, or one of the recovery codes in its place. */
const code = z.string().trim().min(1, messages.required('Code')).max(typed, messages.tooLong(typed))
const password = textUpTo(limits.typedPassword)
const needed = password.min(1, messages.required('Current password'))

/** What an app is set up with: typed, or read from a QR code. */
export const factorSetup = z.object({ Secret: z.string(), Address: z.string() })
export type FactorSetup = z.infer<typeof factorSetup>

const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

/**
 * The second half of signing in, for whoever has given the password a moment ago: the bearer token that LogIn gave says
 * who that is, and opens nothing else.
 */
export const ConfirmSignIn = operation({
  service,
  name: 'ConfirmSignIn',
  method: 'POST',
  changes: 'session',
  access: 'open',
  request: z.strictObject({ code }),
  response: envelope(signedIn),
})

/** How things stand with the caller's own. */
export const GetSecondFactor = operation({
  service,
  name: 'GetSecondFactor',
  method: 'GET',
  access: 'login',
  refuses: ['impersonated'],
  request: nothing,
  response: envelope(
    z.object({
      IsOn: z.boolean(),
      OnSince: z.string().nullable(),
      /** A role of the caller calls for it. */
      IsRequired: z.boolean(),
      RecoveryCodesLeft: z.int(),
      /** Whether the password was given a moment ago, and is not asked for once more. */
      IsProved: z.boolean(),
    }),
  ),
})

/**
 * Begins to set up an app. Asks for the password unless it was given a moment ago, and for a code where there is an app
 * already, which counts until the new one is confirmed.
 */
export const StartSecondFactor = operation({
  service,
  name: 'StartSecondFactor',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ password, code: z.string().trim().max(typed, messages.tooLong(typed)) }),
  response: envelope(factorSetup),
})

/** The first code of the new app turns it on. Gives the recovery codes, once; a wrong code gives the setup once more. */
export const ConfirmSecondFactor = operation({
  service,
  name: 'ConfirmSecondFactor',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ code }),
  response: envelope(z.union([recoveryCodes, factorSetup])),
})

/** Ends the second factor, unless a role of the caller calls for it. */
export const TurnOffSecondFactor = operation({
  service,
  name: 'TurnOffSecondFactor',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ password: needed, code }),
  response: envelope(z.null()),
})

/** New recovery codes in place of all before. */
export const RenewRecoveryCodes = operation({
  service,
  name: 'RenewRecoveryCodes',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ password: needed, code }),
  response: envelope(recoveryCodes),
})
