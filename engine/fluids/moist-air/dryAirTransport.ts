/** Transport of moist air at coil conditions. */
import { EngineError } from '../../errors'
import { moistAirSpecificHeat } from './moistAirEnthalpy'

/**
 * Viscosity and conductivity of dry air at low pressure. Vapour changes both by less than 1 % below W = 0.02.
 *
 * @param T  temperature [K]
 * @returns  dynamic viscosity `mu` [Pa s], thermal conductivity `k` [W/m K]
 *
 * Valid for 173.15 to 773.15 K; else `out-of-range`. The viscosity is within 1 % of the
 * reference equation of air to 420 K and up to 3 % low at the hot end, the conductivity within 1.5 % throughout.
 *
 * Source: U.S. Standard Atmosphere 1976, equations 51 and 53.
 */
export function dryAirTransport(T: number): { mu: number; k: number } {
  if (!(T >= 173.15 && T <= 773.15))
    throw new EngineError('out-of-range', 'transport of air is known from 173.15 to 773.15 K', { T })
  const power = T * Math.sqrt(T)
  return { mu: (1.458e-6 * power) / (T + 110.4), k: (2.64638e-3 * power) / (T + 245.4 * 10 ** (-12 / T)) }
}

/**
 * Prandtl number of moist air, with the heat capacity of the mixture and the transport of its dry air.
 *
 * @param T  temperature [K]
 * @param W  humidity ratio [kg/kg dry air]
 * @returns  Prandtl number [-]
 *
 * Valid for 173.15 to 473.15 K and W below 0.05.
 *
 * Source: definition; transport of `dryAirTransport`.
 */
export function moistAirPrandtl(T: number, W: number): number {
  const { mu, k } = dryAirTransport(T)
  return ((moistAirSpecificHeat(W) / (1 + W)) * mu) / k
}
