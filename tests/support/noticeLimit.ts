/** A coil that is changed in one thing until a notice comes, and what its limit speaks of just before and just after. */
import { expect } from 'vitest'
import { type CoilInput, type CoilRating, rateCoil } from '../../engine'

/** A notice with its limit, and the coil that comes to it. */
export interface Limit {
  code: string
  /** Where the notice is there before the limit too, the severity that it gets beyond it. */
  severity?: string
  /** The field it is told at, where the code has others too. */
  input?: string
  /** In the unit of `of`, SI. */
  limit: number
  /** What the limit speaks of, as the rating and the coil say it; NaN where only the notice itself says it. */
  of: (rating: CoilRating, coil: CoilInput) => number
  coil: (changed: number) => CoilInput
  without: number
  having: number
  /** Where the rating tells it of another place than the notice: how far apart the two may be, as a share. */
  within?: number
}

/**
 * What the limit speaks of in the rating just without the notice and just with it.
 *
 * @param limit  the notice and the coil
 * @returns      both values, a millionth of the change apart
 *
 * Source: bisection.
 */
export function crossing({ code, severity, input, of, coil, without, having }: Limit): [number, number] {
  const seen = new Map<number, CoilRating>()
  const has = (changed: number) => {
    const rating = seen.get(changed) ?? rateCoil(coil(changed))
    seen.set(changed, rating)
    return rating.warnings.some(
      one =>
        one.code === code &&
        (severity === undefined || one.severity === severity) &&
        (input === undefined || one.input === input),
    )
  }
  expect([has(without), has(having)]).toEqual([false, true])
  let [before, after] = [without, having]
  for (let step = 0; step < 40 && Math.abs(after / before - 1) > 1e-6; step += 1) {
    const middle = (before + after) / 2
    if (has(middle)) after = middle
    else before = middle
  }
  return [of(seen.get(before)!, coil(before)), of(seen.get(after)!, coil(after))]
}

/** A coil with another flow of standard air [m3/s]. */
export const blown = (coil: CoilInput) => (flow: number) =>
  ({ ...coil, air: { ...coil.air, flow: { basis: 'standard-volume', value: flow } } }) as CoilInput

/** A coil with another geometry. */
export const built = (coil: CoilInput, change: object) =>
  ({ ...coil, geometry: { ...coil.geometry, ...change } }) as CoilInput

/** A fluid coil with another flow in its tubes [kg/s]. */
export const pumped = (coil: CoilInput) => (flow: number) =>
  ({
    ...coil,
    fluid: { ...(coil as Extract<CoilInput, { coilType: 'FLUID' }>).fluid, given: { kind: 'mass-flow', value: flow } },
  }) as CoilInput
