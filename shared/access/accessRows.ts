/** The access rights of every route and operation, from their two tables, for people who review and sign them. */
import { contracts } from '../contracts'
import { isRefusedWhileActing } from '../contracts/changes'
import type { Operation } from '../contracts/operation'
import { type Route, routes } from '../routes'
import { holdsAny, type Role, roles } from './roles'

export interface AccessRow {
  /** The path of a route, or the service and name of an operation. */
  name: string
  title: string
  access: 'open' | 'login' | readonly Role[]
  /** Needs clearance by a security question. */
  isSecured: boolean
  /** Is refused while impersonating another person. */
  refusesImpersonated: boolean
}

export function routeRows(): AccessRow[] {
  return Object.values(routes).map((route: Route) => ({
    name: route.path,
    title: route.title,
    access: route.access,
    isSecured: route.secured === true,
    refusesImpersonated: route.refuses?.includes('impersonated') ?? false,
  }))
}

export function operationRows(): AccessRow[] {
  return Object.values(contracts).flatMap(operations =>
    Object.values(operations).map((operation: Operation) => ({
      name: `${operation.service}/${operation.name}`,
      title: operation.name,
      access: operation.access,
      isSecured: operation.secured === true,
      refusesImpersonated: isRefusedWhileActing(operation),
    })),
  )
}

/** The kinds of caller: a visitor, a signed-in person without a role, or the holder of one role. */
export const askers = ['visitor', 'no role', ...roles] as const
export type Asker = (typeof askers)[number]

export function isOpenTo({ access }: AccessRow, asker: Asker): boolean {
  if (access === 'open') return true
  if (asker === 'visitor') return false
  return access === 'login' || (asker !== 'no role' && holdsAny([asker], access))
}
