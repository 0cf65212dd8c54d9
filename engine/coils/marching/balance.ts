/** Compares the heat of the air with the heat of the fluid, over a whole march. */
import { moistAirEnthalpy } from '../../fluids/moistAir'
import type { Settled } from './settled'

/** Both heats [W], and their difference as a share of the larger [-]. */
export interface MarchBalance {
  heat: number
  airHeat: number
  share: number
}

/**
 * Relative difference between air and fluid up to which a march counts as converged: well within the 0.05 % allowed for
 * a rating.
 */
const balanced = 2e-4

/**
 * The heat that the air gives, and the heat that the fluid takes.
 *
 * @param march  flow, ends of the fluid, and the leaving air
 * @returns heat of the fluid and of the air less its condensate [W], and their relative difference [-]
 *
 * Valid for any march. Less heat than warms the fluid by a thousandth of a kelvin is within rounding; its balance is
 * meaningless.
 *
 * Source: definition.
 */
export function marchBalance({
  state,
  flow,
  inlet,
  front,
  airEnd,
}: Pick<Settled, 'state' | 'flow' | 'inlet' | 'front' | 'airEnd'>): MarchBalance {
  const { air } = state.coil
  const heat = flow * (front.enthalpy - inlet.enthalpy)
  const airHeat = air.flow * (moistAirEnthalpy(air.T, air.W) - airEnd.h) - airEnd.condensateHeat
  const larger = Math.max(Math.abs(airHeat), Math.abs(heat), 4 * flow)
  return { heat, airHeat, share: (airHeat - heat) / larger }
}

/**
 * Whether air and fluid agree well enough for a march to count as converged.
 *
 * @param march  as `marchBalance`
 * @returns true where they do
 *
 * Valid as `marchBalance`.
 *
 * Source: engine reference 4.5.6.
 */
export function isBalanced(march: Parameters<typeof marchBalance>[0]): boolean {
  return Math.abs(marchBalance(march).share) <= balanced
}
