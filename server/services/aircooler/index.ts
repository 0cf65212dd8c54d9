/** The built-in service of the air coolers. */
import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import type { ToolParts } from '../tools/toolDefinition'
import { toolHandlers } from '../tools/toolHandlers'
import { airCoolerTool } from './airCoolerTool'

export function createAirCoolerService(parts: ToolParts): ServiceFetch {
  const { db, clock, audit, secondFactorRoles } = parts
  return createService({
    name: airCoolerTool.tool.service,
    operations: contracts['AirCoolerService.svc'],
    ...{ db, clock, audit, secondFactorRoles },
    handlers: toolHandlers(parts, airCoolerTool),
  })
}
