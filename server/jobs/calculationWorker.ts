/**
 * Calculates on a thread. A refusal of the engine is returned as data, because an error loses its class between
 * threads.
 */
import { EngineError, type EngineErrorCode } from '../../engine/errors'
import { type CalculationJobs, calculationJobs } from './calculationJobs'

export interface CalculationTask {
  name: keyof CalculationJobs
  of: unknown
}

export type CalculationAnswer =
  | { value: unknown }
  | { refusal: { code: EngineErrorCode; message: string; inputs: Record<string, unknown> } }
  /** A fault of the program, not of its thread. */
  | { fault: unknown }

export default async function calculated({ name, of }: CalculationTask): Promise<CalculationAnswer> {
  try {
    return { value: await (calculationJobs[name] as (of: unknown) => unknown)(of) }
  } catch (error) {
    if (!(error instanceof EngineError)) return { fault: error }
    const { code, message, inputs } = error
    return { refusal: { code, message, inputs } }
  }
}
