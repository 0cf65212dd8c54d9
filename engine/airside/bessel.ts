/** Step of the trapezoidal rule for K where x is small: its integrand is analytic to a height of pi/2. */
const widest = 1 / 4

/**
 * Modified Bessel function of the first kind, scaled: e^-x I_n(x).
 *
 * @param n  order, 0 or 1
 * @param x  argument [-]
 * @returns e^-x I_n(x) [-]
 *
 * Valid for 0 <= x <= 700 to about 1e-12.
 *
 * Source: integral form in M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964) 9.6.19, by the
 * trapezoidal rule, which converges geometrically on a periodic function.
 */
export function scaledBesselI(n: 0 | 1, x: number): number {
  let sum = 0
  const points = 16 + Math.ceil(5 * Math.sqrt(x))
  for (let k = 0; k < points; k++) {
    const angle = (Math.PI * (k + 0.5)) / points
    const cosine = Math.cos(angle)
    sum += Math.exp(x * (cosine - 1)) * (n === 0 ? 1 : cosine)
  }
  return sum / points
}

/**
 * Modified Bessel function of the second kind, scaled: e^x K_n(x).
 *
 * @param n  order, 0 or 1
 * @param x  argument [-], positive
 * @returns e^x K_n(x) [-]
 *
 * Valid for 1e-6 <= x <= 700 to about 1e-12.
 *
 * Source: integral form in M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964) 9.6.24, by the
 * trapezoidal rule.
 */
export function scaledBesselK(n: 0 | 1, x: number): number {
  // The integrand is below 1e-17 of its largest value once x (cosh t - 1) passes 40.
  const end = Math.acosh(1 + 45 / x)
  // For large x the integrand is a bell of width 1/sqrt(x), which the step has to follow.
  const step = widest / Math.sqrt(Math.max(1, x / 4))
  let sum = 0.5
  for (let t = step; t <= end; t += step) {
    const cosh = Math.cosh(t)
    sum += Math.exp(-x * (cosh - 1)) * (n === 0 ? 1 : cosh)
  }
  return sum * step
}
