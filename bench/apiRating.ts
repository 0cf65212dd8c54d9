import { type CoilRequest, explainedRating, rateCoil } from '../engine/coils'

/** How long the engine alone takes for what a program gets: the rating with its explanations [ms]. */
export function rateOnce(input: CoilRequest): number {
  const started = performance.now()
  explainedRating(input, rateCoil(input))
  return performance.now() - started
}
