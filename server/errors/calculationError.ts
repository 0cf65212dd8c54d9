import { EngineError } from '../../engine'
import { serverMessages } from '../../shared/wording/serverMessages'

/** Closed list of reasons why a calculation has no result although the engine did not refuse it. */
export type CalculationErrorCode = 'too-long' | 'broken-off' | 'abandoned'

const { calculation } = serverMessages
const texts: Record<CalculationErrorCode, string> = {
  'too-long': calculation.tooLong,
  'broken-off': calculation.brokenOff,
  // Nobody waits for this message.
  abandoned: 'abandoned',
}

/** Its message is for the person who asked, like that of an `EngineError`. */
export class CalculationError extends Error {
  constructor(
    readonly code: CalculationErrorCode,
    { cause, advice }: { cause?: unknown; advice?: string } = {},
  ) {
    super(advice ? `${texts[code]} ${advice}` : texts[code], { cause })
    this.name = 'CalculationError'
  }
}

/** The message for people, and the field that caused it. Throws the error again if it is a fault of the product. */
export function refusalOf(error: unknown): { message: string; path: string } {
  if (error instanceof CalculationError) return { message: error.message, path: '' }
  if (!(error instanceof EngineError)) throw error
  return { message: error.message, path: typeof error.inputs.path === 'string' ? error.inputs.path : '' }
}
