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
/** A code of the app, or a recovery code instead. */
const code = z.string().trim().min(1, messages.required('Code')).max(typed, messages.tooLong(typed))
const password = textUpTo(limits.typedPassword)
const needed = password.min(1, messages.required('Current password'))

/** The secret that sets up an app: typed, or read from a QR code. */
export const factorSetup = z.object({ Secret: z.string(), Address: z.string() })
export type FactorSetup = z.infer<typeof factorSetup>

const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

/**
 * The second step of sign-in, shortly after the password: the bearer token from LogIn identifies the person, and
 * allows nothing else.
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

/** The state of the caller's second factor. */
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
      /** A role of the caller requires it. */
      IsRequired: z.boolean(),
      RecoveryCodesLeft: z.int(),
      /** Whether the password was given recently, so that it is not needed again. */
      IsProved: z.boolean(),
    }),
  ),
})

/**
 * Begins to set up an app. Needs the password unless it was given recently, and a code if there is an app already,
 * which stays valid until the new one is confirmed.
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

/** Turns the new app on by its first code, and gives the recovery codes, once. A wrong code gives the setup again. */
export const ConfirmSecondFactor = operation({
  service,
  name: 'ConfirmSecondFactor',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ code }),
  response: envelope(z.union([recoveryCodes, factorSetup])),
})

/** Turns the second factor off, unless a role of the caller requires it. */
export const TurnOffSecondFactor = operation({
  service,
  name: 'TurnOffSecondFactor',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ password: needed, code }),
  response: envelope(z.null()),
})

/** Gives new recovery codes, which replace all earlier ones. */
export const RenewRecoveryCodes = operation({
  service,
  name: 'RenewRecoveryCodes',
  method: 'POST',
  changes: 'credentials',
  access: 'login',
  request: z.strictObject({ password: needed, code }),
  response: envelope(recoveryCodes),
})
