/** Reynolds range of a fit, and the exponent with which it continues below. */
export interface ReynoldsRange {
  min: number
  max: number
  exponentBelow: number
}

/**
 * Evaluates a fit inside its Reynolds range and continues it by power laws outside, without a step.
 *
 * @param Re     Reynolds number [-]
 * @param range  fitted range and the exponent used below it [-]
 * @param curve    the fitted function of Re
 * @returns value of the fit, scaled by `(Re/min)^exponentBelow` below and by the fit's own last exponent above
 *
 * Valid for any positive Re; outside the range an extrapolation.
 *
 * Source: engineering rule; laminar developing flow between plates gives exponents near -0.6 (j) and -0.7 (f).
 */
export function reynoldsContinuation(Re: number, range: ReynoldsRange, curve: (Re: number) => number): number {
  if (Re < range.min) return curve(range.min) * (Re / range.min) ** range.exponentBelow
  if (Re > range.max) {
    const atLimit = curve(range.max)
    const lastExponent = Math.log(atLimit / curve(range.max * 0.98)) / Math.log(1 / 0.98)
    // No known surface has a factor that rises with Re or falls faster than in laminar flow.
    return atLimit * (Re / range.max) ** Math.min(0, Math.max(-1, lastExponent))
  }
  return curve(Re)
}
