/** Thermodynamic state of water or steam, and how it follows from a Gibbs function. */

/** Specific gas constant of water in IAPWS-IF97 [J/kg K]. */
export const gasConstant = 461.526

/** Critical point of water [K, Pa, kg/m3]. */
export const critical = { T: 647.096, p: 22.064e6, rho: 322 } as const

/** State in one phase: T [K], p [Pa], v [m3/kg], h and u [J/kg], s, cp and cv [J/kg K], w [m/s], dv/dp at constant T [m3/kg Pa]. */
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
 * @returns      the state
 *
 * Valid wherever the Gibbs function is.
 *
 * Source: IAPWS R7-97(2012), tables 3 and 12 (relations of properties to the Gibbs function).
 */
export function stateFromGibbs(T: number, p: number, TStar: number, pStar: number, gibbs: Gibbs): WaterState {
  const { g, gp, gpp, gt, gtt, gpt } = gibbs
  const tau = TStar / T
  const RT = gasConstant * T
  const v = (RT * gp) / pStar
  const h = RT * tau * gt
  const cp = -gasConstant * tau * tau * gtt
  const mixed = gp - tau * gpt
  return {
    T,
    p,
    v,
    h,
    u: h - p * v,
    s: gasConstant * (tau * gt - g),
    cp,
    cv: cp + (gasConstant * mixed * mixed) / gpp,
    w: Math.sqrt((RT * gp * gp) / ((mixed * mixed) / (tau * tau * gtt) - gpp)),
    volumeByPressure: (RT * gpp) / (pStar * pStar),
  }
}
