import { texts } from '../../../shared/texts'
import { CallError } from '../../client/call'

/** What is said where the session is gone: nothing more can be asked of the server before a new one. */
export const sessionEnded = 'Your session has ended.'

/** Why a call failed, as the reader is told it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return texts.http.other
  const isEnded = error.why === 'session-ended' || (!error.why && (error.status === 401 || error.status === 403))
  return isEnded ? sessionEnded : error.message
}
