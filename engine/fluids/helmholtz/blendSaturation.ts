/** Both lines of a blend, at a temperature and at a pressure. */
import { startBetween, startRaoult } from './blendLine'
import { findPoint } from './blendPoint'
import { tryDensity } from './density'
import type { BlendPhases, Line } from './equation'
import type { Saturation } from './saturationState'

/**
 * Both lines of a blend at a temperature.
 *
 * @param blend  the blend
 * @param T      temperature [K]
 * @param out    pressures and densities are written here
 * @returns      whether both were found
 *
 * Source: `findPoint`.
 */
export function blendAtT(blend: BlendPhases, T: number, out: Saturation): boolean {
  for (const on of [blend.bubble, blend.dew]) {
    if (on.T === T) continue
    if (startBetween(blend, on, T, true) && findPoint(blend, on, T, on.p, true)) continue
    startRaoult(blend, on, T)
    if (!findPoint(blend, on, T, on.p, true)) return lost(on)
  }
  out.bubbleT = T
  out.dewT = T
  write(blend, out)
  return true
}

/**
 * Both lines of a blend at a pressure.
 *
 * @param blend   the blend
 * @param p       pressure [Pa]
 * @param out     holds start temperatures; the result is written here
 * @returns       whether both were found
 *
 * Source: `findPoint`.
 */
export function blendAtP(blend: BlendPhases, p: number, out: Saturation): boolean {
  for (const on of [blend.bubble, blend.dew]) {
    if (on.p === p) continue
    if (bridged(blend, on, p)) continue
    if (startBetween(blend, on, p, false) && findPoint(blend, on, on.T, p, false)) continue
    if (byTemperature(blend, on, p)) continue
    startRaoult(blend, on, on.isBubble ? out.bubbleT : out.dewT)
    if (!findPoint(blend, on, on.T, p, false)) return lost(on)
  }
  out.bubbleT = blend.bubble.T
  out.dewT = blend.dew.T
  write(blend, out)
  return true
}

/**
 * Used where the solution at a pressure does not converge: the secant method in temperature, between two points already
 * solved.
 */
function byTemperature(blend: BlendPhases, on: Line, p: number): boolean {
  const points = on.isBubble ? blend.bubbles : blend.dews
  const above = points.findIndex(point => point.p >= p)
  if (above < 1) return false
  let low = { T: points[above - 1]!.T, logP: Math.log(points[above - 1]!.p) }
  let high = { T: points[above]!.T, logP: Math.log(points[above]!.p) }
  const target = Math.log(p)
  for (let step = 0; step < 60; step++) {
    // ln p is nearly linear in 1/T.
    const share = (target - low.logP) / (high.logP - low.logP)
    const T = 1 / (1 / low.T + share * (1 / high.T - 1 / low.T))
    if (!(startBetween(blend, on, T, true) && findPoint(blend, on, T, Math.exp(target), true))) return false
    const logP = Math.log(on.p)
    if (Math.abs(logP - target) < 1e-12) return true
    if (logP > target) high = { T, logP }
    else low = { T, logP }
  }
  return Math.abs(Math.log(on.p) - target) < 1e-9
}

/**
 * Above the last point of a line: interpolation to the critical point. The density there is that of the equation, since
 * other values would make single-phase and wet states overlap; its start value follows the square root of the distance.
 */
function bridged({ of, bubbles, dews }: BlendPhases, on: Line, p: number): boolean {
  const edge = (on.isBubble ? bubbles : dews).at(-1)
  if (!(edge && p > edge.p && p < of.criticalP)) return false
  const share = Math.min(1, Math.log(p / of.criticalP) / Math.log(edge.p / of.criticalP))
  on.T = of.criticalT - share * (of.criticalT - edge.T)
  on.p = p
  const near = of.criticalRho + Math.sqrt(share) * (edge.rho - of.criticalRho)
  const own = tryDensity(of, on.T, p, near, on.isBubble)
  on.rho = own > 0 ? own : near
  return true
}

function lost(on: Line): boolean {
  on.T = 0
  on.p = 0
  return false
}

function write({ bubble, dew }: BlendPhases, out: Saturation): void {
  out.bubbleP = bubble.p
  out.dewP = dew.p
  out.liquidRho = bubble.rho
  out.vapourRho = dew.rho
}
