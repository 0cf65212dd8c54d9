import type { Request } from 'express'
import type { Identity } from '../../shared/access/identity'
import { isRefusedWhileActing } from '../../shared/contracts/changes'
import { type Guarded, rolesAllow } from '../../shared/contracts/operation'
import { AccessError } from '../errors/accessError'

/** The signed-in person. Fails closed: no session, or a session store that did not answer, is nobody. */
export function requireIdentity(request: Request): Identity {
  if (!request.session) throw new AccessError('session-store')
  const { identity } = request.session
  if (!identity) throw new AccessError('not-signed-in')
  return identity
}

/** What stays open to a session that came in with a temporary password: changing it, leaving, and knowing who one is. */
const openWhileTemporary = ['ChangePassword', 'LogOut', 'GetIdentity']

export function isOpenWhileTemporary({ access, name }: Guarded): boolean {
  return access === 'open' || openWhileTemporary.includes(name)
}

/** What stays open to somebody who has to set up a second factor first: doing so, leaving, and knowing who one is. */
const openWhileSettingUp = ['GetSecondFactor', 'StartSecondFactor', 'ConfirmSecondFactor', 'LogOut', 'GetIdentity']

export function isOpenWhileSettingUp({ access, name }: Guarded): boolean {
  return access === 'open' || openWhileSettingUp.includes(name)
}

/** Whether the caller may call `operation`; throws the reason if not. */
export function requireAccess(request: Request, operation: Guarded): void {
  if (operation.access === 'open') return
  const identity = requireIdentity(request)
  if (identity.IsImpersonated && isRefusedWhileActing(operation)) throw new AccessError('impersonated')
  if (!rolesAllow(operation, identity.Roles)) throw new AccessError('role-missing', { operation: operation.name })
  if (operation.secured && !identity.HasClearance) throw new AccessError('clearance-missing')
  if (identity.IsTempPassword && !isOpenWhileTemporary(operation)) throw new AccessError('temporary-password')
  // A temporary password is changed before anything is set up.
  if (identity.NeedsSecondFactor && !identity.IsTempPassword && !isOpenWhileSettingUp(operation))
    throw new AccessError('second-factor')
}
