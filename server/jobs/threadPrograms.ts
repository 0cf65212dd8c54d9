/**
 * What threads load for each tool, at its first task: the code of all tools takes a thread more time and memory than
 * most ratings. Other code must not call it directly, but through `Calculations` and `Searches`.
 */
import type { z } from 'zod'
import type { ToolName } from '../../shared/tools/tools'
import type { SearchingTool } from './toolJobs'
import type { ToolCalculations } from './toolWork'

export const calculationPrograms = {
  coilSelection: once(async () => (await import('./coilSelection/coilCalculations')).coilCalculations),
  circuits: once(async () => (await import('./circuitry/circuitryCalculations')).circuitryCalculations),
  economizer: once(async () => (await import('./economizer/economizerCalculations')).economizerCalculations),
  airCooler: once(async () => (await import('./aircooler/airCoolerCalculations')).airCoolerCalculations),
  gas: once(async () => (await import('./gas/gasCalculations')).gasCalculations),
  mist: once(async () => (await import('./mist/mistCalculations')).mistCalculations),
} as const satisfies Record<ToolName, Loading<ToolCalculations>>

export type CalculationPrograms = {
  [Tool in ToolName]: Awaited<ReturnType<(typeof calculationPrograms)[Tool]>>
}

/** The schemas of ratings that leave their thread as text. */
export const ratingSchemas: Readonly<Record<ToolName, Loading<z.ZodType>>> = {
  coilSelection: once(async () => (await import('../../shared/coils/coilRating')).coilRating),
  circuits: once(async () => (await import('../../shared/circuitry/document/circuitsRating')).circuitsRating),
  economizer: once(async () => (await import('../../shared/economizer/document/economizerRating')).economizerRating),
  airCooler: once(async () => (await import('../../shared/aircooler/document/airCoolerRating')).airCoolerRating),
  gas: once(async () => (await import('../../shared/gas/document/gasRating')).gasRating),
  mist: once(async () => (await import('../../shared/mist/document/mistRating')).mistRating),
}

export const searchPrograms = {
  coilSelection: once(async () => (await import('./coilSelection/coilSearchTask')).coilSearchTask),
  circuits: once(async () => (await import('./circuitry/circuitrySearchTask')).circuitrySearchTask),
  economizer: once(async () => (await import('./economizer/economizerSearchTask')).economizerSearchTask),
  airCooler: once(async () => (await import('./aircooler/airCoolerSearchTask')).airCoolerSearchTask),
  gas: once(async () => (await import('./gas/gasCoilSearchTask')).gasCoilSearchTask),
  mist: once(async () => (await import('./mist/mistSearchTask')).mistSearchTask),
} as const satisfies Record<SearchingTool, Loading<(task: never) => object>>

type Loading<Program> = () => Program | Promise<Program>

/** Keeps what is loaded, because each import of a module takes a twentieth of a small rating, also when it is there. */
function once<Program>(load: () => Promise<Program>): Loading<Program> {
  let loaded: Program | undefined
  return () =>
    loaded ??
    load().then(program => {
      loaded = program
      return program
    })
}
