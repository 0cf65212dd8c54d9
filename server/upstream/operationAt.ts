import { contracts } from '../../shared/contracts'
import type { Operation, Service } from '../../shared/contracts/operation'

/** The entry in the table of contracts, or undefined if there is no such operation. */
export function operationAt(service: string, name: string): Operation | undefined {
  if (!Object.hasOwn(contracts, service)) return undefined
  const operations = contracts[service as Service] as Record<string, Operation>
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}
