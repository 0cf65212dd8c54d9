/** Closed list of reasons for which the engine has no answer. */
export type EngineErrorCode =
  | 'not-positive'
  | 'not-finite'
  | 'out-of-range'
  | 'inconsistent-state'
  | 'unknown-name'
  | 'not-converged'
  | 'invalid-input'

/** Thrown by engine functions where no answer exists. `inputs` holds the values that made it so. */
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
