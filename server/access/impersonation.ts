/** Who acts as another person, and who may be acted for. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { holdsAny, type Role } from '../../shared/access/roles'

const acting = new AsyncLocalStorage<string | undefined>()

/** Runs `work` for the session of somebody who `impersonator` acts as: all that is audited meanwhile names both. */
export function actingFor<T>(impersonator: string | undefined, work: () => T): T {
  return impersonator ? acting.run(impersonator, work) : work()
}

export function presentImpersonator(): string | undefined {
  return acting.getStore()
}

/** Roles that reach further than a customer's own account. Nobody gains one of them by acting as somebody who holds it. */
const reaching: readonly Role[] = ['admin', 'command-center', 'can-impersonate', 'engineering']

/** Never upward: whoever acts as a holder of a reaching role holds it too. */
export function isWithinReach(own: readonly Role[], of: readonly Role[]): boolean {
  return reaching.every(role => !of.includes(role) || own.includes(role))
}

/** Roles that the right to act as others hangs on, asked anew at each call made as somebody else. */
export function mayImpersonate(roles: readonly Role[]): boolean {
  return holdsAny(roles, ['can-impersonate'])
}
