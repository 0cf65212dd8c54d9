import { saturationHumidityRatio } from '../fluids/moistAir'
import { coilSize } from '../geometry'
import type { CoilInput, CoilRating, MethodUsed } from './coil'
import { coilSurface } from './coilSurface'
import { uncertainty } from './uncertainty'

/**
 * A rating with what its reader needs to trust it: the band of its results, the apparatus dew point, and the methods of
 * the air side, where the engine did not say them itself.
 *
 * @param input   the coil, SI
 * @param rating  its rating by either engine
 * @returns       the rating; nothing in it is changed, only added
 *
 * Valid for every rating.
 *
 * Source: `uncertainty`; the straight line of the process on the psychrometric chart.
 */
export function explainedRating(input: CoilInput, rating: CoilRating): CoilRating {
  const methods = rating.methods ?? []
  const hasAirSide = methods.some(({ purpose }) => purpose.startsWith('air-side'))
  const added: Partial<CoilRating> = {
    uncertainty: uncertainty(input, rating),
    methods: hasAirSide ? methods : [...airSideMethodsUsed(input, rating), ...methods],
  }
  if (input.coilType !== 'NONE' && rating.arrangement === undefined) added.arrangement = marchedArrangement(input)
  const dewPoint = apparatusDewPoint(rating)
  if (dewPoint !== undefined) added.apparatusDewPoint = dewPoint
  return { ...added, ...rating, methods: added.methods }
}

/** A march takes counterflow where it is left the choice. */
function marchedArrangement({ geometry }: CoilInput): NonNullable<CoilRating['arrangement']> {
  const { arrangement = 'auto' } = geometry
  if (arrangement !== 'auto') return { applied: arrangement, rule: 'as given' }
  return { applied: 'counter', rule: 'counter, because every coil does most with it' }
}

/** The published pair of the fin surface, at the mean Reynolds number of the air. */
function airSideMethodsUsed(input: CoilInput, { air }: CoilRating): MethodUsed[] {
  if (input.methods?.external?.kind === 'coefficient') return []
  const { fin, method } = coilSurface(input, coilSize(input.geometry))
  const { Re: _, filmRe: __, relativeHumidity: ___, ...lengths } = fin
  const inputs = { Re: air.reynolds, ...lengths }
  const parts = [
    ['air-side heat transfer', method.jId],
    ['air-side friction', method.fId],
  ] as const
  return parts.map(([purpose, id]) => ({ purpose, id, inputs, warnings: [] }))
}

/** Where the line from the entering to the leaving air meets saturation; nothing where no moisture is taken out. */
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
  // A steep line that never meets saturation has no such point.
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
