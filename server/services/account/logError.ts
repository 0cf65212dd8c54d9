import { succeeded } from '../../../shared/contracts/envelope'
import { networkOf } from '../../access/throttle'
import { limits } from '../../config/limits'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'

const { perCaller, perAddress, windowMinutes } = limits.errorLog

/** Stores an error that a browser reports, as text. Beyond the limits it is dropped, with the same answer. */
export function logError({ db, floods }: Pick<AccountParts, 'db' | 'floods'>) {
  return async (call: ServiceCall, { error, stackTrace }: { error: string; stackTrace: string }) => {
    if (isTooMuch(call)) return succeeded(null)
    await db
      .insertInto('client_errors')
      .values({
        at: call.now,
        actor: call.caller?.email ?? null,
        request_id: call.requestId,
        error: redacted(error),
        stack_trace: redacted(stackTrace),
      })
      .execute()
    return succeeded(null)
  }

  function isTooMuch({ caller, address }: ServiceCall): boolean {
    if (!floods.take(`error-log:address:${networkOf(address)}`, { max: perAddress, windowMinutes })) return true
    return caller !== undefined && !floods.take(`error-log:caller:${caller.id}`, { max: perCaller, windowMinutes })
  }
}

/** Removes queries of addresses, tokens, passwords, emails and control characters from a report. */
export function redacted(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(/[?#][^\s"')]*/g, '?…')
      .replace(/\b(bearer|basic)\s+\S+/gi, '$1 …')
      .replace(/((?:password|token|secret|answer)["']?\s{0,3}[:=]\s{0,3})(?:"[^"]*"|[^\s,;]+)/gi, '$1…')
      .replace(/[^\s@]{1,64}@[^\s@]{1,100}/g, '(email)')
  )
}
