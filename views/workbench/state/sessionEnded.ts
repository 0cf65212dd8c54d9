import { texts } from '../../../shared/texts'
import { CallError } from '../../client/call'

/** The message when the session has ended: the server answers nothing until the reader logs in again. */
export const sessionEnded = 'Your session has ended.'

/** Why a call failed, as a text for the reader. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return texts.http.other
  const isEnded = error.why === 'session-ended' || (!error.why && (error.status === 401 || error.status === 403))
  return isEnded ? sessionEnded : error.message
}
