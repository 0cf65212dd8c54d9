/** Efficiency of a boiler by its losses, including the stack loss. */
import { requireWithin } from '../errors'
import { latentHeat } from '../fluids/water/latentHeat'
import type { Combustion } from './combustion'
import { type FlueGasProperties, flueGasProperties } from './flueGasProperties'

/** Losses of a boiler other than the stack loss, as shares of the heat input (higher heating value). */
export interface OtherLosses {
  /** Radiation and convection from the boiler itself [-]. */
  readonly radiation?: number
  /** Carbon monoxide in the dry flue gas [mol/mol]. */
  readonly carbonMonoxide?: number
  /** Fuel that leaves unburned, in ash or soot [-]. */
  readonly unburned?: number
}

/** Losses as shares of the heat input by the higher heating value, and the remaining efficiency. */
export interface StackLoss {
  readonly dryGas: number
  readonly fuelMoisture: number
  readonly airMoisture: number
  readonly carbonMonoxide: number
  readonly radiation: number
  readonly unburned: number
  /** Heat to the water or steam over heat input, by the higher and by the lower heating value. */
  readonly efficiency: number
  readonly lowerEfficiency: number
}

/** Heat of combustion of carbon monoxide [J/mol]: 393.51 less 110.53 kJ/mol. */
const monoxideHeat = 282_980

/**
 * Losses of a boiler by the heat-loss method.
 *
 * @param gas    the combustion
 * @param stack  temperature in the stack [K]
 * @param air    temperature of the combustion air, which is the reference of the losses [K]
 * @param other  radiation, carbon monoxide, unburned fuel
 * @returns      losses and efficiency [-]
 *
 * Valid for air from 230 to 600 K and a stack from there to 2000 K; else `out-of-range`. Condensation in the stack is
 * not counted, even below the dew point; blowdown is not a combustion loss and is counted separately.
 *
 * Source: ASME PTC 4, heat-loss method, with enthalpies in place of mean heat capacities.
 */
export function stackLoss(gas: Combustion, stack: number, air: number, other: OtherLosses = {}): StackLoss {
  requireWithin('the temperature of combustion air', air, 230, 600)
  requireWithin('the temperature in the stack', stack, air, 2000, 'airTemperature')
  const { radiation = 0, carbonMonoxide: monoxide = 0, unburned = 0 } = other
  for (const [what, share] of Object.entries({ radiation, monoxide, unburned }))
    requireWithin(`the share of ${what}`, share, 0, 0.5)
  const dry = flueGasProperties(gas.dryComposition)
  const { higherHeatingValue: HHV, lowerHeatingValue: LHV } = gas.fuel
  const dryGas = (gas.dryGas * (dry.h(stack) - dry.h(air))) / HHV
  const vapour = steam.h(stack) - steam.h(air)
  // Below freezing the reference is still liquid water.
  const fuelMoisture = (gas.fuelWater * (vapour + latentHeat(Math.max(air, 273.16)))) / HHV
  const airMoisture = ((gas.water - gas.fuelWater) * vapour) / HHV
  const unburnt = ((gas.dryGas / gas.dryMolarMass) * monoxide * monoxideHeat) / HHV
  const others = unburnt + radiation + unburned
  const sensible = dryGas + (gas.water * vapour) / HHV
  return {
    dryGas,
    fuelMoisture,
    airMoisture,
    carbonMonoxide: unburnt,
    radiation,
    unburned,
    efficiency: 1 - dryGas - fuelMoisture - airMoisture - others,
    lowerEfficiency: 1 - ((sensible + others) * HHV) / LHV,
  }
}

const steam: FlueGasProperties = flueGasProperties({ 'Water vapor': 1 })

/**
 * Radiation and convection loss of a boiler at full load, where no measurement is given.
 *
 * @param output  heat to water or steam at full load [W]
 * @returns       loss over heat input [-]
 *
 * Valid for 0.1 to 500 MW, and constant beyond; a formula for the chart of the American Boiler Manufacturers, within 20
 * % of it.
 *
 * Source: V. Ganapathy, Steam Plant Calculations Manual (1994): 10^(0.62 - 0.42 lg Q), Q in million Btu/h; not yet
 * compared with the chart.
 */
export function radiationLoss(output: number): number {
  const millions = Math.min(Math.max(output, 1e5), 5e8) / 293_071.07
  return 10 ** (0.62 - 0.42 * Math.log10(millions)) / 100
}
