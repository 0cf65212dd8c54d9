/** The dry gas coil: any gas mixture through a plate-fin coil, heated or cooled by a fluid in its tubes. */
export type { GasCoilInput, GasCoilRating } from './gasCoil'
export { rateGasCoil } from './rateGasCoil'
