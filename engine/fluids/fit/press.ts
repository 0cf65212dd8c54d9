/** Liquid pressed beyond its boiling point. */
import type { HotState } from '../fluid'
import type { CurveFit } from './curveFit'
import type { FitRoom } from './flash'
import { liquidDensityForm, pressureForm, type Reduced, reduce, stiffnessForm } from './forms'

/** By how much a liquid's bulk modulus rises per pressure: F. D. Murnaghan, Proc. Natl. Acad. Sci. 30 (1944) 244, with what liquids have. */
const stiffening = 9
const rest = 1 - 1 / stiffening

/** As a share of the temperature: small beside what is left to the critical point, large beside what rounding does. */
const step = 1e-3

const around: Reduced = { x: 0, t: 0, root: 0, cube: 0, power: 0 }

/**
 * Takes boiling liquid to the pressure in `out`: its density by Murnaghan's equation, and what enthalpy, entropy and heat
 * capacity change on the way by the same equation, `dh = (v - T dv/dT) dp`, `ds = -dv/dT dp`, `dcp = -T d2v/dT2 dp`.
 *
 * @param room  of the fit, its temperature set
 * @param out   boiling liquid, but for p [Pa]; rho, h, s and cp are changed
 *
 * Valid for pressures above boiling; below, the state is left alone.
 *
 * Source: definitions; the derivatives of the integral of v dp by differences along the temperature.
 */
export function press({ fit, at }: FitRoom, out: HotState): void {
  const { T, p } = out
  const { critical } = fit
  const boiling = critical.p * Math.exp(pressureForm(fit.bubbleP, at.x))
  if (!(p > boiling)) return
  out.rho *=
    (1 + (stiffening * (p - boiling) * Math.exp(stiffnessForm(fit.liquidStiffness, at))) / critical.p) **
    (1 / stiffening)
  const width = step * T
  const cold = work(fit, T - width, boiling, p)
  const here = work(fit, T, boiling, p)
  const warm = work(fit, T + width, boiling, p)
  const slope = (warm - cold) / (2 * width)
  out.s -= slope
  out.h += here - T * slope
  out.cp -= (T * (warm - 2 * here + cold)) / (width * width)
}

/** The integral of v dp from one pressure to another at a temperature [J/kg]; the one may lie a little under boiling there. */
function work(fit: CurveFit, T: number, from: number, to: number): number {
  const { critical } = fit
  reduce(T / critical.T, around)
  const v = 1 / (critical.rho * (1 + liquidDensityForm(fit.liquidRho, around)))
  const stiffness = Math.exp(stiffnessForm(fit.liquidStiffness, around)) / critical.p
  const boiling = critical.p * Math.exp(pressureForm(fit.bubbleP, around.x))
  const raised = (p: number) => (1 + stiffening * stiffness * (p - boiling)) ** rest
  return (v * (raised(to) - raised(from))) / ((stiffening - 1) * stiffness)
}
