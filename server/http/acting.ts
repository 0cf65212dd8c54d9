import type { RequestHandler } from 'express'
import { actingFor } from '../access/impersonation'

/** All that is audited while the request is treated names who acts as the person of the session, where somebody does. */
export const actingOf: RequestHandler = (request, _, next) => actingFor(request.session?.impersonator?.email, next)
