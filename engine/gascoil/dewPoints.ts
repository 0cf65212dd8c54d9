import { acidDewPoint, waterDewPoint } from '../fluids/gas/flueGas'
import { vapourDewPoint } from '../fluids/moistAir'
import { waterFreezing, waterSaturationPressure } from '../fluids/water'
import type { DewPoints } from './gasCoil'
import type { GasModel } from './gasModel'

/**
 * Dew points of a gas, and the margin of the coldest place above the highest of them.
 *
 * @param model    the coil
 * @param coldest  metal or gas [K]
 * @returns        dew points of water (the frost point below 0 °C) and acid, where the gas carries them; the temperature
 *                 down to which the mixture itself is known as a gas; the margin [K]
 *
 * Valid for the entering pressure. Water counts by its partial pressure: dense gases carry more of it, so that the true
 * dew point is lower, by some kelvins at 100 bar. The correlations of the acid are from flue gas of one atmosphere.
 *
 * Source: `waterDewPoint`, `vapourDewPoint`, `acidDewPoint`; vapour pressure of a pure gas as in `gasFluid`.
 */
export function dewPointsOf({ gas, input }: Pick<GasModel, 'gas' | 'input'>, coldest: number): DewPoints {
  const share = input.gas.composition['Water vapor'] ?? 0
  const trioxide = input.gas.trioxide ?? 0
  const vapour = share * gas.p
  const isLiquid = vapour > waterSaturationPressure(waterFreezing)
  const water = vapour > 0 ? (isLiquid ? waterDewPoint(share, gas.p) : vapourDewPoint(vapour)) : undefined
  const acid = share > 0 && trioxide > 0 ? acidDewPoint(share, trioxide, gas.p).higher : undefined
  const mixture = gas.properties.lowest
  const highest = Math.max(mixture, water ?? 0, acid ?? 0)
  return { ...(water && { water }), ...(acid && { acid }), mixture, margin: coldest - highest }
}
