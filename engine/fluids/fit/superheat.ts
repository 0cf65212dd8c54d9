/** Superheated vapour from condensing vapour at its pressure. */
import type { HotState } from '../fluid'
import type { CurveFit } from './curveFit'
import { decayForm, type Reduced, thinForm } from './forms'

/**
 * Heats condensing vapour to a higher temperature at constant pressure.
 *
 * @param fit  the coefficients
 * @param dew  the dew temperature [K]
 * @param at   the same, reduced
 * @param out  rho, h, s and cp of condensing vapour, its p [Pa] and the temperature wanted [K]; the first four are
 * overwritten
 *
 * Valid to 100 K above the dew point.
 *
 * Source: engine reference 3.3.3, `h = h'' + cp''(T - Tsat)` with a virial correction of the volume. The excess of heat
 * capacity over the dilute gas, and the relative deviation of the volume from the ideal gas, decrease with the square
 * of `w/(w + T - Tsat)`, as the terms of a virial equation do with temperature; w is fitted along the line. The
 * integrals for h and s are exact.
 */
export function superheat(fit: CurveFit, dew: { readonly T: number }, at: Reduced, out: HotState): void {
  const { thinCp: c, critical, gasConstant } = fit
  const from = dew.T
  const { T } = out
  const above = T - from
  const x0 = at.x
  const x1 = T / critical.T
  const excess = out.cp - thinForm(c, x0)
  const w = from * Math.exp(decayForm(fit.heatDecay, at))
  const rest = w / (w + above)
  const span = x1 - x0
  const sum = x0 + x1
  const squares = x0 * x0 + x0 * x1 + x1 * x1
  const log = Math.log(T / from)
  out.h +=
    critical.T * span * (c[0]! + (c[1]! * sum) / 2 + (c[2]! * squares) / 3 + (c[3]! * sum * (x0 * x0 + x1 * x1)) / 4) +
    excess * rest * above
  // The integral of w^2 / (T (T + a)^2) with a = w - Tsat: w is well below Tsat, so that a is not 0.
  const a = w - from
  const share = w / a
  out.s +=
    c[0]! * log +
    span * (c[1]! + (c[2]! * sum) / 2 + (c[3]! * squares) / 3) +
    excess * (share * share * (log - Math.log((T + a) / w)) - (share * above) / (w + above))
  out.cp = thinForm(c, x1) + excess * rest * rest
  const short = 1 - out.p / (out.rho * gasConstant * from)
  const wide = from * Math.exp(decayForm(fit.volumeDecay, at))
  const left = wide / (wide + above)
  out.rho = out.p / (gasConstant * T * (1 - short * left * left))
}
