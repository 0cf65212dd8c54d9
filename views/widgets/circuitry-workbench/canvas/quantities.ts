/** What the tubes can show: a value of each tube, or of each segment along it. */
import type { SegmentRating, SegmentValues } from '../../../../engine/segments/segmentRating'
import type { Quantity } from '../../../../shared/display/units'

export interface ShownQuantity {
  label: string
  quantity: Quantity
  values: keyof SegmentValues
  /** Whether a value has a meaning in this solution. */
  isFor(solved: SegmentRating): boolean
}

const always = () => true
const hasQuality = ({ tubes }: SegmentRating) => tubes.some(({ leaving }) => leaving.quality !== undefined)

export const shownQuantities = {
  fluid: { label: 'Fluid', quantity: 'temperature', values: 'fluid', isFor: always },
  quality: { label: 'Quality', quantity: 'fraction', values: 'quality', isFor: hasQuality },
  air: { label: 'Air', quantity: 'temperature', values: 'airIn', isFor: always },
  surface: { label: 'Surface', quantity: 'temperature', values: 'surface', isFor: always },
  heat: { label: 'Heat', quantity: 'heatFlow', values: 'heat', isFor: always },
  film: { label: 'Film', quantity: 'heatTransferCoefficient', values: 'film', isFor: always },
  wet: { label: 'Wet', quantity: 'fraction', values: 'wet', isFor: ({ wetFraction }) => wetFraction > 0 },
} as const satisfies Record<string, ShownQuantity>

export type ShownName = keyof typeof shownQuantities

/** Sums over a tube, where the mean of its segments would mislead. */
const isSum = (name: ShownName) => name === 'heat'

/** The value of a tube at a segment, counted from the front; over the whole tube without one. Heat is without sign. */
export function tubeValue(solved: SegmentRating, name: ShownName, tube: number, segment?: number): number {
  const { segments, values } = solved
  const all = values[shownQuantities[name].values].slice(tube * segments, (tube + 1) * segments)
  const one =
    segment === undefined ? all.reduce((sum, value) => sum + value, 0) / (isSum(name) ? 1 : segments) : all[segment]!
  return isSum(name) ? Math.abs(one) : one
}
