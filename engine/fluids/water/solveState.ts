/** Single-phase states of water from a pair other than temperature and pressure. */
import { EngineError } from '../../errors'
import { stateAt } from './stateAt'
import { type WaterState, waterState } from './waterState'

/**
 * Temperature and state on an isobar where enthalpy or entropy has a value; both rise with temperature there.
 *
 * @param p       pressure [Pa]
 * @param name    the property given: `h` [J/kg] or `s` [J/kg K]
 * @param value   its value
 * @param first   start value [K]; the middle of the limits if it is not between them
 * @param lowest  lower limit of the temperature [K], on the same side of the saturation line
 * @param highest upper limit, likewise
 * @param out     the state is written here
 * @returns       `out`
 *
 * Valid where the limits enclose the value; otherwise the state at the nearer limit. `not-converged` if the solution
 * fails.
 *
 * Source: IAPWS R7-97(2012), solved by bracketed Newton's method with the slopes dh/dT = cp and ds/dT = cp/T.
 */
export function onIsobar(
  p: number,
  name: 'h' | 's',
  value: number,
  first: number,
  lowest: number,
  highest: number,
  out = waterState(),
): WaterState {
  let low = lowest
  let high = highest
  let T = first > low && first < high ? first : 0.5 * (low + high)
  const state = stateAt(T, p, out)
  let miss = Number.POSITIVE_INFINITY
  for (let step = 0; step < 80; step++) {
    const excess = state[name] - value
    if (excess > 0) high = T
    else low = T
    const slope = name === 'h' ? state.cp : state.cp / T
    const stalls = isStalled(excess / (slope * T), miss)
    miss = excess / (slope * T)
    let next = T - excess / slope
    if (stalls || !(next >= low && next <= high)) next = 0.5 * (low + high)
    const done = Math.abs(next - T) < 1e-10 * T
    T = next
    stateAt(T, p, out)
    if (done) return state
  }
  if (Math.abs(miss) > closeEnough) throw new EngineError('not-converged', `no water of that ${name} at ${p} Pa`, { p })
  return state
}

/** Relative distance from the value that may be only rounding. */
const closeEnough = 1e-8

/** Newton's steps may alternate between steam and liquid for long; bisection ends that. */
function isStalled(miss: number, before: number): boolean {
  return Math.abs(miss) > closeEnough && Math.abs(miss) > 0.5 * Math.abs(before)
}

/**
 * Pressure and state on an isotherm where the density has a value.
 *
 * @param T       temperature [K]
 * @param rho     density [kg/m3]
 * @param lowest  lower limit of the pressure [Pa], on the same side of the saturation line
 * @param highest upper limit, likewise
 * @param out     the state is written here
 * @returns       `out`
 *
 * Valid where the limits enclose the value; otherwise the state at the nearer limit. `not-converged` if the solution
 * fails.
 *
 * Source: IAPWS R7-97(2012), solved by bracketed Newton's method on the volume.
 */
export function onIsotherm(T: number, rho: number, lowest: number, highest: number, out = waterState()): WaterState {
  let low = lowest
  let high = highest
  let p = Math.min(Math.max(rho * 461.526 * T, low), high)
  const state = stateAt(T, p, out)
  let miss = Number.POSITIVE_INFINITY
  for (let step = 0; step < 120; step++) {
    if (1 / state.v > rho) high = p
    else low = p
    const excess = Math.log(rho * state.v)
    const stalls = isStalled(excess, miss)
    miss = excess
    // In ln(v) against ln(p) steam is nearly linear, while liquid is nearly linear in p; steam is the harder case.
    const slope = (state.volumeByPressure * p) / state.v
    let next = p * Math.exp(-excess / slope)
    if (stalls || !(next > low && next < high)) next = Math.sqrt(low * high)
    const done = Math.abs(next - p) < 1e-12 * p
    p = next
    stateAt(T, p, out)
    if (done) return state
  }
  if (Math.abs(miss) > closeEnough)
    throw new EngineError('not-converged', `no water of ${rho} kg/m3 at ${T} K`, { T, rho })
  return state
}
