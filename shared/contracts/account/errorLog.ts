/** The operation by which browsers report errors. */
import { z } from 'zod'
import { limits } from '../../limits'
import { requiredText, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'

const { text, trace } = limits.errorLog

/** Keeps an error that a person met. Open, as errors happen before signing in as well; limited instead. */
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
