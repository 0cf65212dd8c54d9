/** Ends a session. */
import type { Request } from 'express'
import { regenerate } from '../session/session'

/**
 * Ends the session and starts an empty one, which can carry a notice to the login page and informs other tabs. The
 * browser keeps no data of the old session.
 */
export async function endSession(request: Request): Promise<void> {
  request.res?.setHeader('clear-site-data', '"storage"')
  await regenerate(request)
  request.session.hasEnded = true
}
