import { type CoilRequest, variations } from '../../../engine'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import { studySteps } from '../../../shared/coils/studySteps'
import type { UnitSystem } from '../../../shared/display/units'

/** What the drawn circuits of a coil say: it does not vary with them. */
const drawnPaths = new Set(['geometry.rows', 'geometry.circuiting'])

/** The inputs of a coil with drawn circuits that a study of sensitivity varies. */
export function drawnVariations(input: CoilRequest, system: UnitSystem) {
  return variations(ratedCoil(input), studySteps[system]).filter(({ path }) => !drawnPaths.has(path))
}
