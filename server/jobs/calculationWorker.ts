/** Calculates on a thread. What the engine refuses is an answer as well: an error would lose its kind on the way. */
import { EngineError, type EngineErrorCode } from '../../engine/errors'
import { type CalculationJobs, calculationJobs } from './calculationJobs'

export interface CalculationTask {
  name: keyof CalculationJobs
  of: unknown
}

export type CalculationAnswer =
  | { value: unknown }
  | { refusal: { code: EngineErrorCode; message: string; inputs: Record<string, unknown> } }
  /** A fault in the program, not one of its thread. */
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
