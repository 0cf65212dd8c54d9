/** Closed list of the reasons why the engine refuses an input. */
export type EngineErrorCode =
  | 'not-positive'
  | 'not-finite'
  | 'out-of-range'
  | 'inconsistent-state'
  | 'unknown-name'
  | 'not-converged'
  | 'invalid-input'

/** Thrown by engine functions where no result exists. `inputs` holds the values that caused it. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
    readonly inputs: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'EngineError'
  }
}
