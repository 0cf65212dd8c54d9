/** States of the air, as a rating reports them. */
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

/** Highest temperature of the moist-air equations [K]. */
const hottestAir = 470

/**
 * Every property of air that leaves a coil.
 *
 * @param air  dry bulb [K], humidity ratio [kg/kg dry air], enthalpy [J/kg dry air]
 * @param p    absolute pressure [Pa]
 * @returns the state, SI; `invalid-input` where it is hotter than the moist-air equations allow
 *
 * Valid up to 470 K, also for supersaturated air, which cannot exist: a surface that the input forces dry may leave
 * such air.
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
 * The entering air, as a rating reports it.
 *
 * @param air  its properties, SI
 * @returns the same properties under the field names of a rating
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
