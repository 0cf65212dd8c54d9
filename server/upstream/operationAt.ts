import { contracts } from '../../shared/contracts'
import type { Operation, Service } from '../../shared/contracts/operation'

/** The entry of the table of contracts, or undefined: what is not in the table does not exist. */
export function operationAt(service: string, name: string): Operation | undefined {
  if (!Object.hasOwn(contracts, service)) return undefined
  const operations = contracts[service as Service] as Record<string, Operation>
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}
