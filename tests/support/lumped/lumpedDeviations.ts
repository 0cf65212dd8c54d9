/** The whole coils of ACHP with its own simplifications, and the effect of each. */
import { rateCoil } from '../../../engine/coils'
import { rateMarched } from '../../../engine/coils/marching/rateMarched'
import { EngineError } from '../../../engine/errors'
import { inputOf, type WholeCoil, wholeCoils } from '../wholeCoils'
import { asAchp, lumpedCapacity, type Simplifications } from './lumpedCoil'

/** Capacity of a coil with all simplifications over ACHP's, minus one; and the relative effect of each difference. */
export interface LumpedDeviation {
  name: string
  kind: string
  deviation: number
  /** The relative change if one simplification is left out, one at a time [-]. */
  worth: Readonly<Record<keyof Simplifications, number>>
  /** The change by `v2025` at constant pressure, relative to the coil as a whole without any simplification. */
  resolution: number
  /** The change by `v2025` as built, relative to that; absent if the coil is refused because of its pressure drop. */
  pressureDrop?: number
}

/** The text of each difference on the page. */
export const differences: Readonly<Record<keyof Simplifications, string>> = {
  area: 'the surface that the coil has, without a further row depth and tube pitch of fin',
  coefficient: 'our coefficient of the air: the form of the surface at the mean air of the coil',
  finForm: 'fin efficiency after Schmidt, from the collar',
  wetFins: 'wet fins by their wet efficiency',
  properties: 'properties at the mean temperature of the fluid',
  film: 'film in the tubes: entry and transition; of two phases Gungor and Winterton or Cavallini, with dry-out',
  crossFlow: 'dry rows in counter passes, not one cross-flow',
}

const none = Object.fromEntries(Object.keys(asAchp).map(key => [key, false])) as unknown as Simplifications

function asBuilt(of: WholeCoil): number | undefined {
  try {
    return rateCoil(inputOf(of)).totalCapacity
  } catch (error) {
    if (error instanceof EngineError && error.code === 'invalid-input') return undefined
    throw error
  }
}

function deviationOf(of: WholeCoil): LumpedDeviation {
  const simplified = lumpedCapacity(of)
  const without = (key: string) => lumpedCapacity(of, { ...asAchp, [key]: false }) / simplified - 1
  const onePressure = rateMarched(inputOf(of), { isobaric: true }).totalCapacity
  const built = asBuilt(of)
  return {
    name: of.name,
    kind: of.kind,
    deviation: simplified / of.capacity! - 1,
    worth: Object.fromEntries(Object.keys(asAchp).map(key => [key, without(key)])) as LumpedDeviation['worth'],
    resolution: onePressure / lumpedCapacity(of, none) - 1,
    ...(built !== undefined && { pressureDrop: built / onePressure - 1 }),
  }
}

let found: readonly LumpedDeviation[] | undefined

/** Every coil, in the order of the fixture. */
export function lumpedDeviations(): readonly LumpedDeviation[] {
  found ??= wholeCoils.map(deviationOf)
  return found
}
