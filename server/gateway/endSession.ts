/** The end of a session, whoever asks for it. */
import type { Request } from 'express'
import { regenerate } from '../session/session'

/**
 * Ends the session and starts an empty one, which can carry a notice to the login page and tells other tabs. Nothing
 * stays in the browser.
 */
export async function endSession(request: Request): Promise<void> {
  request.res?.setHeader('clear-site-data', '"storage"')
  await regenerate(request)
  request.session.hasEnded = true
}
