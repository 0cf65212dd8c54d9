/** The saturation line of a curve fit: states of boiling liquid and condensing vapour by temperature, temperature by pressure. */
import type { HotState } from '../fluid'
import type { CurveFit } from './curveFit'
import {
  heatCapacityForm,
  latentForm,
  liquidDensityForm,
  liquidForm,
  pressureForm,
  pressureSlope,
  type Reduced,
  vapourDensityForm,
} from './forms'

/** A line of pressure, with where Newton's method starts: 1/x by ln(p/pc), straight between the ends. */
export interface PressureLine {
  readonly terms: readonly number[]
  readonly lowestP: number
  readonly highestP: number
  readonly start: number
  readonly slope: number
}

/**
 * A line of pressure made ready.
 *
 * @param fit    the coefficients
 * @param terms  those of the line
 * @returns      the line, with its ends [Pa]
 *
 * Source: definition.
 */
export function pressureLine({ critical, lowestT, highestT }: CurveFit, terms: readonly number[]): PressureLine {
  const [low, high] = [lowestT, highestT].map(T => pressureForm(terms, T / critical.T)) as [number, number]
  const slope = (critical.T / highestT - critical.T / lowestT) / (high - low)
  const ends = { lowestP: critical.p * Math.exp(low), highestP: critical.p * Math.exp(high) }
  return { terms, ...ends, start: critical.T / lowestT - slope * low, slope }
}

/**
 * Pressure of a line at a temperature.
 *
 * @param line      the line
 * @param critical  of the fit: K, Pa
 * @param T         temperature [K]
 * @returns         pressure [Pa]
 *
 * Valid between the ends of the line.
 *
 * Source: see `pressureForm`.
 */
export function pressureOn(line: PressureLine, critical: CurveFit['critical'], T: number): number {
  return critical.p * Math.exp(pressureForm(line.terms, T / critical.T))
}

/**
 * Temperature at which a line has a pressure.
 *
 * @param line      the line
 * @param critical  of the fit: K, Pa
 * @param p         pressure [Pa]
 * @returns         temperature [K]
 *
 * Valid between the ends of the line, and a little beyond.
 *
 * Source: Newton's method in 1/T, along which ln p is almost straight: two or three steps to the last digits.
 */
export function temperatureOn(line: PressureLine, critical: CurveFit['critical'], p: number): number {
  const wanted = Math.log(p / critical.p)
  let inverse = Math.max(line.start + line.slope * wanted, 1.0001)
  for (let step = 0; step < 20; step++) {
    const x = 1 / inverse
    const change = (wanted - pressureForm(line.terms, x)) / pressureSlope(line.terms, x)
    inverse = Math.max(inverse + change, 1.0001)
    // The next step would be of the size of its square.
    if (Math.abs(change) < 1e-7) break
  }
  return critical.T / inverse
}

/**
 * Boiling liquid.
 *
 * @param fit  the coefficients
 * @param T    temperature [K]
 * @param at   the same, reduced
 * @param out  where T, rho, h, s and cp are written
 *
 * Valid on the fit's saturation line.
 *
 * Source: the forms.
 */
export function writeBoiling(fit: CurveFit, T: number, at: Reduced, out: HotState): void {
  out.T = T
  out.rho = fit.critical.rho * (1 + liquidDensityForm(fit.liquidRho, at))
  out.h = liquidForm(fit.liquidH, at)
  out.s = liquidForm(fit.liquidS, at)
  out.cp = heatCapacityForm(fit.liquidCp, at)
}

/**
 * Condensing vapour.
 *
 * @param fit  the coefficients
 * @param T    temperature [K]
 * @param at   the same, reduced
 * @param out  where T, rho, h, s and cp are written
 *
 * Valid on the fit's saturation line.
 *
 * Source: the forms; the entropy of evaporation of a pure fluid is its enthalpy over T.
 */
export function writeCondensing(fit: CurveFit, T: number, at: Reduced, out: HotState): void {
  const latent = latentForm(fit.latentH, at)
  out.T = T
  out.rho = fit.critical.rho * Math.exp(vapourDensityForm(fit.vapourRho, at))
  out.h = liquidForm(fit.liquidH, at) + latent
  out.s = liquidForm(fit.liquidS, at) + (fit.latentS ? latentForm(fit.latentS, at) : latent / T)
  out.cp = heatCapacityForm(fit.vapourCp, at)
}
