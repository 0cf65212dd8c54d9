/**
 * The forms of the curve fits. Each is linear in its coefficients, so that the script that fits them gets the terms
 * from the same functions. `x = T/Tc`, `t = 1 - T/Tc`.
 */

/** A temperature with the powers that several forms use. */
export interface Reduced {
  x: number
  t: number
  /** t^(1/2), t^(1/3), t^0.38. */
  root: number
  cube: number
  power: number
}

type Coefficients = readonly number[]

/**
 * Sets the powers of a temperature.
 *
 * @param at  with x set, below 1; the rest is written
 *
 * Source: definition.
 */
export function reduce(at: Reduced): void {
  const t = 1 - at.x
  at.t = t
  at.root = Math.sqrt(t)
  at.cube = Math.cbrt(t)
  at.power = t ** 0.38
}

/**
 * Pressure on the bubble or the dew line.
 *
 * @param a  6 coefficients
 * @param x  T/Tc, below 1
 * @returns  ln(p/pc)
 *
 * Source: W. Wagner, Cryogenics 13 (1973) 470, in the form with the powers 1, 1.5, 2.5 and 5; a constant and the power
 * 2 are added for blends, whose critical point lies on neither line.
 */
export function pressureForm(a: Coefficients, x: number): number {
  const t = 1 - x
  const root = Math.sqrt(t)
  const t2 = t * t
  return (a[0]! + t * (a[1]! + root * a[2]! + t * (a[3]! + root * a[4]!)) + t2 * t2 * t * a[5]!) / x
}

/**
 * Slope of `pressureForm` in 1/x, in which it is almost linear.
 *
 * @param a  6 coefficients
 * @param x  T/Tc, below 1
 * @returns  d ln(p/pc) / d(1/x)
 *
 * Source: derivative of `pressureForm`.
 */
export function pressureSlope(a: Coefficients, x: number): number {
  const t = 1 - x
  const root = Math.sqrt(t)
  const t2 = t * t
  const slope = a[1]! + root * (1.5 * a[2]! + t * 2.5 * a[4]!) + 2 * t * a[3]! + 5 * t2 * t2 * a[5]!
  return pressureForm(a, x) * x + x * slope
}

/**
 * Density of boiling liquid.
 *
 * @param a   6 coefficients
 * @param at  the temperature
 * @returns   rho/rhoc - 1
 *
 * Source: engine reference 3.3.3 (powers 1/3, 2/3, 1, 4/3), with 2 and 3 added.
 */
export function liquidDensityForm(a: Coefficients, { t, cube }: Reduced): number {
  return cube * (a[0]! + cube * a[1]!) + t * (a[2]! + cube * a[3]! + t * (a[4]! + t * a[5]!))
}

/**
 * Density of condensing vapour.
 *
 * @param a   7 coefficients
 * @param at  the temperature
 * @returns   ln(rho/rhoc)
 *
 * Source: engine reference 3.3.3 (powers 1/3, 2/3, 1, 3, 6), with 2 and 5 added.
 */
export function vapourDensityForm(a: Coefficients, { t, cube }: Reduced): number {
  const t2 = t * t
  return cube * (a[0]! + cube * a[1]!) + t * (a[2]! + t * (a[3]! + t * (a[4]! + t2 * (a[5]! + t * a[6]!))))
}

/**
 * Enthalpy or entropy of evaporation.
 *
 * @param a   6 coefficients
 * @param at  the temperature
 * @returns   J/kg or J/kg K
 *
 * Source: engine reference 3.3.3 (power 0.38 by a polynomial), the polynomial longer by two, with the power 0.76 added.
 */
export function latentForm(a: Coefficients, { t, power }: Reduced): number {
  return power * (a[0]! + power * a[1]! + t * (a[2]! + t * (a[3]! + t * (a[4]! + t * a[5]!))))
}

/**
 * Enthalpy or entropy of boiling liquid.
 *
 * @param a   6 coefficients
 * @param at  the temperature
 * @returns   J/kg or J/kg K
 *
 * Source: a polynomial with the power 0.38, by which both phases meet at the critical point.
 */
export function liquidForm(a: Coefficients, { t, power }: Reduced): number {
  return a[0]! + power * a[1]! + t * (a[2]! + t * (a[3]! + t * (a[4]! + t * a[5]!)))
}

/**
 * Heat capacity at constant pressure on the saturation line.
 *
 * @param a   5 coefficients
 * @param at  the temperature
 * @returns   J/kg K
 *
 * Source: engine reference 3.3.3 (rational in t, with the power -1/2).
 */
export function heatCapacityForm(a: Coefficients, { t, root }: Reduced): number {
  return a[0]! / t + a[1]! / root + a[2]! + t * (a[3]! + t * a[4]!)
}

/**
 * Viscosity on the saturation line.
 *
 * @param a   6 coefficients
 * @param at  the temperature
 * @returns   ln(mu / Pa s)
 *
 * Source: engine reference 3.3.3 (1, 1/T, T, T^2), with 1/T^2 and t^(1/3) added.
 */
export function viscosityForm(a: Coefficients, { x, cube }: Reduced): number {
  return a[0]! + (a[1]! + a[2]! / x) / x + x * (a[3]! + x * a[4]!) + cube * a[5]!
}

/**
 * Conductivity on the saturation line.
 *
 * @param a   6 coefficients
 * @param at  the temperature
 * @returns   W/m K
 *
 * Source: engine reference 3.3.3 (quadratic, with the power -1/3), with 1/3 and -1 added.
 */
export function conductivityForm(a: Coefficients, { t, cube }: Reduced): number {
  return a[0]! + t * (a[1]! + t * a[2]!) + a[3]! / cube + cube * a[4]! + a[5]! / t
}

/**
 * Surface tension.
 *
 * @param a   4 coefficients
 * @param at  the temperature
 * @returns   N/m
 *
 * Source: engine reference 3.3.3 (power 1.26 by a polynomial), the polynomial longer by one, with the power 0.9 added.
 */
export function tensionForm(a: Coefficients, { t }: Reduced): number {
  return t ** 1.26 * (a[0]! + t * (a[1]! + t * a[2]!)) + t ** 0.9 * a[3]!
}

/**
 * Heat capacity [J/kg K], viscosity [Pa s] or conductivity [W/m K] of the dilute gas; for a liquid, the exponent of
 * density with which viscosity or conductivity rises under pressure.
 * @param a  4 coefficients
 * @param x  T/Tc
 * @returns  the property
 * Source: a polynomial.
 */
export function thinForm(a: Coefficients, x: number): number {
  return a[0]! + x * (a[1]! + x * (a[2]! + x * a[3]!))
}

/**
 * Increase of the density of boiling liquid with pressure.
 *
 * @param a   5 coefficients
 * @param at  the temperature
 * @returns   ln of the isothermal compressibility times the critical pressure
 *
 * Source: a polynomial in t^(1/2), with its logarithm, because liquid becomes more compressible towards the critical
 * point.
 */
export function stiffnessForm(a: Coefficients, { t, root }: Reduced): number {
  return a[0]! + root * a[1]! + t * (a[2]! + t * a[3]!) + Math.log(t) * a[4]!
}

/**
 * Rate at which vapour approaches the ideal gas with superheat.
 *
 * @param a   5 coefficients
 * @param at  the saturation temperature
 * @returns   ln(w/Tsat), with w the superheat in which the excess falls to a quarter
 *
 * Source: a polynomial in t^(1/2).
 */
export function decayForm(a: Coefficients, { t, root }: Reduced): number {
  return a[0]! + root * a[1]! + t * (a[2]! + root * a[3]! + t * a[4]!)
}
