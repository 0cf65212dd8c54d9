/** Fits along the saturation line. */
import { type Fluid, type HotState, hotState } from '../../engine'
import type { CurveFit } from '../../engine/fluids/fit/curveFit'
import {
  conductivityForm,
  heatCapacityForm,
  latentForm,
  liquidDensityForm,
  liquidForm,
  pressureForm,
  type Reduced,
  reduce,
  stiffnessForm,
  tensionForm,
  thinForm,
  vapourDensityForm,
  viscosityForm,
} from '../../engine/fluids/fit/forms'
import { coefficients } from './coefficients'

/** Both phases of the reference equation at a temperature. */
export interface Sample extends Reduced {
  readonly T: number
  readonly liquid: HotState
  readonly vapour: HotState
}

const count = 120

/** States of the reference along the line, closer together at both ends, where fits deviate most. */
export function samplesOf({ hot }: Fluid, critical: CurveFit['critical'], lowestT: number, highestT: number): Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const T = 0.5 * (lowestT + highestT - (highestT - lowestT) * Math.cos((Math.PI * i) / (count - 1)))
    const [liquid, vapour] = [hotState(), hotState()]
    hot.atTq(T, 0, liquid)
    hot.transport(liquid)
    hot.atTq(T, 1, vapour)
    hot.transport(vapour)
    const sample = { T, liquid, vapour, x: T / critical.T, t: 0, root: 0, cube: 0, power: 0 }
    reduce(sample)
    return sample
  })
}

/** All fits along the line, except those of the vapour's transport properties. */
export function fitLine(samples: readonly Sample[], critical: CurveFit['critical']) {
  const relative = (valueAt: (at: Sample) => number) => (at: Sample) => 1 / valueAt(at)
  const pressure = (valueAt: (at: Sample) => number) =>
    coefficients(
      6,
      (a, { x }: Sample) => pressureForm(a, x),
      samples,
      at => Math.log(valueAt(at) / critical.p),
    )
  const plain = (size: number, form: typeof liquidForm, valueAt: (at: Sample) => number) =>
    coefficients(size, form, samples, valueAt, relative(valueAt))
  const isBlend = samples.some(({ liquid, vapour }) => Math.abs(liquid.p / vapour.p - 1) > 1e-9)
  return {
    bubbleP: pressure(({ liquid }) => liquid.p),
    ...(isBlend && { dewP: pressure(({ vapour }) => vapour.p) }),
    liquidRho: coefficients(
      6,
      liquidDensityForm,
      samples,
      ({ liquid }) => liquid.rho / critical.rho - 1,
      ({ liquid }) => critical.rho / liquid.rho,
    ),
    vapourRho: coefficients(7, vapourDensityForm, samples, ({ vapour }) => Math.log(vapour.rho / critical.rho)),
    liquidH: coefficients(6, liquidForm, samples, ({ liquid }) => liquid.h),
    latentH: coefficients(6, latentForm, samples, ({ liquid, vapour }) => vapour.h - liquid.h),
    liquidS: coefficients(6, liquidForm, samples, ({ liquid }) => liquid.s),
    ...(isBlend && { latentS: coefficients(6, latentForm, samples, ({ liquid, vapour }) => vapour.s - liquid.s) }),
    liquidCp: plain(5, heatCapacityForm, ({ liquid }) => liquid.cp),
    vapourCp: plain(5, heatCapacityForm, ({ vapour }) => vapour.cp),
    liquidMu: coefficients(6, viscosityForm, samples, ({ liquid }) => Math.log(liquid.mu)),
    liquidK: plain(6, conductivityForm, ({ liquid }) => liquid.k),
    sigma: plain(4, tensionForm, ({ liquid }) => liquid.sigma),
    liquidStiffness: coefficients(5, stiffnessForm, samples, ({ liquid }) =>
      Math.log(critical.p * compressibility(liquid)),
    ),
  }
}

/** Isothermal compressibility [1/Pa]. */
const compressibility = ({ cp, cv, w, rho }: HotState) => cp / (cv * rho * w * w)

/** The powers of density with which viscosity and conductivity of a liquid rise, halfway to the critical pressure. */
export function fitRises({ hot, critical }: Fluid, samples: readonly Sample[]) {
  const points = samples.map(({ T, x, liquid }) => {
    const out = hotState()
    hot.atTp(T, 0.5 * (liquid.p + critical.p), out)
    hot.transport(out)
    const denser = Math.log(out.rho / liquid.rho)
    return { x, denser, mu: Math.log(out.mu / liquid.mu) / denser, k: Math.log(out.k / liquid.k) / denser }
  })
  const rise = (name: 'mu' | 'k') =>
    coefficients(
      4,
      (a, { x }: (typeof points)[number]) => thinForm(a, x),
      points,
      at => at[name],
      at => at.denser,
    )
  return { liquidMuRise: rise('mu'), liquidKRise: rise('k') }
}

/** Viscosity and conductivity of the vapour, from the lowest temperature above which both are within a deviation. */
export function fitVapourTransport(samples: readonly Sample[], deviation: number, above: number) {
  for (let from = samples.findIndex(({ T }) => T > above); from < samples.length - 20; from++) {
    const used = samples.slice(from)
    const vapourMu = coefficients(6, viscosityForm, used, ({ vapour }) => Math.log(vapour.mu))
    const k = ({ vapour }: Sample) => vapour.k
    const vapourK = coefficients(6, conductivityForm, used, k, at => 1 / k(at))
    const isClose = used.every(
      at =>
        Math.abs(Math.exp(viscosityForm(vapourMu, at)) / at.vapour.mu - 1) < deviation &&
        Math.abs(conductivityForm(vapourK, at) / at.vapour.k - 1) < deviation,
    )
    if (isClose) return { vapourTransportFrom: Math.ceil(100 * used[0]!.T - 1e-6) / 100, vapourMu, vapourK }
  }
  throw new Error('no range in which the transport of the vapour can be fitted')
}
