/** Thermodynamic state of water or steam, and its relations to a Gibbs function. */

/** Specific gas constant of water in IAPWS-IF97 [J/kg K]. */
export const gasConstant = 461.526

/** Critical point of water [K, Pa, kg/m3]. */
export const critical = { T: 647.096, p: 22.064e6, rho: 322 } as const

/**
 * State in one phase: T [K], p [Pa], v [m3/kg], h and u [J/kg], s, cp and cv [J/kg K], w [m/s], dv/dp at constant T
 * [m3/kg Pa].
 */
export interface WaterState {
  T: number
  p: number
  v: number
  h: number
  u: number
  s: number
  cp: number
  cv: number
  /** Speed of sound. */
  w: number
  volumeByPressure: number
}

/**
 * An empty state of water.
 *
 * @returns  a state, not yet written
 *
 * Source: definition.
 */
export function waterState(): WaterState {
  const no = Number.NaN
  return { T: no, p: no, v: no, h: no, u: no, s: no, cp: no, cv: no, w: no, volumeByPressure: no }
}

/**
 * An empty Gibbs function.
 *
 * @returns  values, not yet written
 *
 * Source: definition.
 */
export function gibbsFunction(): Gibbs {
  const no = Number.NaN
  return { g: no, gp: no, gpp: no, gt: no, gtt: no, gpt: no }
}

/** Dimensionless Gibbs function and its derivatives in pi = p/pStar and tau = TStar/T. */
export interface Gibbs {
  g: number
  gp: number
  gpp: number
  gt: number
  gtt: number
  gpt: number
}

/**
 * State from a dimensionless Gibbs function.
 *
 * @param T      temperature [K]
 * @param p      pressure [Pa]
 * @param TStar  reducing temperature of tau [K]
 * @param pStar  reducing pressure of pi [Pa]
 * @param gibbs  the function and its derivatives in pi and tau [-]
 * @param out    the state is written here
 * @returns      `out`
 *
 * Valid wherever the Gibbs function is valid.
 *
 * Source: IAPWS R7-97(2012), tables 3 and 12 (relations of properties to the Gibbs function).
 */
export function stateFromGibbs(
  T: number,
  p: number,
  TStar: number,
  pStar: number,
  gibbs: Gibbs,
  out: WaterState,
): WaterState {
  out.T = T
  out.p = p
  return writeState(TStar, pStar, gibbs, out)
}

function writeState(TStar: number, pStar: number, gibbs: Gibbs, out: WaterState): WaterState {
  const { T, p } = out
  const { g, gp, gpp, gt, gtt, gpt } = gibbs
  const tau = TStar / T
  const RT = gasConstant * T
  const v = (RT * gp) / pStar
  const h = RT * tau * gt
  const cp = -gasConstant * tau * tau * gtt
  const mixed = gp - tau * gpt
  out.v = v
  out.h = h
  out.u = h - p * v
  out.s = gasConstant * (tau * gt - g)
  out.cp = cp
  out.cv = cp + (gasConstant * mixed * mixed) / gpp
  out.w = Math.sqrt((RT * gp * gp) / ((mixed * mixed) / (tau * tau * gtt) - gpp))
  out.volumeByPressure = (RT * gpp) / (pStar * pStar)
  return out
}
