/** The bounds of the engine by field, in SI: from its own table, and from the values of other fields. */
import { type CoilBound, coilBounds } from '../../../engine/coils/checks/coilBounds'
import { saturationHumidityRatio } from '../../../engine/fluids/moist-air/saturationPressure'
import { pressureAtAltitude } from '../../../engine/units/standardAtmosphere'
import { valueAt } from '../../tools/fields/paths'
import type { CoilInput } from '../document/coilDocument'
import type { CoilPath } from './coilPath'

/** Lowest and highest value at `path` for this coil; undefined if unbounded. `by` is the path of the number's kind. */
export function boundsAt(
  path: CoilPath,
  input: CoilInput,
  by: CoilPath | undefined,
): readonly [min: number, max: number] | undefined {
  const known: Readonly<Record<string, CoilBound>> = coilBounds
  // A bound that is the same for every kind has no kind in its key.
  const bound = (by && known[`${path}:${valueAt(input, by)}`]) ?? known[path]
  if (!bound) return undefined
  const saturated = path === 'air.humidity.value' ? saturation(input.air) : undefined
  return [bound.min, Math.min(bound.max, saturated ?? bound.max)]
}

/** The humidity of saturated entering air, in the kind in which the humidity is given. */
function saturation({ humidity, dryBulb, pressure }: CoilInput['air']): number | undefined {
  if (humidity.kind === 'wet-bulb') return dryBulb
  if (humidity.kind === 'relative-humidity') return 1
  try {
    const p = pressure.kind === 'absolute' ? pressure.value : pressureAtAltitude(pressure.value)
    return saturationHumidityRatio(dryBulb, p)
  } catch {
    // Dry bulb or pressure is out of range and has its own message.
    return undefined
  }
}
