/** How far to trust a rating: the correlations of the air side with their inputs, and the bands of the results. */
import { methodsInUse, wetMethodIds } from '../../airside'
import { correlationOf } from '../../correlations'
import type { CoilRating, MethodUsed } from '../coil'
import { uncertainty } from '../uncertainty'
import type { AirModel } from './airModel'
import type { SurfaceModel } from './surfaceModel'

/** Fin efficiency below which the exact solution of the round fin begins to replace Schmidt's formula. */
const schmidtAbove = 0.55

/**
 * A rating with the correlations of its air side and the bands of its results.
 *
 * @param model   the air side of the coil
 * @param rating  the rating without them
 * @returns the rating with `methods` (those of the tubes stay) and `uncertainty`
 *
 * Valid for ratings of either engine.
 *
 * Source: the registry; `uncertainty`.
 */
export function withTrust(model: AirModel, rating: CoilRating): CoilRating {
  const air = airMethods(model, rating)
  const isDoubted = air.some(({ warnings }) => warnings.some(warning => warning.severity !== 'info'))
  const transferUnits = rating.conductance / (rating.air.dryAirFlow * 1010)
  return {
    ...rating,
    methods: [...air, ...(rating.methods ?? [])],
    uncertainty: uncertainty(model.input.geometry, model.surface, { ...rating, transferUnits }, isDoubted),
  }
}

/** The outside of a coil at its mean point. */
interface MeanOutside {
  air: Pick<CoilRating['air'], 'reynolds' | 'coefficient' | 'condensate' | 'finEfficiency'>
  wetFraction: number
}

/**
 * The correlations of the air side with their inputs at the mean point.
 *
 * @param model   the finned surface
 * @param rating  its mean Reynolds number [-], coefficient [W/m2 K], condensate [kg/s], fin efficiency and wet share [-]
 * @param side    name of the side, which begins the purposes
 * @returns the methods with their inputs, and the warnings about their ranges
 *
 * Valid for ratings of any engine.
 *
 * Source: the registry.
 */
export function airMethods(
  { surface, input, size, finConductivity, radiusRatio }: SurfaceModel,
  rating: MeanOutside,
  side = 'air-side',
): MethodUsed[] {
  const { reynolds, coefficient, condensate, finEfficiency } = rating.air
  const filmRe = (2 * condensate) / (input.geometry.finnedLength * input.geometry.rows) / 1.3e-3
  const groups: Record<string, number> = {
    ...surface.fin,
    Re: reynolds,
    filmRe,
    m: Math.sqrt((2 * coefficient) / (finConductivity * input.geometry.finThickness)),
    rootRadius: size.collarDiameter / 2,
    radiusRatio,
  }
  const used = (purpose: string, id: string): MethodUsed => {
    const { inputs, evaluate } = correlationOf(id)
    const taken = Object.fromEntries(inputs.map(({ name }) => [name, groups[name] ?? Number.NaN]))
    return { purpose, id, inputs: taken, warnings: evaluate(taken).warnings }
  }
  const isGiven = input.methods?.external?.kind === 'coefficient'
  const { ratio, friction } = wetMethodIds[surface.record.wet]
  const pairs = methodsInUse(surface)
  return [
    ...(isGiven ? [] : pairs.map(({ jId }) => used(`${side} heat transfer`, jId))),
    ...pairs.map(({ fId }) => used(`${side} friction`, fId)),
    used('fin efficiency', finEfficiency >= schmidtAbove ? 'schmidt' : 'annular-fin'),
    ...(rating.wetFraction > 0
      ? [...(isGiven ? [] : [used('wet heat transfer', ratio)]), used('wet friction', friction)]
      : []),
  ]
}
