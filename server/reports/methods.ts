/** The published methods of a rating, and their expected accuracy. */
import type { Correlation } from '../../engine/correlation'
import { correlationOf } from '../../engine/correlations'
import type { AnyRating } from '../../shared/tools/results/keyResult'

/** The correlations that a rating uses, each once, in the order in which it names them. */
export function methodsOf({ methods = [] }: AnyRating): Correlation[] {
  return [...new Set(methods.map(({ id }) => id))].map(correlationOf)
}
