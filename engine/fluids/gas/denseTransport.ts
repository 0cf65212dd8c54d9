/** Increase of the viscosity and conductivity of a gas with density. */
import { gasConstant } from './idealGas'
import type { PseudoCritical } from './virial'

/**
 * Density, as a share of the critical one, at which half of the effect is added: the data for the dilute gas were
 * measured at ordinary pressure and already include the effect there.
 */
const thin = 0.02

/**
 * Adds the effect of density to the transport properties of a dilute gas.
 *
 * @param of   the gas: its (pseudo-)critical point and molar mass [kg/mol]
 * @param rho  molar density [mol/m3]
 * @param out  mu [Pa s] and k [W/m K] of the dilute gas, increased by the call
 *
 * Valid to twice the critical density; within about 10 % at half of it, less accurate for polar gases.
 *
 * Source: J. A. Jossi, L. I. Stiel and G. Thodos, AIChE J. 8 (1962) 59; L. I. Stiel and G. Thodos, AIChE J. 10 (1964)
 * 26; both in the form of R. C. Reid, J. M. Prausnitz and B. E. Poling, The Properties of Gases and Liquids (1987).
 */
export function addDensity(
  { pseudo: { T, p, v }, molarMass }: { pseudo: PseudoCritical; molarMass: number },
  rho: number,
  out: { mu: number; k: number },
): void {
  if (!(p > 0)) return
  const reduced = rho * v
  const share = reduced / (reduced + thin)
  const M = 1000 * molarMass
  const root = (x: number) => (0.1023 + x * (0.023364 + x * (0.058533 + x * (-0.040758 + x * 0.0093324)))) ** 4
  // In mPa s, with the pressure in atm. The value at zero density is subtracted, so that the dilute gas does not
  // change.
  out.mu += (share * 1e-3 * (root(reduced) - root(0)) * Math.sqrt(M) * (p / 101_325) ** (2 / 3)) / T ** (1 / 6)
  const compressibility = (p * v) / (gasConstant * T)
  const scale = 210 * ((T * M ** 3) / (p / 1e5) ** 4) ** (1 / 6) * compressibility ** 5
  const rise = reduced < 0.5 ? 0.0122 * (Math.exp(0.535 * reduced) - 1) : 0.0114 * (Math.exp(0.67 * reduced) - 1.069)
  out.k += (share * rise) / scale
}
