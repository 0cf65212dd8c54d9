/** Fits of superheated vapour: the dilute gas, and how fast vapour approaches it. */
import { type Fluid, hotState } from '../../engine'
import type { CurveFit } from '../../engine/fluids/fit/curveFit'
import { decayForm, thinForm } from '../../engine/fluids/fit/forms'
import { coefficients } from './coefficients'
import type { Sample } from './line'

/** Low enough that the gas is ideal [Pa]. */
const thinP = 20
const middling = 30
const superheats = [2, 4, 8, 15, 25, 40, 60]

/** Fits the dilute gas, and the decay of the vapour's excess over it with superheat. */
export function fitVapour(reference: Fluid, samples: readonly Sample[], critical: CurveFit['critical']) {
  const thin = thinGas(reference, samples, critical)
  const gasConstant = 8.314462618 / reference.molarMass
  let held = 0.1
  const found = samples
    .filter((_, i) => i % 3 === 0)
    .reverse()
    .flatMap(at => {
      const heated = superheatsOf(reference, at)
      if (heated.length === 0) return []
      const heatAbove = (T: number) =>
        enthalpyOf(thin.thinCp, T / critical.T, critical.T) - enthalpyOf(thin.thinCp, at.x, critical.T)
      const excess = at.vapour.cp - thinForm(thin.thinCp, at.x)
      const told = closest(0.6 * at.T, w =>
        heated.map(({ above, h, T }) => heatAbove(T) + (excess * w * above) / (w + above) - (h - at.vapour.h)),
      )
      const short = 1 - at.vapour.p / (at.vapour.rho * gasConstant * at.T)
      const volume = closest(2 * at.T, w =>
        heated.map(({ above, rho, T }) => {
          const Z = at.vapour.p / (rho * gasConstant * T)
          return (1 - short * (w / (w + above)) ** 2) / Z - 1
        }),
      )
      // Keep the last value where the excess is too small to show its decay; samples start at the highest temperature.
      if (excess > 0.03 * at.vapour.cp) held = told / at.T
      const heat = held * at.T
      // The effect of an error in w on the result at a medium superheat: without an excess w has no effect.
      const share = (w: number) => middling / (w + middling)
      const weights = {
        heat: at.T * Math.abs(excess) * share(heat) ** 2,
        volume: at.T * short * share(volume) ** 2 * (1 - share(volume)),
      }
      return [{ ...at, heat: heat / at.T, volume: volume / at.T, weights }]
    })
  const decay = (name: 'heat' | 'volume') => {
    // At least a twentieth of the largest weight, so that the fit stays reasonable where there is nothing to fit.
    const least = Math.max(...found.map(at => at[name] * at.weights[name])) / 20
    return coefficients(
      5,
      decayForm,
      found,
      at => Math.log(at[name]),
      at => Math.max(least, at[name] * at.weights[name]),
    )
  }
  return { ...thin, heatDecay: decay('heat'), volumeDecay: decay('volume') }
}

function thinGas({ hot, limits }: Fluid, samples: readonly Sample[], critical: CurveFit['critical']) {
  const low = samples[0]!.T
  const high = Math.min(samples.at(-1)!.T + 100, limits.highestT)
  const points = Array.from({ length: 60 }, (_, i) => {
    const T = low + (i / 59) * (high - low)
    const out = hotState()
    hot.atTp(T, thinP, out)
    hot.transport(out)
    return { ...out, x: T / critical.T }
  })
  const polynomial = (name: 'cp' | 'mu' | 'k') =>
    coefficients(
      4,
      (a, { x }: (typeof points)[number]) => thinForm(a, x),
      points,
      at => at[name],
      at => 1 / at[name],
    )
  return { thinCp: polynomial('cp'), thinMu: polynomial('mu'), thinK: polynomial('k') }
}

function superheatsOf({ hot, limits }: Fluid, { T: from, vapour }: Sample) {
  return superheats
    .filter(above => from + above < limits.highestT)
    .map(above => {
      const out = hotState()
      hot.atTp(from + above, vapour.p, out)
      return { ...out, above }
    })
}

/** Integral of the dilute gas's heat capacity. */
function enthalpyOf(c: readonly number[], x: number, criticalT: number): number {
  return criticalT * x * (c[0]! + x * (c[1]! / 2 + x * (c[2]! / 3 + (x * c[3]!) / 4)))
}

/** The superheat that minimises the largest deviation, by golden-section search of its logarithm. */
function closest(highest: number, missesOf: (w: number) => number[]): number {
  const worst = (log: number) => Math.max(...missesOf(Math.exp(log)).map(Math.abs))
  const golden = (Math.sqrt(5) - 1) / 2
  let low = Math.log(0.02 * highest)
  let high = Math.log(highest)
  for (let step = 0; step < 60; step++) {
    const left = high - golden * (high - low)
    const right = low + golden * (high - low)
    if (worst(left) < worst(right)) high = right
    else low = left
  }
  return Math.exp(0.5 * (low + high))
}
