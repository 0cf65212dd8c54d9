import type { RequestHandler } from 'express'
import { actingFor } from '../access/impersonation'

/** All audit rows of the request name the impersonator of the session, if there is one. */
export const actingOf: RequestHandler = (request, _, next) => actingFor(request.session?.impersonator?.email, next)
