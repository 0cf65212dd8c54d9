import { correlationOf } from '../correlations'
import { saturationHumidityRatio } from '../fluids/moistAir'
import { finMaterial, type Trust, tubeMaterial } from '../materials'
import type { Warning } from '../warnings'
import type { CoilInput, CoilRating, CoilRequest, MethodUsed } from './coil'
import { ratedCoil } from './ratedCoil'

/**
 * Adds to a rating the apparatus dew point, the arrangement where the engine did not report it itself, and notices of
 * data that are not confirmed by a source.
 *
 * @param request  the coil, SI
 * @param rating   its rating by either engine
 * @returns        the rating with the additions, no value changed
 *
 * Valid for every rating.
 *
 * Source: the straight line of the process on the psychrometric chart.
 */
export function explainedRating(request: CoilRequest, rating: CoilRating): CoilRating {
  const input = ratedCoil(request, rating.chosen)
  const added: Partial<CoilRating> = {}
  if (input.coilType !== 'NONE' && rating.arrangement === undefined) added.arrangement = marchedArrangement(input)
  const dewPoint = apparatusDewPoint(rating)
  if (dewPoint !== undefined) added.apparatusDewPoint = dewPoint
  const warnings = [...rating.warnings, ...trustNotices(input, rating.methods ?? [])]
  return { ...added, ...rating, warnings }
}

/**
 * Notices of the parts of a rating that use constants not confirmed by a source, or an interpretation of an undefined
 * name.
 *
 * @param input    the coil
 * @param methods  the methods behind its rating
 * @returns METHOD_UNCONFIRMED, METHOD_ASSUMED, or nothing
 *
 * Valid for every rating.
 *
 * Source: the registry; the materials.
 */
export function trustNotices({ geometry }: Pick<CoilInput, 'geometry'>, methods: readonly MethodUsed[]): Warning[] {
  const materials = [tubeMaterial(geometry.tubeMaterial), finMaterial(geometry.finMaterial)]
  const marked = (trust: Trust) => [
    ...new Set(methods.filter(({ id }) => correlationOf(id).trust === trust).map(({ purpose }) => purpose)),
    ...materials.filter(each => each.trust === trust).map(({ name, form }) => `${name} ${form}s`),
  ]
  const said = (code: string, names: readonly string[], what: string): Warning[] => {
    const all = names.join(', ')
    return names.length === 0
      ? []
      : [{ code, severity: 'info', message: `${all[0]!.toUpperCase()}${all.slice(1)}: ${what}.` }]
  }
  return [
    ...said('METHOD_UNCONFIRMED', marked('verify'), 'constants not yet confirmed in the original paper'),
    ...said('METHOD_ASSUMED', marked('assumption'), 'by an assumption, where nothing is published'),
  ]
}

/** The marched solution uses counterflow where the choice is left to it. */
function marchedArrangement({ geometry }: CoilInput): NonNullable<CoilRating['arrangement']> {
  const { arrangement = 'auto' } = geometry
  if (arrangement !== 'auto') return { applied: arrangement, rule: 'as given' }
  return { applied: 'counter', rule: 'counter, because every coil does most with it' }
}

/**
 * Temperature at which the line from the entering to the leaving air meets saturation; undefined where no water
 * condenses.
 */
function apparatusDewPoint({ air }: CoilRating): number | undefined {
  const { entering, leaving, pressure } = air
  const dried = entering.humidityRatio - leaving.humidityRatio
  const cooled = entering.dryBulb - leaving.dryBulb
  if (!(dried > 1e-6 && cooled > 0.1)) return undefined
  const slope = dried / cooled
  const excess = (T: number) =>
    leaving.humidityRatio + slope * (T - leaving.dryBulb) - saturationHumidityRatio(T, pressure)
  let low = leaving.dryBulb - cooled - 20
  let high = leaving.dryBulb
  // A steep line that never meets saturation has no apparatus dew point.
  if (excess(high) > 0) return high
  const steps = 60
  let previous = high
  for (let step = 1; step <= steps; step++) {
    const T = high - ((high - low) * step) / steps
    if (excess(T) >= 0) {
      low = T
      high = previous
      break
    }
    previous = T
    if (step === steps) return undefined
  }
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (excess(middle) >= 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
