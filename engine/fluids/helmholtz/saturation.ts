/** The saturation line of an equation of state, by equal pressure and Gibbs energy of both phases. */

import { EngineError } from '../../errors'
import type { Ancillary } from '../fluidData'
import { blendAtP, blendAtT } from './blendSaturation'
import { tryDensity } from './density'
import { ancillaryAt, type Equation } from './equation'
import { evaluateAll, setTau } from './residual'
import type { Saturation } from './saturationState'

/**
 * Both phases at a temperature.
 *
 * @param of   the equation
 * @param T    temperature [K]
 * @param out  the pair is written here
 *
 * Valid below the critical temperature; else `out-of-range`.
 *
 * Source: equal pressure and Gibbs energy, by Newton's method in both densities (R. Akasaka, J. Thermal Sci. Technol. 3
 * (2008) 442) from published start values. A pseudo-pure fluid has no such point: its two pressures are published with
 * it.
 */
export function saturateAtT(of: Equation, T: number, out: Saturation): void {
  if (!(T < of.criticalT))
    throw new EngineError('out-of-range', `${of.data.name} has no saturation at ${T} K; it ends at ${of.criticalT} K`, {
      T,
    })
  if (of.phases) {
    if (!blendAtT(of.phases, T, out)) bridge(of, T, out)
    return
  }
  const { bubble, dew, liquid, vapour } = of.data.saturation
  out.bubbleT = T
  out.dewT = T
  out.liquidRho = ancillaryAt(liquid, T) * of.molarMass
  out.vapourRho = ancillaryAt(vapour, T) * of.molarMass
  if (of.data.isPseudoPure) {
    out.bubbleP = ancillaryAt(bubble, T)
    out.dewP = ancillaryAt(dew, T)
    out.liquidRho = tryDensity(of, T, out.bubbleP, out.liquidRho, true)
    out.vapourRho = tryDensity(of, T, out.dewP, out.vapourRho, false)
    if (!(out.liquidRho > out.vapourRho && out.vapourRho > 0)) bridge(of, T, out)
    return
  }
  if (!equalize(of, T, out) && !equalizeByPressure(of, T, out)) bridge(of, T, out)
  out.bubbleP = out.dewP
}

/**
 * Very close to the critical point, where the two phases differ by no more than rounding: interpolation from the pair
 * at `bridgeT` to the published critical point, of the densities by the square root of the distance.
 */
function bridge(of: Equation, T: number, out: Saturation): void {
  const edge = of.bridgeT
  if (T <= edge) throw new EngineError('not-converged', `${of.data.name} has no two phases at ${T} K`, { T })
  saturateAtT(of, edge, out)
  const share = (of.criticalT - T) / (of.criticalT - edge)
  out.bubbleT = T
  out.dewT = T
  out.bubbleP = of.criticalP * (out.bubbleP / of.criticalP) ** share
  out.dewP = of.criticalP * (out.dewP / of.criticalP) ** share
  out.liquidRho = of.criticalRho + (out.liquidRho - of.criticalRho) * Math.sqrt(share)
  out.vapourRho = of.criticalRho + (out.vapourRho - of.criticalRho) * Math.sqrt(share)
}

/** Newton's method in both densities from those in `out`; false where it does not converge. */
function equalize(of: Equation, T: number, out: Saturation): boolean {
  const { residual, reducingRho } = of
  const RT = of.R * T
  setTau(residual, of.reducingT / T)
  let liquid = out.liquidRho
  let vapour = out.vapourRho
  for (let step = 0; step < 40; step++) {
    evaluateAll(residual, liquid / reducingRho)
    const liquidP = liquid * (1 + residual.ad)
    const liquidSlope = 1 + 2 * residual.ad + residual.add
    const liquidG = residual.a + residual.ad + Math.log(liquid)
    evaluateAll(residual, vapour / reducingRho)
    const vapourP = vapour * (1 + residual.ad)
    const vapourSlope = 1 + 2 * residual.ad + residual.add
    const vapourG = residual.a + residual.ad + Math.log(vapour)
    if (!(liquidSlope > 0 && vapourSlope > 0 && liquid > vapour)) return false
    // dg = dp/rho in each phase: two linear equations for the changes of pressure.
    const gap = vapourP - liquidP
    const rise = (vapourG - liquidG - gap / liquid) / (1 / liquid - 1 / vapour)
    const liquidStep = (rise + gap) / liquidSlope
    const vapourStep = rise / vapourSlope
    liquid += liquidStep
    vapour += vapourStep
    if (Math.abs(liquidStep) < 1e-9 * liquid && Math.abs(vapourStep) < 1e-9 * vapour) {
      if (liquid - vapour < 1e-6 * liquid) return false
      out.liquidRho = liquid
      out.vapourRho = vapour
      out.dewP = RT * (vapourP + rise)
      return true
    }
    if (!(vapour > 0)) return false
  }
  return false
}

