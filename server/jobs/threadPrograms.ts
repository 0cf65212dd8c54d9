/** What threads load for each tool. Other code must not call it directly, but through `Calculations` and `Searches`. */
import type { ToolName } from '../../shared/tools/tools'
import { airCoolerCalculations } from './aircooler/airCoolerCalculations'
import { airCoolerSearchTask } from './aircooler/airCoolerSearchTask'
import { circuitryCalculations } from './circuitry/circuitryCalculations'
import { circuitrySearchTask } from './circuitry/circuitrySearchTask'
import { coilCalculations } from './coilSelection/coilCalculations'
import { coilSearchTask } from './coilSelection/coilSearchTask'
import { economizerCalculations } from './economizer/economizerCalculations'
import { economizerSearchTask } from './economizer/economizerSearchTask'
import { gasCalculations } from './gas/gasCalculations'
import { gasCoilSearchTask } from './gas/gasCoilSearchTask'
import { mistCalculations } from './mist/mistCalculations'
import { mistSearchTask } from './mist/mistSearchTask'
import type { SearchingTool } from './toolJobs'
import type { ToolCalculations } from './toolWork'

export const calculationPrograms = {
  coilSelection: coilCalculations,
  circuits: circuitryCalculations,
  economizer: economizerCalculations,
  airCooler: airCoolerCalculations,
  gas: gasCalculations,
  mist: mistCalculations,
} as const satisfies Record<ToolName, ToolCalculations>

export type CalculationPrograms = typeof calculationPrograms

export const searchPrograms = {
  coilSelection: coilSearchTask,
  circuits: circuitrySearchTask,
  economizer: economizerSearchTask,
  airCooler: airCoolerSearchTask,
  gas: gasCoilSearchTask,
  mist: mistSearchTask,
} as const satisfies Record<SearchingTool, (task: never) => object>
