/** Reports errors to the server; a failure of the report itself is never reported. */

import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { asText, firstCharacters } from '../../shared/wording/characters'
import { csrfToken } from './csrfToken'
import { announceFailure, loggedText } from './failures'
import { tellUse } from './tellUse'

const saidBefore: readonly number[] = [401, 403, 504]

let hasSaid = false

/** Logs an error on the server. A timeout stays silent; any other failure to log is shown once. */
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
  // If the server cannot be reached, or the session has ended, the original fault has already said so.
  if (!response || response.ok || saidBefore.includes(response.status) || hasSaid) return
  hasSaid = true
  announceFailure(texts.http.other)
}
