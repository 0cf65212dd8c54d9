/** The message of a number outside the bounds of its field, in the reader's units. */
import { fieldNumber } from '../../display/fieldText'
import { unitDecimals } from '../../display/units'
import type { Measure } from './field'
import { shownMeasure } from './measure'

/** The message of a value outside its bounds, with the bound in `unit`, or of a count with a fraction; else undefined. */
export function boundsMessage(
  value: number,
  bounds: readonly [min: number, max: number] | undefined,
  measure: Measure,
  unit: string,
): string | undefined {
  if (measure.quantity === 'count' && !Number.isInteger(value)) return 'Give a whole number'
  if (!bounds) return undefined
  const shown = shownMeasure(value, measure, unit)
  // A reciprocal measure reverses the order of the bounds.
  const ends = [bounds[0], bounds[1]].map(bound => shownMeasure(bound, measure, unit)).sort((a, b) => a - b)
  const [min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = ends
  const text = (bound: number) => fieldNumber(bound, unitDecimals(measure.quantity, unit), true)
  // A tolerance for rounding, so that a bound typed as the message shows it is accepted.
  const hair = 1e-9 * Math.max(Math.abs(shown), 1e-6)
  if (shown > max + hair) return `Max is ${text(max)}`
  if (shown < min - hair) return `Min is ${text(min)}`
  return undefined
}
