/** The definitions of all tools by name, for what serves all of them alike. */
import type { ToolName } from '../../shared/tools/tools'
import { airCoolerTool } from './aircooler/airCoolerTool'
import { circuitryTool } from './circuitry/circuitryTool'
import { coilTool } from './coilSelection/coilTool'
import { economizerTool } from './economizer/economizerTool'
import { gasTool } from './gas/gasTool'
import { mistTool } from './mist/mistTool'
import type { SearchingTool, ToolDefinition } from './tools/toolDefinition'

/** A tool without its definition is a compile error here. */
export const toolDefinitions: Readonly<Record<ToolName, ToolDefinition & Partial<Pick<SearchingTool, 'search'>>>> = {
  coilSelection: coilTool,
  circuits: circuitryTool,
  economizer: economizerTool,
  airCooler: airCoolerTool,
  gas: gasTool,
  mist: mistTool,
}
