/** The operation of the account service that lets one person act as another. */
import { z } from 'zod'
import { limits } from '../../limits'
import { texts } from '../../texts'
import { patterns } from '../../validation/patterns'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { signedIn } from './session'

/**
 * From here on the session is the other person's, without clearance and for a limited time; all audit rows name both.
 * The other person may not have further-reaching roles. The answer is the same for all who cannot be impersonated.
 */
export const Impersonate = operation({
  service: 'AccountService.svc',
  name: 'Impersonate',
  method: 'POST',
  changes: 'session',
  access: ['can-impersonate'],
  refuses: ['impersonated'],
  request: z.strictObject({
    impersonatedEmail: z
      .string()
      .min(1, texts.invalidImpersonatedEmail)
      .max(limits.impersonatedEmail, texts.invalidImpersonatedEmail)
      .regex(patterns.email, texts.invalidImpersonatedEmail),
  }),
  response: envelope(signedIn),
})
