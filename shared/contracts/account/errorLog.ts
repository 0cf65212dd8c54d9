/** The operation by which browsers report errors. */
import { z } from 'zod'
import { limits } from '../../limits'
import { requiredText, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'

const { text, trace } = limits.errorLog

/** Stores an error that a browser reports. Open to all, because errors also happen before sign-in; rate limited. */
export const LogError = operation({
  service: 'AccountService.svc',
  name: 'LogError',
  method: 'POST',
  changes: 'messages',
  access: 'open',
  request: z.strictObject({
    error: requiredText('Error', text),
    stackTrace: textUpTo(trace),
  }),
  response: envelope(z.null()),
})
