/** The notices of a whole rating: those of the engine, of the margin, of one fan off, and of the year. */
import type { Warning } from '../../../engine/warnings'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import type { AirCoolerRating } from '../document/airCoolerRating'
import { isOtherFan } from './engineInput'

/** Paths of the engine's air cooler, and those of the document that mend the same. */
const paths: Readonly<Record<string, string>> = {
  'air.elevation': 'air.altitude',
  'air.flow': 'air.flow.value',
  process: 'process.inlet',
  'process.medium.points': 'process.own.cold.temperature',
  'process.medium.name': 'process.name',
  'process.medium.pressure': 'process.pressure',
  'process.medium': 'process.name',
  'process.medium.inert': 'process.inertShare',
  'process.medium.inert.method': 'process.inertMethod',
  'fans.distances': 'fans.distance',
  climate: 'site.place',
}

export const pathOf = (path: string): string => paths[path] ?? path

/** Quantities of the engine, and those that readers have units of. */
const quantities: Readonly<Record<string, string>> = {
  ...{ capacity: 'heatFlow', share: 'fraction', airVelocity: 'velocity' },
  fluidPressureDrop: 'processDrop',
}

const ofDocument = ({ input, quantity, ...warning }: Warning): Warning => ({
  ...warning,
  ...(input === undefined ? {} : { input: pathOf(input) }),
  ...(warning.code === 'NOISE' ? { quantity: 'soundLevel' } : {}),
  ...(quantity === undefined ? {} : { quantity: quantities[quantity] ?? quantity }),
})

/** What of a rating the limits are held against. */
interface Rated {
  margin?: number | undefined
  heat: number
  required?: number | undefined
  fans: { power: number }
  air: { standardFaceVelocity: number }
  construction: { width: number; length: number }
}

/** The limits that only the document has. No errors, so that they are left out where the reader sees both as the same. */
function limitNotices(
  { limits }: Pick<AirCoolerInput, 'limits'>,
  { margin, heat, required, fans, air, construction }: Rated,
): Warning[] {
  const sizes = [
    ['FAN_POWER', 'power of the fans', fans.power, limits.fanPower, 'power', 'fans.diameter'],
    ['FACE_LIMIT', 'face velocity', air.standardFaceVelocity, limits.faceVelocity, 'velocity', 'air.flow.value'],
    ['WIDTH', 'width', construction.width, limits.width, 'plantLength', 'bundle.tubesPerRow'],
    ['LENGTH', 'length', construction.length, limits.length, 'plantLength', 'bundle.tubeLength'],
  ] as const
  const found = sizes.flatMap(([code, name, value, most, quantity, input]): Warning[] => {
    if (most === undefined || value <= most) return []
    const message = `The ${name} of the unit is ${value.toPrecision(4)}, and at most ${most.toPrecision(4)} is given.`
    return [{ code, severity: 'warning', message, value, limits: [0, most], quantity, input }]
  })
  const wanted = limits.margin
  if (wanted !== undefined && margin !== undefined && required !== undefined && margin >= -1e-6 && margin < wanted)
    found.push({
      ...{ code: 'MARGIN_SMALL', severity: 'warning', input: 'bundle.tubesPerRow', quantity: 'heatFlow', value: heat },
      limits: [required * (1 + wanted), 1e10],
      message: `The margin of ${(100 * margin).toFixed(1)} % is below the ${(100 * wanted).toFixed(1)} % that are asked for.`,
    })
  return found
}

/** What there is to say of the unit at its design air, its limits included. */
export const unitNotices = (input: AirCoolerInput, rating: Rated, ofEngine: readonly Warning[]): Warning[] => [
  ...ofEngine.map(ofDocument),
  ...limitNotices(input, rating),
]

export function noticesOf(
  input: AirCoolerInput,
  rating: Rated & Pick<AirCoolerRating, 'climate'>,
  ofEngine: readonly Warning[],
  refusedYear: string | undefined,
): Warning[] {
  const { process } = input
  const { climate } = rating
  const found = unitNotices(input, rating, ofEngine)
  if (process.pourPoint === undefined && process.kind === 'own')
    found.push({
      ...{ code: 'POUR_UNKNOWN', severity: 'info', input: 'process.pourPoint' },
      message: 'No pour point is given: whether walls are too cold in the winter is not told.',
    })
  const { fans } = input
  if (fans.fan && isOtherFan(fans))
    found.push({
      ...{ code: 'FAN_OTHER', severity: 'warning', input: 'fans.diameter', quantity: 'plantLength' },
      ...{ value: fans.diameter, limits: [fans.fan.diameter, fans.fan.diameter] },
      message: `The curve of the fan is one of ${fans.fan.diameter.toFixed(2)} m, and the unit has ${fans.diameter.toFixed(2)} m: it is not counted.`,
    })
  if (refusedYear !== undefined)
    found.push({
      ...{ code: 'YEAR_REFUSED', severity: 'warning', input: 'site.place' },
      message: `There is no year at ${climate.name}: ${refusedYear}.`,
    })
  if (climate.method === 'normals')
    found.push({
      ...{ code: 'CLIMATE_NORMALS', severity: 'info', input: 'site.place' },
      message: `Only means of the months are known of ${climate.name}: sums of its year are an estimate.`,
    })
  return found
}
