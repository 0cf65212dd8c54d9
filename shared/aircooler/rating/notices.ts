/** The notices of a whole rating: those of the engine, of the margin, of one fan off, and of the year. */
import type { Warning } from '../../../engine/warnings'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import type { AirCoolerRating } from '../document/airCoolerRating'

/** Paths of the engine's air cooler, and those of the document that mend the same. */
const paths: Readonly<Record<string, string>> = {
  'air.elevation': 'air.altitude',
  'air.flow': 'air.flow.value',
  process: 'process.inlet',
  'process.medium.points': 'process.own.cold.temperature',
  'process.medium.name': 'process.name',
  'process.medium.pressure': 'process.pressure',
  'process.medium': 'process.name',
  'fans.distances': 'fans.distance',
  climate: 'site.place',
}

export const pathOf = (path: string): string => paths[path] ?? path

/** Quantities of the engine, and those that readers have units of. */
const quantities: Readonly<Record<string, string>> = { capacity: 'heatFlow', share: 'fraction' }

const ofDocument = ({ input, quantity, ...warning }: Warning): Warning => ({
  ...warning,
  ...(input === undefined ? {} : { input: pathOf(input) }),
  ...(warning.code === 'NOISE' ? { quantity: 'soundLevel' } : {}),
  ...(quantity === undefined ? {} : { quantity: quantities[quantity] ?? quantity }),
})

export function noticesOf(
  { limits, process }: AirCoolerInput,
  { margin, heat, required, climate }: Pick<AirCoolerRating, 'margin' | 'heat' | 'required' | 'climate'>,
  ofEngine: readonly Warning[],
  refusedYear: string | undefined,
): Warning[] {
  const found = ofEngine.map(ofDocument)
  const wanted = limits.margin
  if (wanted !== undefined && margin !== undefined && required !== undefined && margin >= -1e-6 && margin < wanted)
    found.push({
      ...{ code: 'MARGIN_SMALL', severity: 'warning', input: 'bundle.tubesPerRow', quantity: 'heatFlow', value: heat },
      limits: [required * (1 + wanted), 1e10],
      message: `The margin of ${(100 * margin).toFixed(1)} % is below the ${(100 * wanted).toFixed(1)} % that are asked for.`,
    })
  if (process.pourPoint === undefined && process.kind === 'own')
    found.push({
      ...{ code: 'POUR_UNKNOWN', severity: 'info', input: 'process.pourPoint' },
      message: 'No pour point is given: whether walls are too cold in the winter is not told.',
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
