/** Viscosity and conductivity of R-23, whose correlations have a special form. */

/** Critical density [mol/l] and temperature [K] of the correlation. */
const criticalRho = 7.5114
const criticalT = 299.2793
const gasConstant = 8.31451

/** Mixes dilute gas and dense liquid by the free volume, and adds a peak at the critical point. */
function blend(
  T: number,
  rho: number,
  { closeRho, power, factor, energy, bump }: Record<'closeRho' | 'power' | 'factor' | 'energy' | 'bump', number>,
  dilute: number,
): number {
  const free = closeRho! - rho
  const liquid =
    ((factor! * closeRho! ** 2) / free) * Math.sqrt(T) * Math.exp(((rho / free) * energy!) / (gasConstant * T))
  const critical = bump! / (Math.cosh(rho - criticalRho) * Math.cosh(T - criticalT))
  return (free / closeRho!) ** power! * dilute + (rho / closeRho!) ** power! * liquid + critical
}

/**
 * Viscosity of R-23.
 *
 * @param T    temperature [K]
 * @param rho  density [mol/m3]
 * @returns    viscosity [Pa s]
 *
 * Valid for 153 to 570 K to 60 MPa.
 *
 * Source: Z. Shan, S. G. Penoncello and R. T. Jacobsen, ASHRAE Trans. 106 (2000).
 */
export function r23Viscosity(T: number, rho: number): number {
  const logT = Math.log(T / 243.91)
  const integral = Math.exp(
    0.4425728 + logT * (-0.5138403 + logT * (0.1547566 + logT * (-0.02821844 + logT * 0.001578286))),
  )
  const dilute = (1.25 * 0.021357 * Math.sqrt(70.014 * T)) / (0.4278 ** 2 * integral)
  const constants = { closeRho: 32.174, power: 1.3163, factor: 0.1832, energy: 771.23, bump: 3.967 }
  return 1e-6 * blend(T, rho / 1000, constants, dilute)
}

/**
 * Thermal conductivity of R-23.
 *
 * @param T    temperature [K]
 * @param rho  density [mol/m3]
 * @returns    conductivity [W/m K]
 *
 * Valid for 153 to 570 K to 60 MPa.
 *
 * Source: Z. Shan, S. G. Penoncello and R. T. Jacobsen, ASHRAE Trans. 106 (2000).
 */
export function r23Conductivity(T: number, rho: number): number {
  const constants = { closeRho: 68.345, power: 0.94215, factor: 0.14914, energy: 2508.58, bump: 25 }
  return 1e-3 * blend(T, rho / 1000, constants, -2.537 + 0.05366 * T)
}
