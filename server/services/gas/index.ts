/** The built-in service of the gases. */
import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import type { ToolParts } from '../tools/toolDefinition'
import { toolHandlers } from '../tools/toolHandlers'
import { gasTool } from './gasTool'
import { listMixtures } from './listMixtures'

export function createGasService(parts: ToolParts): ServiceFetch {
  const { db, clock, audit, secondFactorRoles } = parts
  return createService({
    name: gasTool.tool.service,
    operations: contracts['GasService.svc'],
    ...{ db, clock, audit, secondFactorRoles },
    handlers: { ...toolHandlers(parts, gasTool), ListMixtures: listMixtures(parts) },
  })
}
