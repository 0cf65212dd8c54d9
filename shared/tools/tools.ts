/** The table of tools: the service, route, items, measurements and commands of each. Its route says who may use it. */
import type { CommandName } from '../../engine/headless/answer'
import type { Role } from '../access/roles'
import type { Service } from '../contracts/operation'
import type { AnalyticsEvent } from '../events/analyticsEvents'
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
  /** Its name in measurements of time and size. */
  moduleName: string
  /** Its events in product analytics: a new item, and a save. */
  events: { start?: AnalyticsEvent; save?: AnalyticsEvent }
  /** Its commands of the headless engine. */
  commands: readonly CommandName[]
}

export const tools = {
  coilSelection: {
    service: 'DesignService.svc',
    route: 'enterprise',
    kind: 'coil',
    item: 'coil',
    items: 'coils',
    moduleName: 'Coil workbench',
    events: { start: 'NewCoilStart', save: 'CoilSave' },
    commands: ['rate', 'design'],
  },
} as const satisfies Record<string, Tool>

export type ToolName = keyof typeof tools

/** The roles that may use a tool. Throws if its route is open to everybody, which no tool may be. */
export function rolesOfTool({ route }: Pick<Tool, 'route'>): readonly Role[] {
  const { access } = routes[route]
  if (typeof access === 'string') throw new Error(`the route ${route} asks for no role`)
  return access
}
