import { EngineError } from '../../engine'
import { serverMessages } from '../../shared/wording/serverMessages'

/** Closed list of reasons for which a calculation that the engine did not refuse has no answer. */
export type CalculationErrorCode = 'too-long' | 'broken-off' | 'abandoned'

const { calculation } = serverMessages
const texts: Record<CalculationErrorCode, string> = {
  'too-long': calculation.tooLong,
  'broken-off': calculation.brokenOff,
  // Nobody is there to read it.
  abandoned: 'abandoned',
}

/** Its message is for the person who asked, as that of an `EngineError` is. */
export class CalculationError extends Error {
  constructor(
    readonly code: CalculationErrorCode,
    cause?: unknown,
  ) {
    super(texts[code], { cause })
    this.name = 'CalculationError'
  }
}

/** Why there is no answer, and the field that it lies at, as said to people. What is a fault of ours is thrown on. */
export function refusalOf(error: unknown): { message: string; path: string } {
  if (error instanceof CalculationError) return { message: error.message, path: '' }
  if (!(error instanceof EngineError)) throw error
  return { message: error.message, path: typeof error.inputs.path === 'string' ? error.inputs.path : '' }
}
