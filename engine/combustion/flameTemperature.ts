/** Adiabatic flame temperature. */
import { requireWithin } from '../errors'
import type { Combustion } from './combustion'
import { flueGasProperties, gasZero } from './flueGasProperties'

/**
 * Adiabatic flame temperature of complete combustion.
 *
 * @param gas  the combustion
 * @param air  temperature of the combustion air [K]; the fuel enters at 25 °C
 * @returns    temperature [K]
 *
 * Valid for air from 230 to 1000 K; else `out-of-range`. Without dissociation: above 2000 K the actual flame is colder,
 * by 100 K for methane in stoichiometric air, and above 2500 K the result is only for comparison.
 *
 * Source: balance of enthalpy.
 */
export function flameTemperature(gas: Combustion, air: number): number {
  requireWithin('the temperature of combustion air', air, 230, 1000)
  const properties = flueGasProperties(gas.composition)
  const steam = flueGasProperties({ 'Water vapor': 1 })
  const dry = flueGasProperties({ Oxygen: 0.2095, Nitrogen: 0.7811, Argon: 0.0094 })
  const brought = gas.dryAir * (dry.h(air) + gas.humidity * steam.h(air))
  const heat = gas.fuel.lowerHeatingValue + brought
  let [low, high] = [gasZero, 5500]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (gas.wetGas * properties.h(middle) > heat) high = middle
    else low = middle
  }
  return (low + high) / 2
}