/**
 * A slower method close to the critical point: the pressure at which both roots have the same Gibbs energy; false if
 * there is none.
 */
function equalizeByPressure(of: Equation, T: number, out: Saturation): boolean {
  const { residual, reducingRho } = of
  const RT = of.R * T
  let p = ancillaryAt(of.data.saturation.dew, T)
  let liquid = 1.05 * ancillaryAt(of.data.saturation.liquid, T) * of.molarMass
  let vapour = 0.9 * ancillaryAt(of.data.saturation.vapour, T) * of.molarMass
  for (let step = 0; step < 60; step++) {
    liquid = tryDensity(of, T, p, 1.02 * liquid, true)
    vapour = tryDensity(of, T, p, 0.98 * vapour, false)
    if (!(liquid > vapour * (1 + 1e-6) && vapour > 0)) return false
    evaluateAll(residual, liquid / reducingRho)
    const liquidG = residual.a + residual.ad + Math.log(liquid)
    evaluateAll(residual, vapour / reducingRho)
    const vapourG = residual.a + residual.ad + Math.log(vapour)
    const change = (RT * (liquidG - vapourG)) / (1 / vapour - 1 / liquid)
    p += change
    if (Math.abs(change) < 1e-11 * p) {
      out.liquidRho = liquid
      out.vapourRho = vapour
      out.dewP = p
      return true
    }
  }
  return false
}

/** Temperature at which a published saturation pressure has a value. */
function ancillaryTemperature(of: Ancillary, p: number): number {
  const target = Math.log(p / of.scale)
  // ln p is nearly linear in 1/T; 7 is the usual slope at the critical point.
  let T = of.T / (1 - target / 7)
  for (let step = 0; step < 20; step++) {
    const value = Math.log(ancillaryAt(of, T) / of.scale)
    const near = Math.log(ancillaryAt(of, T * (1 - 1e-5)) / of.scale)
    const slope = (value - near) / (1e-5 * T)
    const next = Math.min(T + (target - value) / slope, 0.9999999 * of.T)
    if (Math.abs(next - T) < 1e-7 * T) return next
    T = next
  }
  return T
}

/**
 * Both phases at a pressure.
 *
 * @param of         the equation
 * @param p          pressure [Pa]
 * @param out        the pair is written here
 * @param isStarted  whether `out` holds start temperatures and densities
 *
 * Valid below the critical pressure; else `out-of-range`.
 *
 * Source: as `saturateAtT`, with the temperature as third unknown.
 */
export function saturateAtP(of: Equation, p: number, out: Saturation, isStarted = false): void {
  const { data } = of
  if (!(p > 0 && p < of.criticalP))
    throw new EngineError('out-of-range', `${data.name} has no saturation at ${p} Pa; it ends at ${of.criticalP} Pa`, {
      p,
    })
  const { bubble, dew, liquid, vapour } = data.saturation
  out.bubbleP = p
  out.dewP = p
  if (!isStarted) {
    out.bubbleT = ancillaryTemperature(bubble, p)
    out.dewT = data.isPseudoPure ? ancillaryTemperature(dew, p) : out.bubbleT
    out.liquidRho = ancillaryAt(liquid, out.bubbleT) * of.molarMass
    out.vapourRho = ancillaryAt(vapour, out.dewT) * of.molarMass
  }
  if (of.phases) {
    if (!blendAtP(of.phases, p, out))
      throw new EngineError('not-converged', `${data.name} has no two phases at ${p} Pa`, { p })
    return
  }
  if (data.isPseudoPure) {
    out.bubbleT = pressureTemperature(bubble, p, out.bubbleT)
    out.dewT = pressureTemperature(dew, p, out.dewT)
    out.liquidRho = tryDensity(of, out.bubbleT, p, out.liquidRho, true)
    out.vapourRho = tryDensity(of, out.dewT, p, out.vapourRho, false)
    if (out.liquidRho > out.vapourRho && out.vapourRho > 0) return
    bridge(of, Math.min(out.bubbleT, 0.9999999 * of.criticalT), out)
    out.bubbleP = p
    out.dewP = p
    return
  }
  if (!equalizeAtP(of, p, out)) bisectTemperature(of, p, out)
  out.dewT = out.bubbleT
}

