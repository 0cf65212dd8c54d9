/** The table of tools: the service, route and items of each. Its route says who may use it. */
import type { Role } from '../access/roles'
import type { Service } from '../contracts/operation'
import { type RouteName, routes } from '../routes'

export interface Tool {
  /** The service that has the tool's operations. */
  service: Service
  route: RouteName
  /** The kind of its items. Tools with the same kind open each other's projects. */
  kind: string
  /** The word for one item and, in `items`, for several, within a sentence. */
  item: string
  items: string
}

export const tools = {
  coilSelection: { service: 'DesignService.svc', route: 'enterprise', kind: 'coil', item: 'coil', items: 'coils' },
} as const satisfies Record<string, Tool>

/** The roles that may use a tool. Throws if its route is open to everybody, which no tool may be. */
export function rolesOfTool({ route }: Pick<Tool, 'route'>): readonly Role[] {
  const { access } = routes[route]
  if (typeof access === 'string') throw new Error(`the route ${route} asks for no role`)
  return access
}
