import { holdsAny, type Role } from '../../../shared/access/roles'
import { routes } from '../../../shared/routes'
import type { Tool } from '../../../shared/tools/tools'

/**
 * Whether somebody uses a tool as a partner does: on the pages of partners alone, not on its own. Their papers are
 * printed in the name of their company.
 */
export function isPartner({ route, hasPartners }: Pick<Tool, 'route' | 'hasPartners'>, held: readonly Role[]): boolean {
  const { access } = routes[route]
  return hasPartners === true && typeof access !== 'string' && !holdsAny(held, access)
}
