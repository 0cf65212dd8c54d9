/** The built-in service of circuits, for the circuitry builder and the segmented program. */
import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import type { ToolParts } from '../tools/toolDefinition'
import { toolHandlers } from '../tools/toolHandlers'
import { circuitryTool } from './circuitryTool'

export function createCircuitryService(parts: ToolParts): ServiceFetch {
  const { db, clock, audit, secondFactorRoles } = parts
  return createService({
    name: circuitryTool.tool.service,
    operations: contracts['CircuitryService.svc'],
    ...{ db, clock, audit, secondFactorRoles },
    handlers: toolHandlers(parts, circuitryTool),
  })
}
