/** A boiler: its firing rate and its flue gas, from its size and its efficiency or stack temperature. */

import { EngineError, requireWithin } from '../errors'
import { water } from '../fluids/water'
import { waterSaturationTemperature } from '../fluids/water/waterSaturation'
import { boilerHorsepower } from './boilerHorsepower'
import type { Combustion } from './combustion'
import { type OtherLosses, radiationLoss, type StackLoss, stackLoss } from './stackLoss'

/** How the size of a boiler is given: boiler horsepower, heat output or heat input [W], or steam flow [kg/s]. */
export interface BoilerSize {
  readonly kind: 'horsepower' | 'output' | 'fired' | 'steam'
  readonly value: number
}

/** How the efficiency of a boiler is given: by the higher heating value [-], or as the stack temperature [K]. */
export interface BoilerFiring {
  readonly kind: 'efficiency' | 'stack-temperature'
  readonly value: number
}

/** The given data of a boiler. */
export interface BoilerInput {
  readonly size: BoilerSize
  readonly firing: BoilerFiring
  /** Temperature of the combustion air [K]. */
  readonly airTemperature: number
  /** Steam, with its pressure [Pa] and the share of the feedwater that leaves as blowdown; or hot water. */
  readonly duty:
    | { readonly kind: 'steam'; readonly pressure: number; readonly blowdown?: number }
    | { readonly kind: 'hot-water'; readonly supply: number; readonly pressure: number }
  /** Temperature of the feedwater, or of the return water [K], as it enters the boiler without an economizer. */
  readonly feedwater: number
  /**
   * Losses: radiation over heat input at full load, by the size of the boiler where left out; carbon monoxide; unburned
   * fuel.
   */
  readonly losses?: OtherLosses
  /** Heat output over that at full load [-]; 1 where left out. Radiation stays constant. */
  readonly load?: number
}

/** The balance of a boiler. Heat [W], flows [kg/s], temperatures [K]. */
export interface Boiler {
  readonly output: number
  readonly fired: number
  readonly fuelFlow: number
  readonly gasFlow: number
  readonly airFlow: number
  /** Flow of steam, or of the heated water. */
  readonly steamFlow: number
  readonly blowdownFlow: number
  readonly feedwaterFlow: number
  readonly saturation: number
  readonly stackTemperature: number
  readonly losses: StackLoss
  readonly efficiency: number
}

/**
 * Balance of a boiler.
 *
 * @param gas    combustion of a kilogram of its fuel
 * @param input  size, firing, duty, feedwater
 * @returns      heat [W], flows [kg/s], temperatures [K], losses [-]
 *
 * Valid for 1 kW to 2 GW, steam from 20 kPa to 20 MPa; a duty without heat, and an efficiency for which no stack
 * temperature between the air and 1200 K exists, are `out-of-range`.
 *
 * Source: heat-loss method, as `stackLoss`; IAPWS R7-97(2012) for water and steam; 33 475 Btu/h for a boiler
 * horsepower.
 */
export function boiler(gas: Combustion, input: BoilerInput): Boiler {
  const { size, airTemperature, load = 1 } = input
  requireWithin('the load', load, 0.01, 1.5)
  const perSteam = heatPerSteam(input)
  // The radiation loss depends on the heat output at full load; where the heat input is given, both are found together.
  const balance = (output: number) => balanced(gas, input, output)
  let full = size.value
  if (size.kind === 'horsepower') full *= boilerHorsepower
  else if (size.kind === 'steam') full *= perSteam.heat
  let found = balance(size.kind === 'fired' ? 0.8 * full : full)
  if (size.kind === 'fired') for (let step = 0; step < 12; step++) found = balance(size.value * found.losses.efficiency)
  const output = found.output * load
  requireWithin('the heat of a boiler in watts', output, 1e3, 2e9, 'size.value')
  const losses = load === 1 ? found.losses : atLoad(gas, found, airTemperature, input, load)
  const fired = output / losses.efficiency
  const fuelFlow = fired / gas.fuel.higherHeatingValue
  const steamFlow = output / perSteam.heat
  return {
    output,
    fired,
    fuelFlow,
    gasFlow: fuelFlow * gas.wetGas,
    airFlow: fuelFlow * gas.wetAir,
    steamFlow,
    blowdownFlow: steamFlow * perSteam.blowdown,
    feedwaterFlow: steamFlow * (1 + perSteam.blowdown),
    saturation: perSteam.saturation,
    stackTemperature: found.stack,
    losses,
    efficiency: losses.efficiency,
  }
}

