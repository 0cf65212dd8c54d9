/** Impersonation: who acts as whom in the present request, and whom a person may impersonate. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { holdsAny, type Role } from '../../shared/access/roles'

const acting = new AsyncLocalStorage<string | undefined>()

/** Runs `work` in a session in which `impersonator` acts as another person: all its audit rows name both. */
export function actingFor<T>(impersonator: string | undefined, work: () => T): T {
  return impersonator ? acting.run(impersonator, work) : work()
}

export function presentImpersonator(): string | undefined {
  return acting.getStore()
}

/** Roles with power beyond the own account. Nobody gains one of them by acting as a person who holds it. */
const reaching: readonly Role[] = ['admin', 'command-center', 'can-impersonate', 'engineering']

/** Whether the impersonator (`own`) holds all powerful roles that the other person (`of`) holds. */
export function isWithinReach(own: readonly Role[], of: readonly Role[]): boolean {
  return reaching.every(role => !of.includes(role) || own.includes(role))
}

/** Whether these roles allow impersonation. It is checked again at each call of an impersonated session. */
export function mayImpersonate(roles: readonly Role[]): boolean {
  return holdsAny(roles, ['can-impersonate'])
}
