/** The calculations of circuits that run on threads, by name. */
import type { CoilRequest } from '../../../engine/coils'
import { type CircuitsRating, rateCircuits } from '../../../engine/segments/rateCircuits'
import type { ShownRating } from '../../../shared/circuitry/document/shownRating'
import { outlineOf } from '../../../shared/circuitry/facts/outlineOf'
import { documentsOf } from '../documentsOf'
import { createKeptSettled } from './keptSettled'

const kept = createKeptSettled()

export const circuitryCalculations = {
  rating: (input: CoilRequest): CircuitsRating => rateCircuits(input),
  live: (input: CoilRequest): CircuitsRating => rateCircuits(input, { isLive: true, kept }),
  outline: (input: CoilRequest): ShownRating => outlineOf(rateCircuits(input)),
  liveOutline: (input: CoilRequest): ShownRating => outlineOf(rateCircuits(input, { isLive: true, kept })),
  ...documentsOf(async () => (await import('../../reports/circuitry/circuitryPaper')).circuitryPaper),
}
