/** The tools that have a page, for pages that show the projects of all of them. */
import type { WorkbenchTool } from '../workbench/tool'
import { airCoolerPageTool } from './air-cooler-workbench/airCoolerPageTool'
import { circuitryPageTools } from './circuitry-workbench/circuitryPageTool'
import { coilPageTool } from './coil-workbench/coilPageTool'
import { economizerPageTools } from './economizer-workbench/economizerPageTool'
import { gasPageTool } from './gas-workbench/gasPageTool'
import { mistPageTool } from './mist-workbench/mistPageTool'

export const pageTools = [
  coilPageTool,
  ...Object.values(circuitryPageTools),
  ...Object.values(economizerPageTools),
  airCoolerPageTool,
  gasPageTool,
  mistPageTool,
] as unknown as readonly WorkbenchTool[]
