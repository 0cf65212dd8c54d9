/** `correlation`: one published correlation by name, or the list of them. */
import type { Correlation } from '../correlation'
import { correlationOf, correlations } from '../correlations'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'
import { numbersOf, objectWith, textOf } from './fields'

/** Entry of a correlation in the list: all fields except the function. */
export type Descriptor = Omit<Correlation, 'evaluate'>

/**
 * Evaluates a correlation, or lists all descriptors.
 *
 * @param line  `name`, and the named inputs of that correlation in the units of its descriptor; `{"name":"list"}`;
 *              `against`, inputs that are changed for a second evaluation, such as `{"rows":20}` for the factor of few
 *              rows
 * @returns     `value` and `warnings`, with `against` also the `ratio` of the two values; for the list `{correlations}`
 *
 * Valid for the ids of the registry, else `unknown-name`; a missing or unknown input is `invalid-input`.
 *
 * Source: see the correlation.
 */
export function correlation(line: unknown): (Checked<number> & { ratio?: number }) | { correlations: Descriptor[] } {
  const named = objectWith(line, typeof line === 'object' && line !== null ? Object.keys(line) : [])
  const name = textOf(named, 'name')
  if (name === undefined) throw new EngineError('invalid-input', 'name the correlation, or "list"', {})
  if (name === 'list') {
    objectWith(line, ['name'])
    return { correlations: correlations.map(({ evaluate: _, ...descriptor }) => descriptor) }
  }

  const found = correlationOf(name)
  const names = found.inputs.map(input => input.name)
  const inputs = numbersOf(objectWith(line, ['name', 'against', ...names]), names)
  for (const input of found.inputs)
    if (!input.optional && !(input.name in inputs))
      throw new EngineError('invalid-input', `${input.name} is missing: ${input.meaning} [${input.unit}]`, inputs)
  const answer = found.evaluate(inputs)
  if (named.against === undefined) return answer
  const others = numbersOf(objectWith(named.against, names), names)
  return { ...answer, ratio: answer.value / found.evaluate({ ...inputs, ...others }).value }
}
