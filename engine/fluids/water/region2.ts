/** Steam: region 2 of IAPWS-IF97, an ideal gas with a residual part. */
import { evaluateSeries, noDerivatives, powerSeries, valueOfSeries } from './powerSeries'
import { steamSlope } from './steamSlope'
import { gasConstant, gibbsFunction, stateFromGibbs, type WaterState, waterState } from './waterState'

const idealTerms = [
  [0, 0, -0.96927686500217e1],
  [0, 1, 0.10086655968018e2],
  [0, -5, -0.5608791128302e-2],
  [0, -4, 0.71452738081455e-1],
  [0, -3, -0.40710498223928],
  [0, -2, 0.14240819171444e1],
  [0, -1, -0.4383951131945e1],
  [0, 2, -0.28408632460772],
  [0, 3, 0.21268463753307e-1],
] as const

const ideal = powerSeries(idealTerms)

const residualTerms = [
  [1, 0, -0.17731742473213e-2],
  [1, 1, -0.17834862292358e-1],
  [1, 2, -0.45996013696365e-1],
  [1, 3, -0.57581259083432e-1],
  [1, 6, -0.5032527872793e-1],
  [2, 1, -0.33032641670203e-4],
  [2, 2, -0.18948987516315e-3],
  [2, 4, -0.39392777243355e-2],
  [2, 7, -0.43797295650573e-1],
  [2, 36, -0.26674547914087e-4],
  [3, 0, 0.20481737692309e-7],
  [3, 1, 0.43870667284435e-6],
  [3, 3, -0.3227767723857e-4],
  [3, 6, -0.15033924542148e-2],
  [3, 35, -0.40668253562649e-1],
  [4, 1, -0.78847309559367e-9],
  [4, 2, 0.12790717852285e-7],
  [4, 3, 0.48225372718507e-6],
  [5, 7, 0.22922076337661e-5],
  [6, 3, -0.16714766451061e-10],
  [6, 16, -0.21171472321355e-2],
  [6, 35, -0.23895741934104e2],
  [7, 0, -0.5905956432427e-17],
  [7, 11, -0.12621808899101e-5],
  [7, 25, -0.38946842435739e-1],
  [8, 8, 0.11256211360459e-10],
  [8, 36, -0.82311340897998e1],
  [9, 13, 0.19809712802088e-7],
  [10, 4, 0.10406965210174e-18],
  [10, 10, -0.10234747095929e-12],
  [10, 14, -0.10018179379511e-8],
  [16, 29, -0.80882908646985e-10],
  [16, 50, 0.10693031879409],
  [18, 57, -0.33662250574171],
  [20, 20, 0.89185845355421e-24],
  [20, 35, 0.30629316876232e-12],
  [20, 48, -0.42002467698208e-5],
  [21, 21, -0.59056029685639e-25],
  [22, 53, 0.37826947613457e-5],
  [23, 39, -0.12768608934681e-14],
  [24, 26, 0.73087610595061e-28],
  [24, 40, 0.55414715350778e-16],
  [24, 58, -0.9436970724121e-6],
] as const

const residual = powerSeries(residualTerms)
const writeSlope = steamSlope(idealTerms, residualTerms)
const at = new Float64Array(2)

const gas = noDerivatives()
const rest = noDerivatives()
const gibbs = gibbsFunction()
const TStar = 540
const pStar = 1e6

/**
 * Steam.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @param out  the state is written here
 * @returns  `out`
 *
 * Valid for 273.15 to 1073.15 K below saturation and below the boundary to region 3, to 100 MPa; not checked.
 *
 * Source: IAPWS R7-97(2012), equations 15 to 17, tables 10 and 11.
 */
export function region2(T: number, p: number, out = waterState()): WaterState {
  const pi = p / pStar
  const tau = TStar / T
  evaluateSeries(ideal, 1, tau, gas)
  evaluateSeries(residual, pi, tau - 0.5, rest)
  gibbs.g = Math.log(pi) + gas.f + rest.f
  gibbs.gp = 1 / pi + rest.fx
  gibbs.gpp = -1 / (pi * pi) + rest.fxx
  gibbs.gt = gas.fy + rest.fy
  gibbs.gtt = gas.fyy + rest.fyy
  gibbs.gpt = rest.fxy
  return stateFromGibbs(T, p, TStar, pStar, gibbs, out)
}

/**
 * Enthalpy of steam, without the other properties.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns  enthalpy [J/kg]
 *
 * Valid as `region2`; not checked.
 *
 * Source: IAPWS R7-97(2012), equations 15 to 17, tables 10 to 12.
 */
export function enthalpy2(T: number, p: number): number {
  at[0] = p / pStar
  at[1] = TStar / T
  writeSlope(at)
  return gasConstant * TStar * at[0]
}

/**
 * Entropy of steam, without the other properties.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns  entropy [J/kg K]
 *
 * Valid as `region2`; not checked.
 *
 * Source: IAPWS R7-97(2012), equations 15 to 17, tables 10 to 12.
 */
export function entropy2(T: number, p: number): number {
  const pi = p / pStar
  const tau = TStar / T
  at[0] = pi
  at[1] = tau
  writeSlope(at)
  const g = Math.log(pi) + valueOfSeries(ideal, 1, tau) + valueOfSeries(residual, pi, tau - 0.5)
  return gasConstant * (tau * at[0] - g)
}
