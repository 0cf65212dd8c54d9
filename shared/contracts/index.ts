/** The table of contracts. An operation that is not here does not exist: the gateway is an allow-list. */
import * as account from './account'
import * as admin from './admin'
import * as design from './design'
import type { Operation } from './operation'

export { account, admin, design }

type OperationsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Name : never]: Module[Name]
}

/** Only the operations of a contract file, without the schemas it exports beside them. */
function operationsOf<Module extends object>(module: Module): OperationsOf<Module> {
  const entries = Object.entries(module).filter(([, value]) => typeof value === 'object' && 'service' in value)
  return Object.fromEntries(entries) as OperationsOf<Module>
}

export const contracts = {
  'AccountService.svc': operationsOf(account),
  'AdminService.svc': operationsOf(admin),
  'DesignService.svc': operationsOf(design),
} as const

export type Contracts = typeof contracts
