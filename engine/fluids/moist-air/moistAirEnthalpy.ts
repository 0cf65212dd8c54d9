/**
 * Enthalpy, volume and heat capacity of moist air as an ideal mixture, per kg of dry air. Zero: dry air and liquid
 * water at 273.15 K.
 */
import { saturationHumidityRatio } from './saturationPressure'

/** Heat capacity of dry air, of vapour and of liquid water [J/kg K], and heat of vaporization at 273.15 K [J/kg]. */
export const dryAirHeat = 1006
export const vapourHeat = 1860
export const liquidHeat = 4186
export const vaporizationHeat = 2_501_000

/**
 * Enthalpy of moist air.
 *
 * @param T  dry bulb [K]
 * @param W  humidity ratio [kg/kg dry air]
 * @returns  enthalpy [J/kg dry air], zero for dry air and liquid water at 273.15 K
 *
 * Valid for unsaturated and saturated air from 173.15 to 473.15 K; a linear formula, not checked.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 30.
 */
export function moistAirEnthalpy(T: number, W: number): number {
  const t = T - 273.15
  return dryAirHeat * t + W * (vaporizationHeat + vapourHeat * t)
}

/**
 * Dry bulb of moist air of a given enthalpy: the inverse of `moistAirEnthalpy` in T.
 *
 * @param h  enthalpy [J/kg dry air]
 * @param W  humidity ratio [kg/kg dry air]
 * @returns  dry bulb [K]
 *
 * Valid as `moistAirEnthalpy`; not checked.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 30.
 */
export function moistAirTemperature(h: number, W: number): number {
  return (h - vaporizationHeat * W) / (dryAirHeat + vapourHeat * W) + 273.15
}

/**
 * Enthalpy of saturated air.
 *
 * @param T  temperature [K]
 * @param p  absolute air pressure [Pa]
 * @returns  enthalpy [J/kg dry air]; Infinity at and above the boiling point
 *
 * Valid for 173.15 to 473.15 K; else `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 21 and 30.
 */
export function saturatedEnthalpy(T: number, p: number): number {
  return moistAirEnthalpy(T, saturationHumidityRatio(T, p))
}

/**
 * Volume of moist air for each kg of its dry air.
 *
 * @param T  dry bulb [K]
 * @param W  humidity ratio [kg/kg dry air]
 * @param p  absolute air pressure [Pa]
 * @returns  volume [m3/kg dry air]
 *
 * Valid as an ideal gas: within 0.15 % of the real mixture from 0.5 to 1.2 bar; not checked.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 26.
 */
export function moistAirSpecificVolume(T: number, W: number, p: number): number {
  return (287.042 * T * (1 + 1.607858 * W)) / p
}

/**
 * Heat capacity of moist air for each kg of its dry air.
 *
 * @param W  humidity ratio [kg/kg dry air]
 * @returns  heat capacity [J/kg dry air K]
 *
 * Valid as `moistAirEnthalpy`, whose slope it is.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 30.
 */
export function moistAirSpecificHeat(W: number): number {
  return dryAirHeat + vapourHeat * W
}

/**
 * Enthalpy of liquid water with the zero of moist air: the heat that a kg of condensate carries away.
 *
 * @param T  temperature [K]
 * @returns  enthalpy [J/kg water]
 *
 * Valid for 273.15 to 373.15 K within 0.5 %; linear, so that wet bulb and coil balances close exactly.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 33 (its 4.186 kJ/kg K).
 */
export function liquidWaterEnthalpy(T: number): number {
  return liquidHeat * (T - 273.15)
}

/**
 * Heat of vaporization of water: vapour less liquid enthalpy, with the zero of moist air.
 *
 * @param T  temperature [K]
 * @returns  heat [J/kg water]
 *
 * Valid for 273.15 to 373.15 K.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 33 (2501 - 2.326 t).
 */
export function latentHeat(T: number): number {
  return vaporizationHeat - (liquidHeat - vapourHeat) * (T - 273.15)
}
