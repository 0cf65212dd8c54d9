import { airMethods } from '../coils/air/airTrust'
import type { MethodUsed } from '../coils/coil'
import type { TubeFilm } from '../coils/tubes/tubeFilm'
import { tubeMethods } from '../coils/tubes/tubeMethods'
import type { RatedGas } from './gasCoil'
import type { GasModel } from './gasModel'

/**
 * The published methods behind the rating of a gas coil.
 *
 * @param model  the coil
 * @param gas    its rated gas
 * @param film   the tube side at its mean
 * @returns      heat transfer and friction of the gas and in the tubes, and the fin efficiency, each with its inputs at
 *               the mean point and where these are outside of the data
 *
 * Valid for every rating.
 *
 * Source: the registry.
 */
export function methodsOf(model: GasModel, gas: RatedGas, film: TubeFilm): MethodUsed[] {
  const { reynolds, coefficient, finEfficiency } = gas
  const outside = { air: { reynolds, coefficient, condensate: 0, finEfficiency }, wetFraction: 0 }
  return [...airMethods(model, outside, 'gas-side'), ...tubeMethods(model.laws, film)]
}
