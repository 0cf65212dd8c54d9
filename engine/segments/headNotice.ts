/** Tells where the weight of the fluid between tubes matters, and is not counted. */
import { heightIn } from '../circuitry/checkGravity'
import { gravity } from '../tubeside/two-phase/groups'
import type { Warning } from '../warnings'
import type { SegmentModel } from './segmentModel'
import type { SegmentRating } from './segmentRating'

/** Share of the drop of the circuits above which the weight of the fluid is told: it moves flows by about half as much. */
const told = 0.2

/**
 * The notice of a static head that is not counted.
 *
 * @param model   the coil as it was solved
 * @param rating  its rating, warnings aside
 * @returns       one notice, or none
 *
 * Valid for horizontal tubes, as if the columns stood above each other. The head is that of the heaviest fluid of a tube
 * over the lightest one, over the height of the tubes: a fluid of one density moves no flows. Steam drains by itself.
 *
 * Source: hydrostatics.
 */
export function headNotice({ input, coil }: SegmentModel, rating: Pick<SegmentRating, 'tubes' | 'fluid'>): Warning[] {
  const { geometry } = input
  if (coil.climbs || 'steam' in input || geometry.hand.startsWith('Vertical')) return []
  const heights = rating.tubes.map(({ tube }) => tube).map(heightIn({ ...geometry, columns: coil.columns }))
  const charges = rating.tubes.map(({ charge }) => charge)
  const volume = coil.section * geometry.finnedLength
  const head = (gravity * rangeOf(charges) * rangeOf(heights)) / volume
  const share = head / rating.fluid.pressureDrop.tubes
  if (!(share > told)) return []
  return [
    {
      code: 'STATIC_HEAD',
      severity: 'info',
      message:
        'the weight of the fluid between tubes of different heights is not counted: say which side of the coil is up',
      input: 'segmented.top',
      value: share,
      limits: [0, told],
      quantity: 'fraction',
    },
  ]
}

const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
