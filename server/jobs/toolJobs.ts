/** The work of each tool on threads, as the server plans it. `threadPrograms.ts` has what the threads load for it. */
import { type ToolName, tools } from '../../shared/tools/tools'
import { airCoolerJobs } from './aircooler/airCoolerJobs'
import { circuitryJobs } from './circuitry/circuitryJobs'
import { coilJobs } from './coilSelection/coilJobs'
import { economizerJobs } from './economizer/economizerJobs'
import { gasJobs } from './gas/gasJobs'
import { mistJobs } from './mist/mistJobs'
import type { SearchPlan, ToolJobs } from './toolWork'

/** A tool without its work is a compile error here. */
export const toolJobs = {
  coilSelection: coilJobs,
  circuits: circuitryJobs,
  economizer: economizerJobs,
  airCooler: airCoolerJobs,
  gas: gasJobs,
  mist: mistJobs,
} as const satisfies Record<ToolName, ToolJobs>

/** The tools that search, whose tasks `threadPrograms.ts` must have. */
export type SearchingTool = {
  [Name in ToolName]: (typeof toolJobs)[Name] extends { search: object } ? Name : never
}[ToolName]

export interface SearchKind {
  tool: string
  plan: SearchPlan
}

/** By service, as the rows of searches name their tool. Nodes ignore rows of services that they do not know. */
export const searchKinds: Readonly<Record<string, SearchKind>> = Object.fromEntries(
  Object.entries<ToolJobs>(toolJobs).flatMap(([tool, { search: plan }]) =>
    plan ? [[tools[tool as ToolName].service, { tool, plan }]] : [],
  ),
)
