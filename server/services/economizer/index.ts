/** The built-in service of the economizers. */
import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import type { ToolParts } from '../tools/toolDefinition'
import { toolHandlers } from '../tools/toolHandlers'
import { economizerTool } from './economizerTool'

export function createEconomizerService(parts: ToolParts): ServiceFetch {
  const { db, clock, audit, secondFactorRoles } = parts
  return createService({
    name: economizerTool.tool.service,
    operations: contracts['EconomizerService.svc'],
    ...{ db, clock, audit, secondFactorRoles },
    handlers: toolHandlers(parts, economizerTool),
  })
}
