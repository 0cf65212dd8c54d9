/** Compressed liquid: properties above the boiling pressure. */
import type { HotState } from '../fluid'
import type { CurveFit } from './curveFit'
import type { FitRoom } from './fitRoom'
import { liquidDensityForm, pressureForm, type Reduced, reduce, stiffnessForm } from './forms'

/**
 * Derivative of a liquid's bulk modulus by pressure, a typical value: F. D. Murnaghan, Proc. Natl. Acad. Sci. 30 (1944)
 * 244.
 */
const stiffening = 9
const rest = 1 - 1 / stiffening

/**
 * Step of the numerical derivative as a share of the temperature: small beside the distance to the critical point,
 * large beside rounding.
 */
const step = 1e-3

const around: Reduced = { x: 0, t: 0, root: 0, cube: 0, power: 0 }

/**
 * Pressure path from boiling to the wanted pressure [Pa] at one temperature, and the integral of v dp along it [J/kg].
 */
const way = { from: Number.NaN, to: Number.NaN, work: Number.NaN }

/**
 * Brings boiling liquid to the pressure in `out`: its density by Murnaghan's equation, and the changes of enthalpy,
 * entropy and heat capacity by the same equation, `dh = (v - T dv/dT) dp`, `ds = -dv/dT dp`, `dcp = -T d2v/dT2 dp`.
 *
 * @param room  of the fit, with its temperature set
 * @param out   boiling liquid, except for p [Pa]; rho, h, s and cp are changed
 *
 * Valid for pressures above boiling; below, the state is not changed.
 *
 * Source: definitions; the derivatives of the integral of v dp by finite differences in temperature.
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
  way.from = boiling
  way.to = p
  around.x = (T - width) / critical.T
  setWork(fit)
  const cold = way.work
  around.x = T / critical.T
  setWork(fit)
  const here = way.work
  around.x = (T + width) / critical.T
  setWork(fit)
  const warm = way.work
  const slope = (warm - cold) / (2 * width)
  out.s -= slope
  out.h += here - T * slope
  out.cp -= (T * (warm - 2 * here + cold)) / (width * width)
}

/**
 * Sets the work along the path at a neighbouring temperature; the start of the path may be slightly below the boiling
 * pressure there.
 */
function setWork(fit: CurveFit): void {
  const { critical } = fit
  reduce(around)
  const v = 1 / (critical.rho * (1 + liquidDensityForm(fit.liquidRho, around)))
  const stiffness = Math.exp(stiffnessForm(fit.liquidStiffness, around)) / critical.p
  const boiling = critical.p * Math.exp(pressureForm(fit.bubbleP, around.x))
  const from = (1 + stiffening * stiffness * (way.from - boiling)) ** rest
  const to = (1 + stiffening * stiffness * (way.to - boiling)) ** rest
  way.work = (v * (to - from)) / ((stiffening - 1) * stiffness)
}
