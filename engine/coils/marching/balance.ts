/** Heat of the air against heat of the fluid, over a whole march. */
import { moistAirEnthalpy } from '../../fluids/moistAir'
import type { Settled } from './settled'

/** Both heats [W], and what is between them as a share of the larger [-]. */
export interface MarchBalance {
  heat: number
  airHeat: number
  share: number
}

/** Share between air and fluid up to which a march counts as settled: well within the 0.05 % that a rating may miss. */
const balanced = 2e-4

/**
 * What the air gives and what the fluid takes.
 *
 * @param march  flow, ends of the fluid, and the leaving air
 * @returns heat of the fluid and of the air less its condensate [W], and the share between them [-]
 *
 * Valid for any march. Less heat than warms the fluid by a thousandth of a kelvin is lost in rounding and has no balance
 * to speak of.
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
 * Whether air and fluid agree well enough for a march to be settled.
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
