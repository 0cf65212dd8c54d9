/** Changes one value of a coil until a notice appears, and gives the limited quantity just before and after. */
import { expect } from 'vitest'
import { type CoilInput, type CoilRating, rateCoil } from '../../engine'

/** A notice with its limit, and the coil that reaches it. */
export interface Limit {
  code: string
  /** The severity beyond the limit, if the notice also appears before it. */
  severity?: string
  /** The field of the notice, if its code is also used for others. */
  input?: string
  /** The limit, in the SI unit of `of`. */
  limit: number
  /** The limited quantity, from the rating and the coil; NaN if only the notice itself gives it. */
  of: (rating: CoilRating, coil: CoilInput) => number
  coil: (changed: number) => CoilInput
  without: number
  having: number
  /** The relative tolerance, if the rating gives the quantity at another place than the notice. */
  within?: number
}

/**
 * The limited quantity in the ratings just without and just with the notice.
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

/** The coil with another flow of standard air [m3/s]. */
export const blown = (coil: CoilInput) => (flow: number) =>
  ({ ...coil, air: { ...coil.air, flow: { basis: 'standard-volume', value: flow } } }) as CoilInput

/** The coil with another geometry. */
export const built = (coil: CoilInput, change: object) =>
  ({ ...coil, geometry: { ...coil.geometry, ...change } }) as CoilInput

/** The fluid coil with another flow in its tubes [kg/s]. */
export const pumped = (coil: CoilInput) => (flow: number) =>
  ({
    ...coil,
    fluid: { ...(coil as Extract<CoilInput, { coilType: 'FLUID' }>).fluid, given: { kind: 'mass-flow', value: flow } },
  }) as CoilInput
