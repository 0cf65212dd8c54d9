import { holdsAny, type Role } from '../../../shared/access/roles'
import { routes } from '../../../shared/routes'
import type { Tool } from '../../../shared/tools/tools'

/**
 * Whether somebody uses a tool as a partner does: on its other pages alone, not on its own. Their papers are printed in
 * the name of their company.
 */
export function isPartner({ route, alsoAt = [] }: Pick<Tool, 'route' | 'alsoAt'>, held: readonly Role[]): boolean {
  const { access } = routes[route]
  return alsoAt.length > 0 && typeof access !== 'string' && !holdsAny(held, access)
}
