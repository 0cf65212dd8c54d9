/** States of the air as a rating shows them. */
import { EngineError } from '../../errors'
import {
  type AirProperties,
  dewPoint,
  moistAirSpecificVolume,
  relativeHumidity,
  saturationHumidityRatio,
  wetBulb,
} from '../../fluids/moistAir'
import type { AirState } from '../coil'
import type { AirPoint } from './cellHeat'

/** Moist air is answered up to here [K]. */
const hottestAir = 470

/**
 * Every property of air that leaves a coil.
 *
 * @param air  dry bulb [K], humidity ratio [kg/kg dry air], enthalpy [J/kg dry air]
 * @param p    absolute pressure [Pa]
 * @returns the state, SI; `invalid-input` where it is hotter than moist air is known
 *
 * Valid up to 470 K, also for air that does not exist: a surface that was forced dry may leave it supersaturated.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1.
 */
export function leavingState({ T, W, h }: AirPoint, p: number): AirState {
  if (!(T < hottestAir)) {
    const inputs = { path: 'air.flow.value', value: T, max: hottestAir, quantity: 'temperature' }
    throw new EngineError('invalid-input', 'the air would leave hotter than moist air is known', inputs)
  }
  const isSaturated = W >= saturationHumidityRatio(T, p)
  const rounding = 1e-4
  const humidity = relativeHumidity(T, W, p)
  return {
    dryBulb: T,
    wetBulb: isSaturated ? T : wetBulb(T, W, p),
    dewPoint: isSaturated && humidity < 1 + rounding ? T : dewPoint(W, p),
    humidityRatio: W,
    relativeHumidity: humidity < 1 + rounding ? Math.min(1, humidity) : humidity,
    enthalpy: h,
    specificVolume: moistAirSpecificVolume(T, W, p),
  }
}

/**
 * The entering air as a rating shows it.
 *
 * @param air  its properties, SI
 * @returns the same by the names of a rating
 *
 * Source: definition.
 */
export function enteringState({ T, Twb, Tdp, W, RH, h, v }: AirProperties): AirState {
  return {
    dryBulb: T,
    wetBulb: Twb,
    dewPoint: Tdp,
    humidityRatio: W,
    relativeHumidity: RH,
    enthalpy: h,
    specificVolume: v,
  }
}
