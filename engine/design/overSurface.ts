import type { CoilInput, CoilRating } from '../coils/coil'
import { meanTemperatureDifference } from '../exchanger'

/**
 * Relative surplus of the surface of a coil over that which would just reach its target.
 *
 * @param input   the coil
 * @param rating  its rating
 * @param margin  capacity over the required one, less one [-]
 * @returns       actual conductance over the required one, less one [-]; -1 where no surface is sufficient
 *
 * Valid for any rating. Conductances by mean temperature differences in counterflow with the flows of the rating, so
 * that the effect of the arrangement cancels to first order; with condensation the wet bulb of the air is used,
 * weighted by the wet share, and for a fluid that boils or condenses its saturation temperature.
 *
 * Source: definition; R. K. Shah, D. P. Sekulic, Fundamentals of Heat Exchanger Design (2003), chapter 3.
 */
export function overSurface(input: CoilInput, rating: CoilRating, margin: number): number {
  const share = 1 / (1 + margin)
  const whole = meanAt(input, rating, 1)
  const required = meanAt(input, rating, share)
  return whole === undefined || required === undefined ? -1 : required / (share * whole) - 1
}

/** Mean temperature difference at a share of the heat; undefined where the temperatures would cross [K]. */
function meanAt(input: CoilInput, rating: CoilRating, share: number): number | undefined {
  const { entering, leaving } = rating.air
  const wet = rating.wetFraction
  const airIn = entering.dryBulb + wet * (entering.wetBulb - entering.dryBulb)
  const airOut = leaving.dryBulb + wet * (leaving.wetBulb - leaving.dryBulb)
  const [fluidIn, fluidOut] = fluidEnds(rating)
  // With a given leaving temperature, less heat needs less flow.
  const keepsEnds = 'fluid' in input && input.fluid.given.kind === 'leaving-temperature'
  const ends = {
    hotIn: airIn,
    hotOut: airIn + share * (airOut - airIn),
    coldIn: fluidIn,
    coldOut: keepsEnds ? fluidOut : fluidIn + share * (fluidOut - fluidIn),
  }
  const sign = Math.sign(airIn - fluidIn)
  if (!(sign * (ends.hotIn - ends.coldOut) > 0 && sign * (ends.hotOut - ends.coldIn) > 0)) return undefined
  return meanTemperatureDifference({ ...ends, arrangement: 'counter' })
}

/** Temperatures of the fluid against the air: saturation where it changes its phase [K]. */
function fluidEnds({ coilType, fluid }: CoilRating): readonly [entering: number, leaving: number] {
  const { enteringTemperature, leavingTemperature, phaseChange } = fluid
  if (!phaseChange || !(phaseChange.zones.twoPhase > 0)) return [enteringTemperature, leavingTemperature]
  const saturation = coilType === 'EVAP' ? enteringTemperature : leavingTemperature + (phaseChange.subcooling ?? 0)
  return [saturation, saturation]
}
