/** What a gas gains in viscosity and conductivity by its density. */
import { gasConstant } from './idealGas'
import type { PseudoCritical } from './virial'

/** Of the critical density: what the transport of thin gas is held to was measured at ordinary pressure, and counts that already. */
const thin = 0.02

/**
 * Adds what density gives to the transport of a thin gas.
 *
 * @param of   the gas: its (pseudo-)critical point and molar mass [kg/mol]
 * @param rho  molar density [mol/m3]
 * @param out  mu [Pa s] and k [W/m K] of the thin gas, added to
 *
 * Valid to twice the critical density; within about 10 % at half of it, rougher for polar gases.
 *
 * Source: J. A. Jossi, L. I. Stiel and G. Thodos, AIChE J. 8 (1962) 59; L. I. Stiel and G. Thodos, AIChE J. 10 (1964) 26; both in
 * the form of R. C. Reid, J. M. Prausnitz and B. E. Poling, The Properties of Gases and Liquids (1987).
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
  // In mPa s, with the pressure in atm; taken from its value without density, so that the thin gas stays what it is.
  out.mu += (share * 1e-3 * (root(reduced) - root(0)) * Math.sqrt(M) * (p / 101_325) ** (2 / 3)) / T ** (1 / 6)
  const compressibility = (p * v) / (gasConstant * T)
  const scale = 210 * ((T * M ** 3) / (p / 1e5) ** 4) ** (1 / 6) * compressibility ** 5
  const rise = reduced < 0.5 ? 0.0122 * (Math.exp(0.535 * reduced) - 1) : 0.0114 * (Math.exp(0.67 * reduced) - 1.069)
  out.k += (share * rise) / scale
}
