/** What can be shown of a coil that was solved tube by tube: a value of each segment. */
import type { SegmentRating, SegmentValues } from '../../../engine/segments/segmentRating'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import { type ByTube, hasSegments, type ShownSolution } from '../document/shownRating'

/** What tells whether a quantity has a meaning. */
type Whether = Pick<ShownSolution, 'dome' | 'wetFraction'>

interface ShownQuantity {
  label: string
  quantity: Quantity
  values: keyof SegmentValues
  /** Whether a value has a meaning in this solution. */
  isFor(solved: Whether): boolean
  /** Added up over a tube, where the mean of its segments would mislead. */
  isSum?: boolean
}

const always = () => true
const boils = ({ dome }: Whether) => dome.length > 0

export const shownQuantities = {
  fluid: { label: 'Fluid', quantity: 'temperature', values: 'fluid', isFor: always },
  quality: { label: 'Quality', quantity: 'fraction', values: 'quality', isFor: boils },
  air: { label: 'Air in', quantity: 'temperature', values: 'airIn', isFor: always },
  airOut: { label: 'Air out', quantity: 'temperature', values: 'airOut', isFor: always },
  surface: { label: 'Surface', quantity: 'temperature', values: 'surface', isFor: always },
  wall: { label: 'Wall', quantity: 'temperature', values: 'wall', isFor: always },
  heat: { label: 'Heat', quantity: 'heatFlow', values: 'heat', isFor: always, isSum: true },
  film: { label: 'Film inside', quantity: 'heatTransferCoefficient', values: 'film', isFor: always },
  outside: { label: 'Film outside', quantity: 'heatTransferCoefficient', values: 'outside', isFor: always },
  wet: { label: 'Wet share', quantity: 'fraction', values: 'wet', isFor: ({ wetFraction }) => wetFraction > 0 },
  pressure: { label: 'Pressure', quantity: 'absolutePressure', values: 'pressure', isFor: always },
  charge: { label: 'Charge', quantity: 'charge', values: 'charge', isFor: always, isSum: true },
} as const satisfies Record<string, ShownQuantity>

export type ShownName = keyof typeof shownQuantities

const of = (name: ShownName): ShownQuantity => shownQuantities[name]

/** The quantities that this solution has. */
export const namesOf = (solved: Whether): ShownName[] =>
  (Object.keys(shownQuantities) as ShownName[]).filter(name => of(name).isFor(solved))

/** A value as it is shown: heat without its sign, and a quality within the dome. */
function told(name: ShownName, value: number): number {
  if (name === 'heat') return Math.abs(value)
  return name === 'quality' ? Math.min(1, Math.max(0, value)) : value
}

/** The value of one segment. */
export const segmentValue = (solved: SegmentRating, name: ShownName, tube: number, segment: number): number =>
  told(name, solved.values[of(name).values][tube * solved.segments + segment]!)

/** The value of a tube at a segment, counted from the front; over the whole tube without one. */
export function tubeValue(solved: SegmentRating, name: ShownName, tube: number, segment?: number): number {
  if (segment !== undefined) return segmentValue(solved, name, tube, segment)
  const { segments } = solved
  let sum = 0
  for (let at = 0; at < segments; at++) sum += segmentValue(solved, name, tube, at)
  return of(name).isSum ? sum : sum / segments
}

/** The values of all tubes, as `tubeValue` gives them; undefined where only the whole solution has them. */
export function valuesByTube(solved: ShownSolution, name: ShownName, segment?: number): ByTube | undefined {
  if (!hasSegments(solved)) {
    const means: Partial<Record<ShownName, ByTube>> = solved.means
    return segment === undefined ? means[name] : undefined
  }
  const values: (number | null)[] = Array.from({ length: solved.rows * solved.columns }, () => null)
  for (const { tube } of solved.tubes) values[tube] = tubeValue(solved, name, tube, segment)
  return values
}

/** The least and the most over all segments of all tubes; undefined where only the whole solution has them. */
export function rangeAlong(solved: ShownSolution, name: ShownName): readonly [number, number] | undefined {
  if (!hasSegments(solved)) return undefined
  const { segments, tubes } = solved
  return rangeOfValues(
    tubes.flatMap(({ tube }) => Array.from({ length: segments }, (_, at) => segmentValue(solved, name, tube, at))),
  )
}

/** The quantity with its unit, for heads. */
export function headOf(name: ShownName, reader: Reader): string {
  const { label, quantity } = of(name)
  const unit = reader.label(quantity)
  return unit ? `${label}, ${unit}` : label
}

/** The least and the most of some values; both the same where there are none. */
export function rangeOfValues(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return values.length > 0 ? [least, most] : [0, 0]
}
