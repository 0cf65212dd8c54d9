/**
 * Calculates on a thread. A refusal of the engine is returned as data, because an error loses its class between
 * threads.
 */
import type { MessagePort } from 'node:worker_threads'
import { EngineError, type EngineErrorCode } from '../../engine/errors'
import type { ToolName } from '../../shared/tools/tools'
import type { Progress } from '../reports/projectReport'
import { joinSharedTables } from './sharedTables'
import { calculationPrograms, ratingSchemas } from './threadPrograms'

joinSharedTables()

export interface CalculationTask {
  tool: ToolName
  name: string
  of: unknown
  /** A rating that is wanted as JSON text. */
  isText?: true
  /** Where it says how far it is. */
  said?: MessagePort
}

type Program = (of: never, say?: (made: Progress) => void) => unknown

export type CalculationAnswer =
  | { value: unknown }
  | { refusal: { code: EngineErrorCode; message: string; inputs: Record<string, unknown> } }
  /** A fault of the program, not of its thread. */
  | { fault: unknown }

export default async function calculated(task: CalculationTask): Promise<CalculationAnswer> {
  const { tool, name, of, isText, said } = task
  try {
    const programs = (await calculationPrograms[tool]()) as Readonly<Record<string, Program>>
    const value = await programs[name]!(of as never, said && (made => said.postMessage(made)))
    return { value: isText ? JSON.stringify((await ratingSchemas[tool]()).parse(value)) : value }
  } catch (error) {
    if (!(error instanceof EngineError)) return { fault: error }
    const { code, message, inputs } = error
    return { refusal: { code, message, inputs } }
  }
}
