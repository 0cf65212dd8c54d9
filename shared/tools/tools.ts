/** The table of tools: where each stands, and what it works on. Who may use one is said by its route. */
import type { Role } from '../access/roles'
import type { Service } from '../contracts/operation'
import { type RouteName, routes } from '../routes'

export interface Tool {
  /** Whose operations are those of the tool. */
  service: Service
  route: RouteName
  /** The kind of what it works on. Tools of one kind open each other's projects. */
  kind: string
  /** One of what it works on, and several, within a sentence. */
  item: string
  items: string
}

export const tools = {
  coilSelection: { service: 'DesignService.svc', route: 'enterprise', kind: 'coil', item: 'coil', items: 'coils' },
} as const satisfies Record<string, Tool>

/** Who may use a tool. Throws where its route is open to everybody: a tool never is. */
export function rolesOfTool({ route }: Pick<Tool, 'route'>): readonly Role[] {
  const { access } = routes[route]
  if (typeof access === 'string') throw new Error(`the route ${route} asks for no role`)
  return access
}
