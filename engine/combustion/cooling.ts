/** Heat that a flue gas gives up when it is cooled, with the water that condenses from it. */
import { requireWithin } from '../errors'
import { latentHeat } from '../fluids/water/latentHeat'
import { waterSaturationPressure } from '../fluids/water/waterSaturation'
import type { Combustion } from './combustion'
import { flueGasProperties } from './flueGasProperties'

/** Heat [J/kg fuel], condensate [kg/kg fuel], water that stays in the gas [mol/mol]. */
export interface CooledGas {
  readonly heat: number
  readonly condensate: number
  /** Share of the heat that comes from condensation [-]. */
  readonly latentShare: number
  readonly waterLeft: number
}

/**
 * Cools flue gas as an ideal exchanger could: the condensate leaves at the temperature of the gas, which is saturated.
 *
 * @param gas   the combustion
 * @param from  temperature entering [K]
 * @param to    temperature leaving [K]
 * @returns     heat and condensate for each kilogram of fuel
 *
 * Valid from 273.15 to 2500 K; else `out-of-range`. If `to` is above `from`, the heat is negative.
 *
 * Source: balance of enthalpy; IAPWS R7-97(2012) for saturation and latent heat.
 */
export function cooledGas(gas: Combustion, from: number, to: number): CooledGas {
  for (const T of [from, to]) requireWithin('the temperature of a flue gas', T, 273.15, 2500)
  const properties = flueGasProperties(gas.composition)
  const sensible = gas.wetGas * (properties.h(from) - properties.h(to))
  const water = gas.composition['Water vapor'] ?? 0
  const moles = gas.wetGas / gas.molarMass
  const saturated = to < 373.15 ? waterSaturationPressure(to) / gas.pressure : 1
  const left = saturated < 1 ? Math.min(water, ((1 - water) * saturated) / (1 - saturated)) : water
  const condensate = moles * (water - left) * waterMolarMass
  const latent = condensate > 0 ? condensate * latentHeat(to) : 0
  const heat = sensible + latent
  return { heat, condensate, latentShare: heat > 0 ? latent / heat : 0, waterLeft: left / (1 - water + left) }
}

/** [kg/mol] */
const waterMolarMass = 0.0180153