interface Found {
  output: number
  stack: number
  losses: StackLoss
}

function balanced(gas: Combustion, { firing, airTemperature, losses = {} }: BoilerInput, output: number): Found {
  const radiation = losses.radiation ?? radiationLoss(output)
  const at = (T: number) => stackLoss(gas, T, airTemperature, { ...losses, radiation })
  if (firing.kind === 'stack-temperature') return { output, stack: firing.value, losses: positive(at(firing.value)) }
  requireWithin('the efficiency', firing.value, 0.3, 1)
  let [low, high] = [airTemperature, hottestStack]
  const [best, worst] = [at(low).efficiency, at(high).efficiency]
  if (!(firing.value <= best && firing.value >= worst))
    throw new EngineError(
      'out-of-range',
      `with this fuel and air the efficiency is between ${worst.toFixed(3)} and ${best.toFixed(3)}, not ${firing.value}: check it, or give the temperature of the stack`,
      { path: 'firing.value', efficiency: firing.value },
    )
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2
    if (at(middle).efficiency > firing.value) low = middle
    else high = middle
  }
  return { output, stack: (low + high) / 2, losses: positive(at((low + high) / 2)) }
}

const hottestStack = 1200

/** At part load the radiated heat stays constant, so that its share of the heat input grows. */
function atLoad(gas: Combustion, found: Found, air: number, { losses = {} }: BoilerInput, load: number): StackLoss {
  const lost = found.losses.radiation * (found.output / found.losses.efficiency)
  const others = stackLoss(gas, found.stack, air, { ...losses, radiation: 0 })
  const fired = (found.output * load + lost) / others.efficiency
  return positive(stackLoss(gas, found.stack, air, { ...losses, radiation: lost / fired }))
}

function positive(losses: StackLoss): StackLoss {
  if (losses.efficiency > 0.05) return losses
  throw new EngineError('out-of-range', 'nothing is left of the fire: lower the stack temperature or the excess air', {
    path: 'firing',
    efficiency: losses.efficiency,
  })
}

/** Heat for a kilogram of steam, including its blowdown. */
function heatPerSteam({ duty, feedwater }: BoilerInput): { heat: number; blowdown: number; saturation: number } {
  requireWithin('the pressure of the boiler', duty.pressure, 2e4, 2e7)
  const saturation = waterSaturationTemperature(duty.pressure)
  requireWithin('the temperature of the feedwater', feedwater, 273.15, saturation)
  const entering = water({ T: Math.min(feedwater, saturation - 1e-6), p: duty.pressure }).h
  if (duty.kind === 'hot-water') {
    requireWithin('the temperature of the water supplied', duty.supply, feedwater + 1, saturation)
    const leaving = water({ T: Math.min(duty.supply, saturation - 1e-6), p: duty.pressure }).h
    return { heat: leaving - entering, blowdown: 0, saturation }
  }
  const { blowdown = 0 } = duty
  requireWithin('the blowdown', blowdown, 0, 0.5)
  const perSteam = blowdown / (1 - blowdown)
  const [steam, liquid] = [1, 0].map(q => water({ p: duty.pressure, q }).h)
  return { heat: steam! - entering + perSteam * (liquid! - entering), blowdown: perSteam, saturation }
}
