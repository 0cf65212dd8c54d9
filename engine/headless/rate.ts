/** `rate`: the performance of a given coil. */
import type { CoilRating } from '../coils/coil'
import { rateSelection } from '../segments/rateSelection'
import { coilDocument } from './coilDocument'

/**
 * Rating of a coil.
 *
 * @param line  a coil input document, SI, as `CoilInput`; an unknown or missing field is `invalid-input`
 * @returns     the rating, SI, as `CoilRating`, with its warnings
 *
 * Valid as `rateSelection`.
 *
 * Source: see `rateSelection`.
 */
export function rate(line: unknown): CoilRating {
  return rateSelection(coilDocument(line))
}
