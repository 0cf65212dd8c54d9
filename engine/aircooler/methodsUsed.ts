/** Which published methods stand behind an air cooler's numbers. */
import type { MethodUsed } from '../coils'
import { defaultCondensing, defaultLaws, frictionLaw } from '../tubeside'
import type { AirCoolerInput } from './airCooler'
import { airMethodsOf } from './airSide'
import { insertNotices } from './insertNotices'
import { insideOf } from './inserts'
import type { AirCoolerRating } from './rated'
import { readyUnit } from './unit'

/**
 * The published methods behind an air cooler's films and drops.
 *
 * @param input   the air cooler
 * @param rating  its rating
 * @returns       methods with their inputs in the mean [SI], and where these are outside of the data
 *
 * Valid for every rating. Prandtl numbers differ by place and are left out.
 *
 * Source: as `airSide`, `tubePlaces`, `noiseOf`.
 */
export function methodsUsed(input: AirCoolerInput, rating: AirCoolerRating): MethodUsed[] {
  const { bundle, medium } = readyUnit(input)
  const { reynolds } = rating.air
  const { heat, friction, inputs, doubts } = airMethodsOf(bundle, reynolds)
  const Re = rating.stream.reynolds
  const { surface } = insideOf(bundle)
  const { enhancement, roughness, diameter } = surface
  const plainDrop = roughness > 0 ? 'churchill' : 'petukhov-friction'
  const drop = enhancement.kind === 'none' ? plainDrop : frictionLaw(surface).id
  const film = medium.film === 'dense' ? 'dang-hihara' : defaultLaws[enhancement.kind]
  const condenses = rating.stream.phases !== undefined && rating.stream.phases.condensing.area > 0
  const place = medium.dome?.place
  const plain = (purpose: string, id: string, given: Record<string, number> = {}): MethodUsed => ({
    ...{ purpose, id, inputs: given, warnings: [] },
  })
  return [
    ...heat.map((id, i) => ({ purpose: 'air-side heat transfer', id, inputs, warnings: i === 0 ? doubts : [] })),
    ...friction.map(id => plain('air-side friction', id, inputs)),
    { ...plain('tube heat transfer', film, { Re }), warnings: insertNotices(bundle, medium, rating.stream) },
    plain('tube friction', drop, { Re, ...(drop === 'churchill' ? { roughness: roughness / diameter } : {}) }),
    ...(condenses && place
      ? [
          plain('condensing', defaultCondensing({ ...place, massFlux: 0, quality: 0.5, diameter })),
          ...(medium.path ? [plain('gas beside the vapor', medium.path.method)] : []),
          plain('two-phase friction', 'mueller-steinhagen-heck'),
        ]
      : []),
    ...(rating.exchange.roetzelNicole === undefined
      ? []
      : [
          plain('check of the mean temperature difference', 'roetzel-nicole', {
            rows: bundle.rows,
            passes: bundle.passes,
          }),
        ]),
  ]
}
