import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { account } from '../../shared/contracts'
import { errorNotice } from '../../shared/contracts/envelope'
import { routeNamed, routes } from '../../shared/routes'
import { messages } from '../../shared/texts'
import { AccessError } from '../errors/accessError'
import type { Gateway } from '../gateway/gateway'
import { sharingLookups } from '../process/sharedLookups'
import { tokenHash } from '../services/caller'
import type { Guard } from './guard'
import type { RenderPages } from './renderPages'
import { insteadOf } from './setReport'
import type { TypedForms } from './typedForms'

interface PageParts {
  gateway: Gateway
  guard: Guard
  render: RenderPages
  typedForms: TypedForms
}

/** Every page of the route table, behind the guard. Any other path is redirected to /login; a missing file is a 404. */
export function pages({ gateway, guard, render, typedForms }: PageParts): RequestHandler {
  return (request, response, next) => sharingLookups(() => page(request, response, next))

  async function page(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const name = routeNamed(request.path)
    if (!name) return /\.[a-z0-9]+$/i.test(request.path) ? next() : response.redirect(302, routes.login.path)

    const decision = await guard(request, name)
    if (!decision.open) {
      if (decision.challenge) return render(request, response, { name, status: 403, isChallenge: true })
      response.setHeader('cache-control', 'no-store')
      return response.redirect(302, decision.redirect)
    }
    if (name === 'login' && request.session?.awaitsCode) return render(request, response, { name, isCodeAsked: true })
    if (name === 'register' && typeof request.query.invitation === 'string') {
      await takeInvitation(gateway, request, request.query.invitation)
      response.setHeader('cache-control', 'no-store')
      return response.redirect(302, routes.register.path)
    }
    const elsewhere = name === 'report' && insteadOf(request)
    if (elsewhere) return response.redirect(302, elsewhere)
    await render(request, response, { name, form: typedForms.take(request, name) })
  }
}

/**
 * Keeps the data of an invitation for the form; the caller then redirects without its token. An empty one clears it.
 */
async function takeInvitation(gateway: Gateway, request: Request, invitation: string): Promise<void> {
  const { session } = request
  if (!session) throw new AccessError('session-store')
  delete session.invitation
  if (invitation === '') return
  const { Item } = account.GetInvitation.request.safeParse({ invitation }).success
    ? await gateway.call(request, account.GetInvitation, { invitation })
    : { Item: undefined }
  if (Item) session.invitation = { ...Item, Hash: tokenHash(invitation) }
  else session.notices = [errorNotice(messages.invitationOver)]
}
