/** Water taken up by a gas. */
import { EngineError } from '../errors'
import { waterSaturationPressure } from '../fluids/water/waterSaturation'

const steam = 'Water vapor'

/**
 * A dry gas with water vapour up to a relative humidity.
 *
 * @param dry  mole fractions of the dry gas, with the sum 1
 * @param T    temperature [K]
 * @param p    pressure [Pa]
 * @param RH   relative humidity [0..1]
 * @returns    mole fractions of the moist gas
 *
 * Valid from 0 °C and where water boils above the pressure; a gas that has water already, and one in which all would be
 * water, is `out-of-range`. The gas does not change the vapour pressure: near 1 bar within 0.5 %.
 *
 * Source: partial pressure by IAPWS R7-97.
 *
 * @example moistened({ Nitrogen: 1 }, 298.15, 101325, 0.5)['Water vapor'] // 0.0156
 */
export function moistened(
  dry: Readonly<Record<string, number>>,
  T: number,
  p: number,
  RH: number,
): Record<string, number> {
  if (!(RH >= 0 && RH <= 1)) throw new EngineError('out-of-range', 'the relative humidity is between 0 and 1', { RH })
  if ((dry[steam] ?? 0) > 0)
    throw new EngineError('out-of-range', 'the gas has water already: leave it out, or leave out the humidity', {})
  if (RH === 0) return { ...dry }
  const share = (RH * waterSaturationPressure(T)) / p
  if (!(share < 1))
    throw new EngineError('out-of-range', 'at this temperature and pressure water boils: nothing is left of the gas', {
      T,
      p,
    })
  return {
    ...Object.fromEntries(Object.entries(dry).map(([gas, each]) => [gas, each * (1 - share)])),
    [steam]: share,
  }
}
