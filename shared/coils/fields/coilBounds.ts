/** Where the engine has an answer, by field, in SI: its own table, and what follows from another field. */
import { type CoilBound, coilBounds } from '../../../engine/coils/checks/coilBounds'
import { saturationHumidityRatio } from '../../../engine/fluids/moist-air/saturationPressure'
import { pressureAtAltitude } from '../../../engine/units/standardAtmosphere'
import { valueAt } from '../../tools/fields/paths'
import type { CoilInput } from '../document/coilDocument'
import type { CoilPath } from './coilPath'

/** Lowest and highest value at `path` of this coil; undefined where any number will do. `by` says of which kind the number is. */
export function boundsAt(
  path: CoilPath,
  input: CoilInput,
  by: CoilPath | undefined,
): readonly [min: number, max: number] | undefined {
  const known: Readonly<Record<string, CoilBound>> = coilBounds
  // What is one for every kind is written once.
  const bound = (by && known[`${path}:${valueAt(input, by)}`]) ?? known[path]
  if (!bound) return undefined
  const saturated = path === 'air.humidity.value' ? saturation(input.air) : undefined
  return [bound.min, Math.min(bound.max, saturated ?? bound.max)]
}

/** The most moisture that the entering air can hold, in the way it is given. */
function saturation({ humidity, dryBulb, pressure }: CoilInput['air']): number | undefined {
  if (humidity.kind === 'wet-bulb') return dryBulb
  if (humidity.kind === 'relative-humidity') return 1
  try {
    const p = pressure.kind === 'absolute' ? pressure.value : pressureAtAltitude(pressure.value)
    return saturationHumidityRatio(dryBulb, p)
  } catch {
    // Dry bulb or pressure are out of range: they have messages of their own.
    return undefined
  }
}
