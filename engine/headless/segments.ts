/** `segments`: the performance of a coil tube by tube, with its real circuits. */
import { ratedCoil } from '../coils/ratedCoil'
import { EngineError } from '../errors'
import { drawnCircuits } from '../segments/drawnCircuits'
import { rateSegments } from '../segments/rateSegments'
import type { SegmentRating } from '../segments/segmentRating'
import type { SegmentRequest } from '../segments/segmentRequest'
import { coilDocument, segmentsShape } from './coilDocument'
import { checkShape, type Fields, objectAt } from './shape'

const numbers = { maybe: { rows: 'number' } } as const

/** The request of a line: a coil with drawn circuits needs no branches. */
type Line = Omit<SegmentRequest, 'branches' | 'beside'> &
  Partial<Pick<SegmentRequest, 'branches'>> & { beside?: boolean }

const shape: Fields<Line> = {
  branches: {
    maybe: { rows: { tubes: { rows: 'number' }, directions: { rows: 'number' }, from: { rows: 'number' } } },
  },
  blanks: numbers,
  beside: { maybe: 'flag' },
  isFedToEqualEnds: { maybe: 'flag' },
  ...segmentsShape,
}

/**
 * Rating of a coil tube by tube.
 *
 * @param line  `coil` (a coil input document, as for `rate`), and what `SegmentRequest` has besides; SI. The branches
 *              may be left out where the coil has drawn circuits
 * @returns     the rating, SI
 *
 * Valid as `rateSegments`; an unknown, missing or wrong field is `invalid-input`.
 *
 * Source: see there.
 */
export function segments(line: unknown): SegmentRating {
  const { coil, ...request } = objectAt(line, 'document')
  checkShape(request, shape, 'document')
  const input = ratedCoil(coilDocument(coil))
  if (input.coilType === 'NONE')
    throw new EngineError('invalid-input', 'a coil without a fluid has no circuits', { path: 'coilType' })
  const { branches, ...rest } = request as unknown as Line
  return rateSegments(input, branches ? { branches, ...rest } : { ...drawnCircuits(input), ...rest })
}
