/** The properties of a gas at a state, as a property sheet lists them. */
import type { Fluid } from '../fluids/fluid'
import { compressibility } from '../fluids/gas/realGas'

/** SI; enthalpy is zero for the ideal gas at 298.15 K. */
export interface GasSheet {
  readonly T: number
  readonly p: number
  /** Density [kg/m3], and compressibility factor [-]. */
  readonly rho: number
  readonly Z: number
  /** Heat capacities [J/kg K], and their ratio [-]. */
  readonly cp: number
  readonly cv: number
  readonly gamma: number
  /** Viscosity [Pa s], conductivity [W/m K], Prandtl number [-]. */
  readonly mu: number
  readonly k: number
  readonly Pr: number
  /** Speed of sound [m/s]. */
  readonly w: number
  /** Enthalpy [J/kg] and entropy [J/kg K]. */
  readonly h: number
  readonly s: number
}

/**
 * Properties of a gas at a temperature and a pressure.
 *
 * @param gas  a gas or a mixture of gases
 * @param T    temperature [K]
 * @param p    pressure [Pa]
 * @returns    its properties
 *
 * Valid as the gas: beyond its temperatures, pressures and densities `out-of-range`.
 *
 * Source: see `gasFluid`; definitions of the ratios.
 *
 * @example gasSheet(fluidOf('Nitrogen'), 300, 101325).Pr // 0.72
 */
export function gasSheet(gas: Fluid, T: number, p: number): GasSheet {
  const { rho, cp, cv, mu, k, w, h, s } = gas.state({ T, p }) as Required<ReturnType<Fluid['state']>>
  const Z = compressibility(T, p, rho, gas.molarMass)
  return { T, p, rho, Z, cp, cv, gamma: cp / cv, mu, k, Pr: (cp * mu) / k, w, h, s }
}
