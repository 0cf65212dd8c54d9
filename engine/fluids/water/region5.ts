/** Very hot steam: region 5 of IAPWS-IF97. */
import { evaluateSeries, noDerivatives, powerSeries } from './powerSeries'
import { gibbsFunction, stateFromGibbs, type WaterState, waterState } from './waterState'

const ideal = powerSeries([
  [0, 0, -0.13179983674201e2],
  [0, 1, 0.68540841634434e1],
  [0, -3, -0.24805148933466e-1],
  [0, -2, 0.36901534980333],
  [0, -1, -0.31161318213925e1],
  [0, 2, -0.32961626538917],
])

const residual = powerSeries([
  [1, 1, 0.15736404855259e-2],
  [1, 2, 0.90153761673944e-3],
  [1, 3, -0.50270077677648e-2],
  [2, 3, 0.22440037409485e-5],
  [2, 9, -0.41163275453471e-5],
  [3, 7, 0.37919454822955e-7],
])

const gas = noDerivatives()
const rest = noDerivatives()
const gibbs = gibbsFunction()
const TStar = 1000
const pStar = 1e6

/**
 * Very hot steam.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @param out  the state is written here
 * @returns  `out`
 *
 * Valid for 1073.15 to 2273.15 K to 50 MPa; not checked.
 *
 * Source: IAPWS R7-97(2012), equations 32 to 34, tables 37 and 38.
 */
export function region5(T: number, p: number, out = waterState()): WaterState {
  const pi = p / pStar
  const tau = TStar / T
  evaluateSeries(ideal, 1, tau, gas)
  evaluateSeries(residual, pi, tau, rest)
  gibbs.g = Math.log(pi) + gas.f + rest.f
  gibbs.gp = 1 / pi + rest.fx
  gibbs.gpp = -1 / (pi * pi) + rest.fxx
  gibbs.gt = gas.fy + rest.fy
  gibbs.gtt = gas.fyy + rest.fyy
  gibbs.gpt = rest.fxy
  return stateFromGibbs(T, p, TStar, pStar, gibbs, out)
}
