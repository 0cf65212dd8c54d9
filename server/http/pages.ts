import type { RequestHandler } from 'express'
import { routeNamed, routes } from '../../shared/routes'
import type { Guard } from '../access/guard'
import type { RenderPages } from './renderPages'
import { insteadOf } from './setReport'

/** Every page of the route table behind the guard. Any other path goes to /login, and a missing file is not a page. */
export function pages({ guard, render }: { guard: Guard; render: RenderPages }): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const name = routeNamed(request.path)
    if (!name) return /\.[a-z0-9]+$/i.test(request.path) ? next() : response.redirect(302, routes.login.path)

    const decision = await guard(request, name)
    if (!decision.open) {
      if (decision.challenge) return render(request, response, { name, status: 403, isChallenge: true })
      response.setHeader('cache-control', 'no-store')
      return response.redirect(302, decision.redirect)
    }
    const elsewhere = name === 'report' && insteadOf(request)
    if (elsewhere) return response.redirect(302, elsewhere)
    await render(request, response, { name })
  }
}
