/**
 * Moist air: the full state from two properties and a humidity, and plain functions that solvers call by the million.
 */
import { EngineError } from '../errors'
import { dewPoint } from './moist-air/dewPoint'
import { moistAirEnthalpy, moistAirSpecificVolume } from './moist-air/moistAirEnthalpy'
import {
  coldest,
  hottest,
  humidityRatioAtRelativeHumidity,
  relativeHumidity,
  saturationHumidityRatio,
  slack,
} from './moist-air/saturationPressure'
import { humidityRatioAtWetBulb, wetBulb } from './moist-air/wetBulb'

export { dewPoint, vapourDewPoint } from './moist-air/dewPoint'
export { dryAirTransport, moistAirPrandtl } from './moist-air/dryAirTransport'
export { type ClearAir, withoutMist } from './moist-air/mist'
export {
  latentHeat,
  liquidWaterEnthalpy,
  moistAirEnthalpy,
  moistAirSpecificHeat,
  moistAirSpecificVolume,
  moistAirTemperature,
  saturatedEnthalpy,
} from './moist-air/moistAirEnthalpy'
export { saturatedTemperature } from './moist-air/saturatedTemperature'
export {
  humidityRatioAtRelativeHumidity,
  relativeHumidity,
  saturationHumidityRatio,
  saturationPressure,
} from './moist-air/saturationPressure'
export { humidityRatioAtWetBulb, wetBulb } from './moist-air/wetBulb'

/** Dry bulb, pressure, and exactly one measure of moisture. */
export type AirStateInput = { T: number; p: number } & (
  | { RH: number }
  | { W: number }
  | { Twb: number }
  | { Tdp: number }
)

/**
 * A state of moist air: temperatures [K], p [Pa], W [kg/kg dry air], RH [-], h [J/kg dry air], v [m3/kg dry air], rho
 * [kg moist air/m3].
 */
export interface AirProperties {
  T: number
  p: number
  W: number
  RH: number
  Twb: number
  Tdp: number
  h: number
  v: number
  rho: number
}

/**
 * Every property of moist air from its dry bulb, its pressure and one measure of moisture.
 *
 * @param state  dry bulb `T` [K], absolute pressure `p` [Pa], and one of relative humidity `RH` [0..1], humidity
 *               ratio `W` [kg/kg dry air], wet bulb `Twb` [K], dew point `Tdp` [K]
 * @returns      the state: T, Twb, Tdp [K], p [Pa], W [kg/kg dry air], RH [-], h [J/kg dry air], v [m3/kg dry air],
 *               rho [kg moist air/m3]
 *
 * Valid for 173.15 to 473.15 K and 20 to 200 kPa (else `out-of-range`), as an ideal mixture: checked from 0.5 to 1.2
 * bar. A wet bulb or dew point above the dry bulb, a relative humidity above 1 or a humidity ratio above saturation is
 * refused (`inconsistent-state`, with the saturated value).
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1.
 *
 * @example moistAir({ T: 298.15, p: 101325, RH: 0.5 }).W // 0.009876
 */
export function moistAir(state: AirStateInput): AirProperties {
  const { T, p } = state
  if (!(T >= coldest && T <= hottest))
    throw new EngineError('out-of-range', `dry bulb ${T} K is outside ${coldest} to ${hottest} K`, { T })
  if (!(p >= 20_000 && p <= 200_000))
    throw new EngineError('out-of-range', `air pressure ${p} Pa is outside 20 000 to 200 000 Pa`, { p })

  const W = humidityRatioOf(state)
  const v = moistAirSpecificVolume(T, W, p)
  return {
    T,
    p,
    W,
    RH: 'RH' in state ? Math.min(state.RH, 1) : Math.min(relativeHumidity(T, W, p), 1),
    // A given temperature is returned unchanged, even if a second wet bulb would satisfy the equations.
    Twb: 'Twb' in state ? Math.min(state.Twb, T) : wetBulb(T, W, p),
    Tdp: 'Tdp' in state ? Math.min(state.Tdp, T) : Math.min(dewPoint(W, p), T),
    h: moistAirEnthalpy(T, W),
    v,
    rho: (1 + W) / v,
  }
}

/** The humidity ratio for any given measure of moisture; refuses air above saturation. */
function humidityRatioOf(state: AirStateInput): number {
  const given = (['RH', 'W', 'Twb', 'Tdp'] as const).filter(name => name in state)
  if (given.length !== 1) throw new EngineError('invalid-input', 'give exactly one of RH, W, Twb and Tdp', { ...state })

  const { T, p } = state
  if ('RH' in state) return humidityRatioAtRelativeHumidity(T, state.RH, p)
  if ('W' in state) return checkedHumidityRatio(state.W, T, p)
  if ('Tdp' in state) return fromDewPoint(state.Tdp, T, p)
  return fromWetBulb(state.Twb, T, p)
}

function checkedHumidityRatio(W: number, T: number, p: number): number {
  if (!(W >= 0 && W < Number.POSITIVE_INFINITY))
    throw new EngineError('not-positive', 'humidity ratio must be 0 or more and finite', { W })
  const saturated = saturationHumidityRatio(T, p)
  if (W > saturated * (1 + slack))
    throw new EngineError(
      'inconsistent-state',
      `humidity ratio ${W} is above saturation, ${rounded(saturated)} kg/kg at ${T} K and ${p} Pa`,
      { W, T, p, saturated },
    )
  return Math.min(W, saturated)
}

function fromDewPoint(Tdp: number, T: number, p: number): number {
  if (Tdp > T + slack * T)
    throw new EngineError(
      'inconsistent-state',
      `dew point ${Tdp} K is above the dry bulb; saturated air has its dew point at the dry bulb, ${T} K`,
      { Tdp, T },
    )
  return finiteRatio(saturationHumidityRatio(Math.min(Tdp, T), p), { Tdp, T, p })
}

function fromWetBulb(Twb: number, T: number, p: number): number {
  if (Twb > T + slack * T)
    throw new EngineError(
      'inconsistent-state',
      `wet bulb ${Twb} K is above the dry bulb; saturated air has its wet bulb at the dry bulb, ${T} K`,
      { Twb, T },
    )
  const W = finiteRatio(humidityRatioAtWetBulb(T, Math.min(Twb, T), p), { Twb, T, p })
  if (W < -slack)
    throw new EngineError(
      'inconsistent-state',
      `wet bulb ${Twb} K is below that of dry air, ${rounded(wetBulb(T, 0, p))} K at ${T} K and ${p} Pa`,
      { Twb, T, p },
    )
  return Math.max(W, 0)
}

function finiteRatio(W: number, inputs: Record<string, number>): number {
  if (!Number.isFinite(W))
    throw new EngineError('inconsistent-state', 'water boils at this temperature and pressure', inputs)
  return W
}

const rounded = (value: number) => Number(value.toPrecision(6))
