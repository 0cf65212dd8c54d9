import { EngineError } from '../errors'

/**
 * Refuses numbers for which a correlation is not defined.
 *
 * @param inputs   inputs by name
 * @param mayBeZero  names of those that may be zero; the others must be positive
 * @returns nothing; throws `not-positive` with the inputs
 *
 * Valid for any numbers; NaN is refused.
 *
 * Source: none; a check of the input.
 */
export function requireNumbers(inputs: Readonly<Record<string, number>>, mayBeZero: readonly string[] = []): void {
  for (const name in inputs) {
    const value = inputs[name]!
    if (value > 0 || (value === 0 && mayBeZero.includes(name))) continue
    throw new EngineError('not-positive', `${name} must be ${mayBeZero.includes(name) ? 'zero or more' : 'positive'}`, {
      ...inputs,
    })
  }
}
