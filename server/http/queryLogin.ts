/** Login by the address, `/login?email=…&password=…`: off unless configured, and never if another site started it. */
import type { Request, RequestHandler } from 'express'
import { account } from '../../shared/contracts'
import { routes } from '../../shared/routes'
import type { Gateway } from '../gateway/gateway'
import { isPrefetch } from '../request/sameOrigin'

interface QueryLoginParts {
  gateway: Gateway
  isOn: boolean
}

/**
 * A redirect removes both parameters from the address at once, whether or not they are used, so that no later code sees
 * them. One parameter alone signs nobody in, and a signed-in session is never replaced.
 */
export function queryLogin({ gateway, isOn }: QueryLoginParts): RequestHandler {
  return async (request, response, next) => {
    const { email, password, ...others } = request.query
    const isAsked = request.method === 'GET' && request.path === routes.login.path
    if (!isAsked || (email === undefined && password === undefined)) return next()

    const form = account.LogIn.request.safeParse({ email, password })
    const mayTry = isOn && isOwnDoing(request) && request.session && !request.session.identity
    const answer = mayTry && form.success ? await gateway.call(request, account.LogIn, form.data) : undefined
    if (answer && !answer.Succeeded) request.session.notices = answer.Notices
    response.setHeader('referrer-policy', 'no-referrer')
    response.redirect(303, answer?.Item?.Next ?? plainAddress(others))
  }
}

/** Whether the browser says that the reader typed the address or followed our link. Without these headers: false. */
function isOwnDoing(request: Request): boolean {
  const site = request.get('sec-fetch-site')
  return (site === 'none' || site === 'same-origin') && !isPrefetch(request)
}

/** The address of the login page with the other parameters. */
function plainAddress(others: Request['query']): string {
  const rest = Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return rest.length > 0 ? `${routes.login.path}?${new URLSearchParams(rest)}` : routes.login.path
}
