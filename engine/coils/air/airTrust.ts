/** How far to trust a rating: the correlations of the air side with their inputs, and the bands of the results. */
import { methodsInUse, surfaceBand, wetMethodIds } from '../../airside'
import { correlationOf } from '../../correlations'
import { circuitLoad } from '../checks/limits'
import type { Band, CoilRating, MethodUsed } from '../coil'
import type { AirModel } from './airModel'
import type { SurfaceModel } from './surfaceModel'

/** Fin efficiency below which the exact solution of the round fin begins to replace Schmidt's formula. */
const schmidtAbove = 0.55

/**
 * Half widths of the bands of the tube side: plain tube, insert or change of phase, and stratified two-phase flow [-].
 */
const tubeBands = { plain: 0.1, other: 0.25, parted: 0.6 } as const

/** Half width that a wet surface adds to the band of the air pressure drop [-]. */
const wetDropBand = 0.2

/**
 * A rating with the correlations of its air side and the bands of its results.
 *
 * @param model   the air side of the coil
 * @param rating  the rating without them
 * @returns the rating with `methods` (those of the tubes stay) and `uncertainty`
 *
 * Valid for ratings of either engine. The band of the capacity is that of the coefficients, each by its share of the
 * resistance, through the effectiveness of a coil whose fluid has one temperature; fouling and flows count as known.
 *
 * Source: stated accuracies of the methods; propagation to first order.
 */
export function withTrust(model: AirModel, rating: CoilRating): CoilRating {
  const air = airMethods(model, rating)
  const isDoubted = air.some(({ warnings }) => warnings.some(warning => warning.severity !== 'info'))
  return {
    ...rating,
    methods: [...air, ...(rating.methods ?? [])],
    uncertainty: uncertaintyOf(model, rating, isDoubted),
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

function uncertaintyOf(
  model: AirModel,
  rating: CoilRating,
  isDoubted: boolean,
): NonNullable<CoilRating['uncertainty']> {
  const band = surfaceBand(model.surface, rating.air.reynolds, isDoubted)
  const { enhancement } = model.input.geometry
  const isPlain = (enhancement === undefined || enhancement.kind === 'none') && rating.fluid.phaseChange === undefined
  const isParted = (rating.fluid.phaseChange?.massFlux ?? circuitLoad[0]) < circuitLoad[0]
  const tube = isParted ? tubeBands.parted : isPlain ? tubeBands.plain : tubeBands.other
  const share = (name: string) => rating.resistances.find(each => each.name === name)?.share ?? 0
  const conductance = Math.hypot(band.heat * share('air'), tube * share('fluid'))
  const units = rating.conductance / (rating.air.dryAirFlow * 1010)
  // Relative change of the heat over the relative change of the conductance.
  const followed = units > 1e-6 ? (units * Math.exp(-units)) / -Math.expm1(-units) : 1
  const drop = band.friction + wetDropBand * rating.wetFraction
  return {
    totalCapacity: around(rating.totalCapacity, conductance * followed),
    airPressureDrop: around(rating.air.pressureDrop, Math.min(0.9, drop)),
    fluidPressureDrop: around(rating.fluid.pressureDrop.total, tube),
  }
}

function around(value: number, share: number): Band {
  const half = Math.abs(value) * share
  return { low: value - half, high: value + half }
}
