/** Decides whether a page may be opened: identity, roles, clearance, in this order. */
import type { Request } from 'express'
import { holdsAny } from '../../shared/access/roles'
import { account } from '../../shared/contracts'
import type { Notice } from '../../shared/contracts/envelope'
import { type Route, type RouteName, routes } from '../../shared/routes'
import { texts } from '../../shared/texts'
import type { Audit } from '../access/audit'
import { keepReturnUrl } from '../access/returnUrl'
import { limits } from '../config/limits'
import { AccessError } from '../errors/accessError'
import { endSession } from '../gateway/endSession'
import type { Gateway } from '../gateway/gateway'
import { clientAddress } from '../request/clientAddress'
import { isForeignNavigation } from '../request/sameOrigin'

/** Open the page, ask for clearance first, or redirect. A refusal without a page to redirect to is thrown. */
export type Decision = { open: true } | { open: false; redirect: string; challenge?: true }

const open: Decision = { open: true }
const toLogin: Decision = { open: false, redirect: routes.login.path }

const accessDenied: Notice = {
  Type: 'message',
  Title: '',
  Severity: 'error',
  Duration: limits.toast.accessDenied,
  Messages: [texts.accessDenied],
}

export function createGuard({ gateway, audit }: { gateway: Gateway; audit: Audit }) {
  return async function guard(request: Request, name: RouteName): Promise<Decision> {
    const route: Route = routes[name]
    if (route.access === 'open') return open
    if (!request.session) throw new AccessError('session-store')
    if (request.session.identity && route.reloadIdentity) await reloadIdentity(request)

    const { identity } = request.session
    if (!identity) {
      if (!isForeignNavigation(request) || request.get('sec-fetch-dest') === 'document') keepReturnUrl(request)
      return toLogin
    }
    if (identity.IsTempPassword && routes[name].path !== routes.changePassword.path)
      return { open: false, redirect: routes.changePassword.path }
    if (identity.NeedsSecondFactor && !identity.IsTempPassword && name !== 'secondFactor')
      return { open: false, redirect: routes.secondFactor.path }
    if (route.access !== 'login' && !holdsAny(identity.Roles, route.access)) return refuse(request, name)
    // An impersonator cannot get clearance and is not asked for it.
    if ((route.secured || route.refuses?.includes('impersonated')) && identity.IsImpersonated)
      throw new AccessError('impersonated', { route: name })
    if (route.secured && !identity.HasClearance) return { open: false, redirect: route.path, challenge: true }
    return open
  }

  /** After a transport fault it is tried once more; a refusal signs out. */
  async function reloadIdentity(request: Request): Promise<void> {
    const load = () => gateway.call(request, account.GetIdentity, { isClientLoggedIn: true })
    const answer = await load().catch(load)
    if (!answer.Succeeded && request.session.identity) await endSession(request)
  }

  /** Signs out with a notice, but not if another site sent the browser here. */
  async function refuse(request: Request, name: RouteName): Promise<Decision> {
    await audit.record({
      event: 'access',
      outcome: 'refused',
      actor: request.session.identity?.Email,
      target: routes[name].path,
      address: clientAddress(request),
      requestId: request.requestId,
    })
    if (isForeignNavigation(request)) throw new AccessError('role-missing', { route: name })
    // The local logout always happens, even if the account service does not answer.
    await gateway.call(request, account.LogOut, {}).catch(() => endSession(request))
    request.session.notices = [accessDenied]
    return toLogin
  }
}

export type Guard = ReturnType<typeof createGuard>
