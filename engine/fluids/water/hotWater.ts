/** States of water and steam from each pair of properties, written to one object. */
import { EngineError } from '../../errors'
import { checkQuality, type HotFluid, type HotState } from '../fluid'
import { alongIsobar, enthalpy, entropy, type Rising } from './isobar'
import { region3 } from './region3'
import { criticalEnd, criticalStart, highestHotPressure, highestPressure, hottestAt } from './regions'
import { onIsotherm } from './solveState'
import { saturatedAt, stateAt } from './stateAt'
import { boundaryPressure, waterSaturationPressure, waterSaturationTemperature } from './waterSaturation'
import { critical, type WaterState, waterState } from './waterState'
import { waterConductivity, waterSurfaceTension, waterViscosity } from './waterTransport'

const thinnest = 1e-3

/** Work space for one caller at a time; each call ends before the next one begins. */
const [single, liquid, vapour, densest] = [waterState(), waterState(), waterState(), waterState()]
const no = Number.NaN
const transported = { T: no, rho: no, cp: no, cv: no, mu: no, densityByPressure: no }
/** The given values on an isobar: as arguments of a call, numbers would be allocated as objects. */
const asked = new Float64Array(2)

/** The hot form of water by IAPWS-IF97. */
export const hotWater: HotFluid = {
  atTp: (T, p, out) => writeSingle(stateAt(T, p, single), out),
  atTq(T, q, out) {
    out.T = T
    out.q = q
    writeSaturated(out)
  },
  atPq(p, q, out) {
    out.T = waterSaturationTemperature(p)
    out.q = q
    writeSaturated(out)
  },
  atPh(p, h, out) {
    asked[0] = p
    asked[1] = h
    fromIsobar(enthalpy, out)
  },
  atPs(p, s, out) {
    asked[0] = p
    asked[1] = s
    fromIsobar(entropy, out)
  },
  atTrho: (T, rho, out) => fromIsotherm(T, rho, out),
  transport(out) {
    if (out.phase === 'two-phase') {
      out.mu = 0
      out.k = 0
    } else writeWaterTransport(out, out)
    out.sigma = out.q >= 0 ? waterSurfaceTension(out.T) : 0
  },
}

/**
 * Viscosity and conductivity of a state of water in one phase.
 *
 * @param state  T [K], rho [kg/m3], cp and cv [J/kg K] and speed of sound w [m/s]
 * @param out    mu [Pa s] and k [W/m K] are written here; may be the state itself
 *
 * Source: IAPWS R12-08, R15-11; d(rho)/dp at constant T is cp/(cv w2).
 */
export function writeWaterTransport(
  state: Readonly<Pick<HotState, 'T' | 'rho' | 'cp' | 'cv' | 'w'>>,
  out: { mu: number; k: number },
): void {
  const { T, rho, cp, cv, w } = state
  const mu = waterViscosity(T, rho)
  transported.T = T
  transported.rho = rho
  transported.cp = cp
  transported.cv = cv
  transported.mu = mu
  transported.densityByPressure = cp / (cv * w * w)
  out.mu = mu
  out.k = waterConductivity(transported)
}

function writeSingle(state: WaterState, out: HotState): void {
  const { T, p } = state
  out.T = T
  out.p = p
  out.rho = 1 / state.v
  out.h = state.h
  out.s = state.s
  out.cp = state.cp
  out.cv = state.cv
  out.w = state.w
  out.q = -1
  if (T >= critical.T) out.phase = p >= critical.p ? 'supercritical' : 'gas'
  else out.phase = p >= waterSaturationPressure(T) ? 'liquid' : 'gas'
}

/**
 * Writes the state of the given T and q: on the line one of the two phases with all its properties; between, the
 * mixture by mass.
 */
function writeSaturated(out: HotState): void {
  const { T, q } = out
  checkQuality(q)
  if (q === 0 || q === 1) {
    writeSingle(saturatedAt(T, q === 0 ? 'liquid' : 'vapour', single), out)
    out.phase = q === 0 ? 'liquid' : 'gas'
  } else {
    saturatedAt(T, 'liquid', liquid)
    saturatedAt(T, 'vapour', vapour)
    out.T = T
    out.p = liquid.p
    out.rho = 1 / (liquid.v + q * (vapour.v - liquid.v))
    out.h = liquid.h + q * (vapour.h - liquid.h)
    out.s = liquid.s + q * (vapour.s - liquid.s)
    out.cp = 0
    out.cv = 0
    out.w = 0
    out.phase = 'two-phase'
  }
  out.q = q
}

function fromIsobar(of: Rising, out: HotState): void {
  const p = asked[0]!
  const q = alongIsobar(of, asked, single)
  if (q < 0) writeSingle(single, out)
  else {
    out.T = waterSaturationTemperature(p)
    out.q = q
    writeSaturated(out)
  }
}

function fromIsotherm(T: number, rho: number, out: HotState): void {
  stateAt(T, T > hottestAt(highestPressure) ? highestHotPressure : highestPressure, densest)
  if (!(rho > 0 && rho <= 1 / densest.v))
    throw new EngineError('out-of-range', `at ${T} K the density is between 0 and ${1 / densest.v} kg/m3`, { T, rho })
  if (!(T < critical.T)) {
    writeSingle(alongIsotherm(T, rho, thinnest, densest.p), out)
    return
  }
  saturatedAt(T, 'liquid', liquid)
  saturatedAt(T, 'vapour', vapour)
  if (rho > 1 / liquid.v) writeSingle(alongIsotherm(T, rho, liquid.p, densest.p), out)
  else if (rho < 1 / vapour.v) writeSingle(alongIsotherm(T, rho, thinnest, liquid.p), out)
  else {
    out.T = T
    out.q = (1 / rho - liquid.v) / (vapour.v - liquid.v)
    writeSaturated(out)
  }
}

/** In region 3 the equation is written in density; in the other regions the pressure is solved for. */
function alongIsotherm(T: number, rho: number, lowest: number, highest: number): WaterState {
  if (T > criticalStart && T <= criticalEnd && region3(T, rho, single).p > boundaryPressure(T)) return single
  return onIsotherm(T, rho, lowest, highest, single)
}
