/** The pages that open each other's projects. */
import type { Role } from '../access/roles'
import { type RouteName, tilesFor } from '../routes'
import { type Tool, tools } from './tools'

/** A page of a tool, by its address. */
export interface ToolPage {
  path: string
  title: string
}

/** The pages of other tools, and other pages of the same tool, that take the same items and that `roles` may open. */
export function otherPagesOf({ kind, route }: Pick<Tool, 'kind' | 'route'>, roles: readonly Role[]): ToolPage[] {
  const open = new Map<RouteName, ToolPage>(
    tilesFor(roles).map(({ name, route: { path, title } }) => [name, { path, title }]),
  )
  open.delete(route)
  return Object.values<Tool>(tools)
    .filter(tool => tool.kind === kind)
    .flatMap(tool => [tool.route, ...(tool.alsoAt ?? [])])
    .flatMap(name => open.get(name) ?? [])
}
