/** Liquid water: region 1 of IAPWS-IF97. */
import { liquidSlope } from './liquidSlope'
import { backwardEquation, evaluateSeries, noDerivatives, powerSeries, valueOfSeries } from './powerSeries'
import { gasConstant, gibbsFunction, stateFromGibbs, type WaterState, waterState } from './waterState'

const terms = [
  [0, -2, 0.14632971213167],
  [0, -1, -0.84548187169114],
  [0, 0, -0.3756360367204e1],
  [0, 1, 0.33855169168385e1],
  [0, 2, -0.95791963387872],
  [0, 3, 0.15772038513228],
  [0, 4, -0.16616417199501e-1],
  [0, 5, 0.81214629983568e-3],
  [1, -9, 0.28319080123804e-3],
  [1, -7, -0.60706301565874e-3],
  [1, -1, -0.18990068218419e-1],
  [1, 0, -0.32529748770505e-1],
  [1, 1, -0.21841717175414e-1],
  [1, 3, -0.5283835796993e-4],
  [2, -3, -0.47184321073267e-3],
  [2, 0, -0.30001780793026e-3],
  [2, 1, 0.47661393906987e-4],
  [2, 3, -0.44141845330846e-5],
  [2, 17, -0.72694996297594e-15],
  [3, -4, -0.31679644845054e-4],
  [3, 0, -0.28270797985312e-5],
  [3, 6, -0.85205128120103e-9],
  [4, -5, -0.22425281908e-5],
  [4, -2, -0.65171222895601e-6],
  [4, 10, -0.14341729937924e-12],
  [5, -8, -0.40516996860117e-6],
  [8, -11, -0.12734301741641e-8],
  [8, -6, -0.17424871230634e-9],
  [21, -29, -0.68762131295531e-18],
  [23, -31, 0.14478307828521e-19],
  [29, -38, 0.26335781662795e-22],
  [30, -39, -0.11947622640071e-22],
  [31, -40, 0.18228094581404e-23],
  [32, -41, -0.93537087292458e-25],
] as const

const series = powerSeries(terms)
const writeSlope = liquidSlope(terms)
const at = new Float64Array(2)

/** The published backward equation: temperature from pressure [MPa] and enthalpy [2500 kJ/kg], shifted by 1. */
const fromEnthalpy = backwardEquation([
  [0, 0, -0.23872489924521e3],
  [0, 1, 0.40421188637945e3],
  [0, 2, 0.11349746881718e3],
  [0, 6, -0.58457616048039e1],
  [0, 22, -0.1528548241314e-3],
  [0, 32, -0.10866707695377e-5],
  [1, 0, -0.13391744872602e2],
  [1, 1, 0.43211039183559e2],
  [1, 2, -0.54010067170506e2],
  [1, 3, 0.30535892203916e2],
  [1, 4, -0.65964749423638e1],
  [1, 10, 0.93965400878363e-2],
  [1, 32, 0.1157364750534e-6],
  [2, 10, -0.25858641282073e-4],
  [2, 32, -0.40644363084799e-8],
  [3, 10, 0.66456186191635e-7],
  [3, 32, 0.80670734103027e-10],
  [4, 32, -0.93477771213947e-12],
  [5, 32, 0.58265442020601e-14],
  [6, 32, -0.15020185953503e-16],
])

/** The same from pressure [MPa] and entropy [kJ/kg K], shifted by 2. */
const fromEntropy = backwardEquation([
  [0, 0, 0.17478268058307e3],
  [0, 1, 0.34806930892873e2],
  [0, 2, 0.65292584978455e1],
  [0, 3, 0.33039981775489],
  [0, 11, -0.19281382923196e-6],
  [0, 31, -0.24909197244573e-22],
  [1, 0, -0.26107636489332],
  [1, 1, 0.22592965981586],
  [1, 2, -0.64256463395226e-1],
  [1, 3, 0.78876289270526e-2],
  [1, 12, 0.35672110607366e-9],
  [1, 31, 0.17332496994895e-23],
  [2, 0, 0.56608900654837e-3],
  [2, 1, -0.32635483139717e-3],
  [2, 2, 0.44778286690632e-4],
  [2, 9, -0.51322156908507e-9],
  [2, 31, -0.42522657042207e-25],
  [3, 10, 0.26400441360689e-12],
  [3, 32, 0.78124600459723e-28],
  [4, 32, -0.30732199903668e-30],
])

const out = noDerivatives()
const gibbs = gibbsFunction()
const TStar = 1386
const pStar = 16.53e6

/**
 * Liquid water.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @param to  the state is written here
 * @returns  `to`
 *
 * Valid for 273.15 to 623.15 K from saturation to 100 MPa, and slightly into superheated liquid; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 7, table 2.
 */
export function region1(T: number, p: number, to = waterState()): WaterState {
  evaluateSeries(series, 7.1 - p / pStar, TStar / T - 1.222, out)
  // The series is in 7.1 - pi, so that each derivative by pi changes the sign.
  gibbs.g = out.f
  gibbs.gp = -out.fx
  gibbs.gpp = out.fxx
  gibbs.gt = out.fy
  gibbs.gtt = out.fyy
  gibbs.gpt = -out.fxy
  return stateFromGibbs(T, p, TStar, pStar, gibbs, to)
}

/**
 * Enthalpy of liquid water, without the other properties.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns  enthalpy [J/kg]
 *
 * Valid as `region1`; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 7, tables 2 and 3.
 */
export function enthalpy1(T: number, p: number): number {
  at[0] = 7.1 - p / pStar
  at[1] = TStar / T - 1.222
  writeSlope(at)
  return gasConstant * TStar * at[0]
}

/**
 * Entropy of liquid water, without the other properties.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns  entropy [J/kg K]
 *
 * Valid as `region1`; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 7, tables 2 and 3.
 */
export function entropy1(T: number, p: number): number {
  const x = 7.1 - p / pStar
  const y = TStar / T - 1.222
  at[0] = x
  at[1] = y
  writeSlope(at)
  return gasConstant * ((TStar / T) * at[0] - valueOfSeries(series, x, y))
}

/**
 * Temperature of liquid water from pressure and enthalpy.
 *
 * @param p  pressure [Pa]
 * @param h  enthalpy [J/kg]
 * @returns  temperature [K], within 25 mK of `region1`
 *
 * Valid in region 1: 273.15 to 623.15 K, saturation to 100 MPa; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 11, table 6.
 */
export function temperatureFromEnthalpy1(p: number, h: number): number {
  return fromEnthalpy(p / 1e6, h / 2.5e6 + 1)
}

/**
 * Temperature of liquid water from pressure and entropy.
 *
 * @param p  pressure [Pa]
 * @param s  entropy [J/kg K]
 * @returns  temperature [K], within 25 mK of `region1`
 *
 * Valid in region 1: 273.15 to 623.15 K, saturation to 100 MPa; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 13, table 8.
 */
export function temperatureFromEntropy1(p: number, s: number): number {
  return fromEntropy(p / 1e6, s / 1e3 + 2)
}
