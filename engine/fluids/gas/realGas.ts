/** Notices of gases that are not close to ideal. */
import type { Warning } from '../../warnings'
import { gasConstant } from './idealGas'

/** Largest deviation of the compressibility factor from 1 for a gas that counts as ideal. */
const idealWithin = 0.02

/**
 * Compressibility factor of a gas.
 *
 * @param T          temperature [K]
 * @param p          pressure [Pa]
 * @param rho        density [kg/m3]
 * @param molarMass  [kg/mol]
 * @returns          p/(rho R T) [-]
 *
 * Source: definition.
 */
export function compressibility(T: number, p: number, rho: number, molarMass: number): number {
  return (p * molarMass) / (rho * gasConstant * T)
}

/**
 * A notice where a gas is not close to ideal. The state itself is valid; only the ideal-gas law would be wrong.
 *
 * @param Z      compressibility factor [-]
 * @param input  the field of the pressure
 * @returns      the notice, or none between 0.98 and 1.02
 *
 * Source: engine reference 3.6.
 */
export function realGasNotices(Z: number, input: string): Warning[] {
  if (Math.abs(Z - 1) <= idealWithin) return []
  const message = `the compressibility factor is ${Z.toFixed(3)}: the density here is that of the real gas, by which an ideal gas would be ${Math.abs(100 * (Z - 1)).toFixed(0)} % off`
  return [{ code: 'REAL_GAS', severity: 'info', message, input, value: Z, limits: [1 - idealWithin, 1 + idealWithin] }]
}
