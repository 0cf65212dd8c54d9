/** Water around its critical point: region 3 of IAPWS-IF97, written in density and temperature. */
import { EngineError } from '../../errors'
import { densityStart, type Side } from './densityStart'
import { evaluateSeries, noDerivatives, powerSeries } from './powerSeries'
import { critical, gasConstant, type WaterState, waterState } from './waterState'

const logarithm = 0.10658070028513e1

const series = powerSeries([
  [0, 0, -0.15732845290239e2],
  [0, 1, 0.20944396974307e2],
  [0, 2, -0.76867707878716e1],
  [0, 7, 0.26185947787954e1],
  [0, 10, -0.2808078114862e1],
  [0, 12, 0.12053369696517e1],
  [0, 23, -0.84566812812502e-2],
  [1, 2, -0.12654315477714e1],
  [1, 6, -0.11524407806681e1],
  [1, 15, 0.88521043984318],
  [1, 17, -0.64207765181607],
  [2, 0, 0.38493460186671],
  [2, 2, -0.85214708824206],
  [2, 6, 0.48972281541877e1],
  [2, 7, -0.30502617256965e1],
  [2, 22, 0.39420536879154e-1],
  [2, 26, 0.12558408424308],
  [3, 0, -0.2799932969871],
  [3, 2, 0.1389979956946e1],
  [3, 4, -0.2018991502357e1],
  [3, 16, -0.82147637173963e-2],
  [3, 26, -0.47596035734923],
  [4, 0, 0.439840744735e-1],
  [4, 2, -0.44476435428739],
  [4, 4, 0.90572070719733],
  [4, 26, 0.70522450087967],
  [5, 1, 0.10770512626332],
  [5, 3, -0.32913623258954],
  [5, 26, -0.50871062041158],
  [6, 0, -0.22175400873096e-1],
  [6, 2, 0.94260751665092e-1],
  [6, 26, 0.16436278447961],
  [7, 2, -0.13503372241348e-1],
  [8, 26, -0.14834345352472e-1],
  [9, 2, 0.57922953628084e-3],
  [9, 26, 0.32308904703711e-2],
  [10, 0, 0.80964802996215e-4],
  [10, 1, -0.16557679795037e-3],
  [11, 26, -0.44923899061815e-4],
])

const out = noDerivatives()

/** Helmholtz function and derivatives at a density, written to `out`. */
function helmholtz(T: number, rho: number): void {
  const delta = rho / critical.rho
  evaluateSeries(series, delta, critical.T / T, out)
  out.f += logarithm * Math.log(delta)
  out.fx += logarithm / delta
  out.fxx -= logarithm / (delta * delta)
}

/**
 * Water around its critical point, from density.
 *
 * @param T    temperature [K]
 * @param rho  density [kg/m3]
 * @param to   the state is written here
 * @returns    `to`
 *
 * Valid for 623.15 to 863.15 K between the boundary to region 2 and 100 MPa; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 28, tables 30 and 31.
 */
export function region3(T: number, rho: number, to = waterState()): WaterState {
  to.T = T
  to.v = 1 / rho
  return writeRegion3(rho, to)
}

function writeRegion3(rho: number, to: WaterState): WaterState {
  const { T } = to
  helmholtz(T, rho)
  const { f, fx, fxx, fy, fyy, fxy } = out
  const delta = rho / critical.rho
  const tau = critical.T / T
  const RT = gasConstant * T
  const stiffness = 2 * delta * fx + delta * delta * fxx
  const mixed = delta * fx - delta * tau * fxy
  const cv = -gasConstant * tau * tau * fyy
  to.p = rho * RT * delta * fx
  to.h = RT * (tau * fy + delta * fx)
  to.u = RT * tau * fy
  to.s = gasConstant * (tau * fy - f)
  to.cp = cv + (gasConstant * mixed * mixed) / stiffness
  to.cv = cv
  to.w = Math.sqrt(RT * (stiffness - (mixed * mixed) / (tau * tau * fyy)))
  to.volumeByPressure = -1 / (rho * rho * RT * stiffness)
  return to
}

/** Pressure at a density, and its slope in density, written to `pressed`. */
function pressureAt(T: number, rho: number): void {
  helmholtz(T, rho)
  const delta = rho / critical.rho
  pressed[0] = rho * gasConstant * T * delta * out.fx
  pressed[1] = gasConstant * T * (2 * delta * out.fx + delta * delta * out.fxx)
}

const pressed = new Float64Array(2)
const start = densityStart((T, rho) => {
  pressureAt(T, rho)
  return pressed[0]!
})

/**
 * Density of water around its critical point.
 *
 * @param T     temperature [K]
 * @param p     pressure [Pa]
 * @param side  liquid or vapour; above the critical temperature both give the same
 * @returns     density [kg/m3]
 *
 * Valid for 623.15 to 863.15 K between the boundary to region 2 and 100 MPa; `not-converged` where that side has no
 * root.
 *
 * Newton's method from a close start value. Pressure rises with density on either side of the two-phase dome, convex
 * for liquid and concave for vapour, so that steps from the outer side approach the root without overshooting. The
 * bracket limits them.
 *
 * Source: IAPWS R7-97(2012), equation 28, solved for the density.
 */
export function densityInRegion3(T: number, p: number, side: Side): number {
  let low = p / (gasConstant * T)
  let high = 850
  // Below the critical temperature slightly further out than the grid value, so that the start is not inside the dome.
  const outwards = side === 'liquid' ? 1.005 : 0.995
  let rho = start(T, T < critical.T ? outwards * p : p, side)
  for (let step = 0; step < 100; step++) {
    pressureAt(T, rho)
    const excess = pressed[0]! - p
    const slope = pressed[1]!
    if (excess > 0) high = rho
    else low = rho
    let next = rho - excess / slope
    if (!(slope > 0 && next >= low && next <= high)) next = 0.5 * (low + high)
    // The remaining error is about the square of the step: after a step this short, none.
    if (Math.abs(next - rho) < 1e-8 * rho) return next
    rho = next
  }
  throw new EngineError('not-converged', `no ${side} density of water at ${T} K and ${p} Pa`, { T, p })
}
