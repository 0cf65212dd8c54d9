/**
 * The registry of all published correlations of the engine, for notices, help, lists of options and the command line.
 */
import { airsideCorrelations } from './airside'
import type { Correlation } from './correlation'
import { EngineError } from './errors'
import { exchangerCorrelations } from './exchanger'
import { tubesideCorrelations } from './tubeside'

/** All correlations, by subject and then in the order of their folder. */
export const correlations: readonly Correlation[] = Object.freeze([
  ...airsideCorrelations,
  ...tubesideCorrelations,
  ...exchangerCorrelations,
])

const byId = new Map(correlations.map(correlation => [correlation.id, correlation]))

/**
 * The correlation of an id.
 *
 * @param id  such as `gnielinski`
 * @returns   the descriptor with its function
 *
 * Valid for the ids of `correlations`; else `unknown-name`.
 *
 * Source: definition.
 */
export function correlationOf(id: string): Correlation {
  const found = byId.get(id)
  if (!found) throw new EngineError('unknown-name', `there is no correlation ${id}; "list" names them all`, { id })
  return found
}
