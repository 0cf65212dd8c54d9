import type { Request } from 'express'
import type { Identity } from '../../shared/access/identity'
import { isRefusedWhileActing } from '../../shared/contracts/changes'
import { type Guarded, rolesAllow } from '../../shared/contracts/operation'
import { AccessError } from '../errors/accessError'

/** The signed-in person. Fails closed: without a session, or if the session store did not answer, it throws. */
export function requireIdentity(request: Request): Identity {
  if (!request.session) throw new AccessError('session-store')
  const { identity } = request.session
  if (!identity) throw new AccessError('not-signed-in')
  return identity
}

/** Operations that a session with a temporary password may call: change it, log out, ask for the own identity. */
const openWhileTemporary = ['ChangePassword', 'LogOut', 'GetIdentity']

export function isOpenWhileTemporary({ access, name }: Guarded): boolean {
  return access === 'open' || openWhileTemporary.includes(name)
}

/** Operations for a person who must set up a second factor first: set it up, log out, ask for the own identity. */
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