/**
 * Inverts a published pressure to full precision, by the secant method inside a bracket: towards the critical point
 * such a curve may be so steep that an unbounded secant diverges. If the pressure is beyond the curve, returns the end
 * of the curve.
 */
function pressureTemperature(of: Ancillary, p: number, start: number): number {
  let low = 0
  let high = 0.9999999 * of.T
  let T = Math.min(start, high)
  for (let step = 0; step < 60; step++) {
    const value = Math.log(ancillaryAt(of, T) / p)
    if (Math.abs(value) < 1e-14) break
    if (value > 0) high = T
    else low = T
    const slope = (value - Math.log(ancillaryAt(of, T * (1 - 1e-6)) / p)) / (1e-6 * T)
    let next = T - value / slope
    if (!(next > low && next < high)) next = 0.5 * (low + high)
    if (Math.abs(next - T) < 1e-15 * T) break
    T = next
  }
  return T
}

/** Newton's method in the temperature and both densities; false where it does not converge. */
function equalizeAtP(of: Equation, p: number, out: Saturation): boolean {
  const { residual, reducingRho, R } = of
  let T = out.bubbleT
  let liquid = out.liquidRho
  let vapour = out.vapourRho
  for (let step = 0; step < 30; step++) {
    setTau(residual, of.reducingT / T)
    const target = p / (R * T)
    evaluateAll(residual, liquid / reducingRho)
    // Pressures and energies over RT, entropies over R.
    const liquidGap = target - liquid * (1 + residual.ad)
    const liquidSlope = 1 + 2 * residual.ad + residual.add
    const liquidG = residual.a + residual.ad + Math.log(liquid)
    const liquidS = residual.at - residual.a - Math.log(liquid)
    const liquidByT = liquid * (1 + residual.ad - residual.adt)
    evaluateAll(residual, vapour / reducingRho)
    const vapourGap = target - vapour * (1 + residual.ad)
    const vapourSlope = 1 + 2 * residual.ad + residual.add
    const vapourG = residual.a + residual.ad + Math.log(vapour)
    const vapourS = residual.at - residual.a - Math.log(vapour)
    const vapourByT = vapour * (1 + residual.ad - residual.adt)
    if (!(liquidSlope > 0 && vapourSlope > 0 && liquid > vapour)) return false
    const change = (vapourG + vapourGap / vapour - liquidG - liquidGap / liquid) / (vapourS - liquidS)
    const liquidStep = (liquidGap - liquidByT * change) / liquidSlope
    const vapourStep = (vapourGap - vapourByT * change) / vapourSlope
    T += change * T
    liquid += liquidStep
    vapour += vapourStep
    if (!(vapour > 0 && T > 0)) return false
    if (Math.abs(change) < 1e-9 && Math.abs(liquidStep) < 1e-8 * liquid && Math.abs(vapourStep) < 1e-8 * vapour) {
      if (liquid - vapour < 1e-6 * liquid) return false
      out.bubbleT = T
      out.liquidRho = liquid
      out.vapourRho = vapour
      return true
    }
  }
  return false
}

/** A slower method near the critical point. */
function bisectTemperature(of: Equation, p: number, out: Saturation): void {
  let low = 0.98 * of.criticalT
  let high = of.criticalT
  for (let step = 0; step < 60 && high - low > 1e-12 * high; step++) {
    const T = 0.5 * (low + high)
    saturateAtT(of, T, out)
    if (out.dewP > p) high = T
    else low = T
  }
  out.bubbleP = p
  out.dewP = p
}
