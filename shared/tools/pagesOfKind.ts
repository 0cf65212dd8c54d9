/** The pages that open each other's projects. */
import { holdsAny, type Role } from '../access/roles'
import { type RouteName, routes } from '../routes'
import { type Tool, tools } from './tools'

/** A page of a tool, by its address. */
export interface ToolPage {
  path: string
  title: string
}

/** The pages of other tools, and other pages of the same tool, that take the same items and that `roles` may open. */
export function otherPagesOf({ kind, route }: Pick<Tool, 'kind' | 'route'>, roles: readonly Role[]): ToolPage[] {
  const pages = Object.values<Tool>(tools)
    .filter(tool => tool.kind === kind)
    .flatMap(tool => [tool.route, ...(tool.alsoAt ?? [])])
  return pages.filter(name => name !== route && mayOpen(name, roles)).map(name => toolPage(name))
}

const toolPage = (name: RouteName): ToolPage => ({ path: routes[name].path, title: routes[name].title })

function mayOpen(name: RouteName, roles: readonly Role[]): boolean {
  const { access } = routes[name]
  return typeof access !== 'string' && holdsAny(roles, access)
}
