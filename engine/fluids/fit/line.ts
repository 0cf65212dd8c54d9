/**
 * The saturation line of a curve fit: states of boiling liquid and condensing vapour by temperature, temperature by
 * pressure.
 */
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

/**
 * A line of pressure with a point on it that the caller sets: passing numbers in the point avoids allocations. Newton's
 * method starts from 1/x, linear in ln(p/pc) between the ends.
 */
export interface PressureLine {
  readonly critical: CurveFit['critical']
  readonly terms: readonly number[]
  readonly lowestP: number
  readonly highestP: number
  readonly start: number
  readonly slope: number
  /** The point: K, Pa. */
  T: number
  p: number
}

/**
 * Prepares a line of pressure.
 *
 * @param fit     the coefficients
 * @param terms   those of the line
 * @param bubble  for a dew line: the bubble line, which limits its ends
 * @returns       the line, with its ends [Pa]
 *
 * Source: definition.
 */
export function pressureLine(fit: CurveFit, terms: readonly number[], bubble?: PressureLine): PressureLine {
  const { critical, lowestT, highestT } = fit
  const [low, high] = [lowestT, highestT].map(T => pressureForm(terms, T / critical.T)) as [number, number]
  const slope = (critical.T / highestT - critical.T / lowestT) / (high - low)
  return {
    critical,
    terms,
    lowestP: Math.min(critical.p * Math.exp(low), bubble?.lowestP ?? Number.POSITIVE_INFINITY),
    highestP: Math.min(critical.p * Math.exp(high), bubble?.highestP ?? Number.POSITIVE_INFINITY),
    start: critical.T / lowestT - slope * low,
    slope,
    T: Number.NaN,
    p: Number.NaN,
  }
}

/**
 * Sets the pressure of the point of a line from its temperature.
 *
 * @param line  the line, with its T set [K]; p [Pa] is written
 *
 * Valid between the ends of the line.
 *
 * Source: see `pressureForm`.
 */
export function setPressure(line: PressureLine): void {
  const { critical } = line
  line.p = critical.p * Math.exp(pressureForm(line.terms, line.T / critical.T))
}

/**
 * Sets the temperature of the point of a line from its pressure.
 *
 * @param line  the line, with its p set [Pa]; T [K] is written
 *
 * Valid between the ends of the line, and a little beyond.
 *
 * Source: Newton's method in 1/T, in which ln p is almost linear: two or three steps to full precision.
 */
export function setTemperature(line: PressureLine): void {
  const { critical, terms } = line
  const wanted = Math.log(line.p / critical.p)
  let inverse = Math.max(line.start + line.slope * wanted, 1.0001)
  for (let step = 0; step < 20; step++) {
    const x = 1 / inverse
    const change = (wanted - pressureForm(terms, x)) / pressureSlope(terms, x)
    inverse = Math.max(inverse + change, 1.0001)
    // The next step would be about the square of this one.
    if (Math.abs(change) < 1e-7) break
  }
  line.T = critical.T / inverse
}

/**
 * Boiling liquid.
 *
 * @param fit  the coefficients
 * @param at   its temperature, reduced
 * @param out  where rho, h, s and cp are written
 *
 * Valid on the fit's saturation line.
 *
 * Source: the forms.
 */
export function writeBoiling(fit: CurveFit, at: Reduced, out: HotState): void {
  out.rho = fit.critical.rho * (1 + liquidDensityForm(fit.liquidRho, at))
  out.h = liquidForm(fit.liquidH, at)
  out.s = liquidForm(fit.liquidS, at)
  out.cp = heatCapacityForm(fit.liquidCp, at)
}

/**
 * Condensing vapour.
 *
 * @param fit  the coefficients
 * @param dew  its temperature [K]
 * @param at   the same, reduced
 * @param out  where rho, h, s and cp are written
 *
 * Valid on the fit's saturation line.
 *
 * Source: the forms; the entropy of evaporation of a pure fluid is its enthalpy over T.
 */
export function writeCondensing(fit: CurveFit, dew: { readonly T: number }, at: Reduced, out: HotState): void {
  const latent = latentForm(fit.latentH, at)
  out.rho = fit.critical.rho * Math.exp(vapourDensityForm(fit.vapourRho, at))
  out.h = liquidForm(fit.liquidH, at) + latent
  out.s = liquidForm(fit.liquidS, at) + (fit.latentS ? latentForm(fit.latentS, at) : latent / dew.T)
  out.cp = heatCapacityForm(fit.vapourCp, at)
}
