/** The published methods behind a rating, and what may be expected of them. */
import { type Correlation, correlationOf } from '../../engine'
import type { AnyRating } from '../../shared/tools/results/keyResult'

/** The correlations that a rating rests on, each once, in the order in which it names them. */
export function methodsOf({ methods = [] }: AnyRating): Correlation[] {
  return [...new Set(methods.map(({ id }) => id))].map(correlationOf)
}
