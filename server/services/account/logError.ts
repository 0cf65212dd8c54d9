import { succeeded } from '../../../shared/contracts/envelope'
import { networkOf, type ThrottleRule } from '../../access/throttle'
import { limits } from '../../limits'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'

const { perCaller, perAddress, windowMinutes } = limits.errorLog

/** Keeps what a browser reports, as text. Beyond the limits it is dropped and the answer is the same. */
export function logError({ db, throttle }: Pick<AccountParts, 'db' | 'throttle'>) {
  return async (call: ServiceCall, { error, stackTrace }: { error: string; stackTrace: string }) => {
    if (await isTooMuch(call)) return succeeded(null)
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

  async function isTooMuch({ caller, address }: ServiceCall): Promise<boolean> {
    const counted: { key: string; rule: ThrottleRule }[] = [
      { key: `error-log:address:${networkOf(address)}`, rule: { max: perAddress, windowMinutes } },
    ]
    if (caller) counted.push({ key: `error-log:caller:${caller.id}`, rule: { max: perCaller, windowMinutes } })
    for (const { key, rule } of counted) if (await throttle.isPaused(key, rule)) return true
    for (const { key, rule } of counted) await throttle.count(key, rule)
    return false
  }
}

/** Left out of a report: what an address asks for, tokens, passwords, emails; and what no line of text has. */
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
