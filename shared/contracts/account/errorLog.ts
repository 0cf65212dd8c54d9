/** The operation by which browsers report errors. */
import { z } from 'zod'
import { limits } from '../../limits'
import { messages } from '../../texts'
import { requiredText } from '../../validation'
import { envelope } from '../envelope'
import { operation } from '../operation'

const { text, trace } = limits.errorLog

/** Keeps an error that a person met. Open, as errors happen before signing in as well; limited instead. */
export const LogError = operation({
  service: 'AccountService.svc',
  name: 'LogError',
  method: 'POST',
  access: 'open',
  request: z.strictObject({
    error: requiredText('Error', text),
    stackTrace: z.string().max(trace, messages.tooLong(trace)),
  }),
  response: envelope(z.null()),
})
