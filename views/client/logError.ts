/** Reports errors to the server; its own failure is never reported. */

import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { asText, firstCharacters } from '../../shared/wording/characters'
import { csrfToken } from './csrfToken'
import { announceFailure, loggedText } from './failures'
import { tellUse } from './tellUse'

const saidBefore: readonly number[] = [401, 403, 504]

let hasSaid = false

/** Logs an error that the reader met. Without an answer in time nothing is said; any other failure is said once. */
export async function logError(error: Error): Promise<void> {
  tellUse('Exception')
  const { message, name, stack = '' } = error
  const body = {
    error: firstCharacters(asText(loggedText(message)), limits.errorLog.text) || name,
    stackTrace: firstCharacters(asText(stack), limits.errorLog.trace),
  }
  const response = await fetch('/AccountService.svc/LogError', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken() },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  // Where nothing can be reached, or the session is gone, the fault itself has said so already.
  if (!response || response.ok || saidBefore.includes(response.status) || hasSaid) return
  hasSaid = true
  announceFailure(texts.http.other)
}
