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

/**
 * Refuses a number outside its bounds, with a message that gives them.
 *
 * @param what   name of the number, which begins the message
 * @param value  the number
 * @param least  lower bound
 * @param most   upper bound
 * @param path   the input that mends it, where it has one
 *
 * Valid for any number; one outside the bounds, or NaN, is `out-of-range`.
 *
 * Source: definition.
 */
export function requireWithin(what: string, value: number, least: number, most: number, path?: string): void {
  if (!(value >= least && value <= most)) {
    const inputs = path === undefined ? { value } : { value, path }
    throw new EngineError('out-of-range', `${what} is between ${least} and ${most}, not ${value}`, inputs)
  }
}
