/** What is searched: from the coil on the left, and from what the reader lets the search choose. */
import type { CoilRating } from '../../../../engine/coils/coil'
import type { DesignRank } from '../../../../engine/design/design'
import type { CoilSearch } from '../../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Sorting } from '../../../workbench/search/candidates'
import type { SearchWish } from '../../../workbench/search/useToolSearch'

const upwards = (column: string) => ({ column, isDescending: false })

export const ranks: readonly { value: DesignRank; label: string; sorting: Sorting }[] = [
  { value: 'cost', label: 'Cost, relative', sorting: upwards('cost') },
  { value: 'weight', label: 'Weight', sorting: upwards('weight') },
  { value: 'air pressure drop', label: 'Air Δp', sorting: upwards('airDrop') },
  { value: 'fluid pressure drop', label: 'Fluid Δp', sorting: upwards('fluidDrop') },
  { value: 'margin', label: 'Margin', sorting: { column: 'margin', isDescending: true } },
]

/** Pressure drops that a replacement may have over those of the coil in its place [-]. */
const replacementAllowance = 1.1

/**
 * The search for what replaces the coil on the left, such as one that was measured in an old building: its duty, its
 * face and fin surface, and hardly more pressure drop, with tubes, rows, fins and circuits as shops make them today.
 */
export function replacementOf(input: CoilInput, rating: CoilRating, { rankBy }: SearchWish): CoilSearch {
  return {
    coil: input,
    target: { capacity: rating.totalCapacity },
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
  }
}

/** The search; nothing where neither a capacity nor a leaving temperature is wanted. */
export function searchOf(input: CoilInput, wish: SearchWish): CoilSearch | undefined {
  const { varied, rankBy, targets } = wish
  const { leavingWetBulb } = targets
  const { capacity, leavingDryBulb, airPressureDrop, fluidPressureDrop, faceVelocity } = input.limits ?? {}
  if (capacity === undefined && leavingDryBulb === undefined && leavingWetBulb === undefined) return undefined
  return {
    coil: input,
    target: defined({ capacity, leavingDryBulb, leavingWetBulb }),
    limits: defined({ airPressureDrop, fluidPressureDrop, faceVelocity }),
    choices: Object.fromEntries(varied.map(field => [field, 'optimize' as const])),
    rankBy: rankBy as DesignRank,
    most: 200,
  }
}

function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

/** Whether a search was about the streams and the limits that the form holds now; the geometry is that of what it found. */
export function isAbout(asked: CoilSearch, input: CoilInput): boolean {
  const { geometry: _, ...now } = input
  const { geometry: __, ...searched } = asked.coil
  return JSON.stringify(now) === JSON.stringify(searched)
}
