/** The built-in service of the coil selection. */
import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import type { ToolParts } from '../tools/toolDefinition'
import { toolHandlers } from '../tools/toolHandlers'
import { compareEnginesOperation, getEngineComparison, swapRefrigerants } from './coilStudies'
import { coilTool } from './coilTool'

export function createCoilSelectionService(parts: ToolParts): ServiceFetch {
  const { db, clock, audit, secondFactorRoles } = parts
  return createService({
    name: coilTool.tool.service,
    operations: contracts['DesignService.svc'],
    ...{ db, clock, audit, secondFactorRoles },
    handlers: {
      ...toolHandlers(parts, coilTool),
      SwapRefrigerants: swapRefrigerants(parts),
      GetEngineComparison: getEngineComparison(parts),
      CompareEngines: compareEnginesOperation(parts),
    },
  })
}
