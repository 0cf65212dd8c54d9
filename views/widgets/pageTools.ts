/** The tools that have a page, for pages that show the projects of all of them. */
import type { WorkbenchTool } from '../workbench/tool'
import { coilPageTool } from './coil-workbench/coilPageTool'

export const pageTools = [coilPageTool] as unknown as readonly WorkbenchTool[]
