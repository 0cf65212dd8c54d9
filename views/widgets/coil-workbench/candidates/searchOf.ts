/** The search requests, made from the coil in the form and the fields that the search may vary. */
import type { CoilRating } from '../../../../engine/coils/coil'
import type { DesignRank } from '../../../../engine/design/design'
import type { CoilSearch } from '../../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { tubeParts } from '../../../../shared/coils/facts/tubeParts'
import type { UnitSystem } from '../../../../shared/display/units'
import type { Sorting } from '../../../workbench/search/candidates'
import { isKept } from '../../../workbench/search/isKept'
import type { SearchWish } from '../../../workbench/search/useToolSearch'

const upwards = (column: string) => ({ column, isDescending: false })

export const ranks: readonly { value: DesignRank; label: string; sorting: Sorting }[] = [
  { value: 'cost', label: 'Cost, relative', sorting: upwards('cost') },
  { value: 'weight', label: 'Weight', sorting: upwards('weight') },
  { value: 'air pressure drop', label: 'Air Δp', sorting: upwards('airDrop') },
  { value: 'fluid pressure drop', label: 'Fluid Δp', sorting: upwards('fluidDrop') },
  { value: 'margin', label: 'Margin', sorting: { column: 'margin', isDescending: true } },
]

/** The allowed ratio of a replacement's pressure drops to those of the present coil [-]. */
const replacementAllowance = 1.1

/**
 * The search for a replacement of the coil in the form, such as one measured in an old building: with the same duty,
 * face and fin surface and little more pressure drop, but with the tubes, rows, fins and circuits of today's products.
 */
export function replacementOf(
  input: CoilInput,
  rating: CoilRating,
  { rankBy }: SearchWish,
  system: UnitSystem,
): CoilSearch {
  return {
    coil: input,
    target: { capacity: rating.totalCapacity },
    // No limit of the face velocity: the face is that of the casing in the building.
    limits: {
      airPressureDrop: rating.air.pressureDrop * replacementAllowance,
      fluidPressureDrop: rating.fluid.pressureDrop.total * replacementAllowance,
    },
    choices: {
      rows: 'optimize',
      finPitch: 'optimize',
      finSurface: 'optimize',
      circuiting: 'optimize',
      tube: 'optimize',
    },
    rankBy: rankBy as DesignRank,
    most: 200,
    system,
  }
}

/** The search request; undefined without a required capacity or leaving temperature. */
export function searchOf(
  input: CoilInput,
  { varied, values, rankBy }: SearchWish,
  system: UnitSystem,
): CoilSearch | undefined {
  const { capacity, leavingDryBulb, leavingWetBulb, ...limits } = input.limits ?? {}
  const { airPressureDrop, fluidPressureDrop, faceVelocity = 'carry-over' as const } = limits
  if (capacity === undefined && leavingDryBulb === undefined && leavingWetBulb === undefined) return undefined
  return {
    coil: input,
    target: defined({ capacity, leavingDryBulb, leavingWetBulb }),
    limits: defined({ airPressureDrop, fluidPressureDrop, faceVelocity }),
    choices: Object.fromEntries(varied.map(field => [field, values?.[field] ?? 'optimize'])) as CoilSearch['choices'],
    rankBy: rankBy as DesignRank,
    most: 200,
    system,
  }
}

function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

/**
 * Whether a search had the streams and limits that the form has now, and a coil that is the same but for what the
 * search varied: that may be a result.
 */
export function isAbout({ coil, choices }: CoilSearch, input: CoilInput): boolean {
  const { geometry, ...now } = input
  const { geometry: had, ...searched } = coil
  const varied = Object.keys(choices).flatMap(field => (field === 'tube' ? tubeParts : field))
  // What the coil leaves open is varied too, and a result has circuits as a number.
  if (had.finSurface === 'Optimize') varied.push('finSurface')
  if (typeof had.circuiting !== 'number') varied.push('circuiting')
  return JSON.stringify(now) === JSON.stringify(searched) && isKept(had, geometry, varied)
}
