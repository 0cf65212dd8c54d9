/** States of water and steam from each pair, written over one object: nothing is allocated. */
import { EngineError } from '../../errors'
import { checkQuality, type HotFluid, type HotState } from '../fluid'
import { temperatureFromEnthalpy1, temperatureFromEntropy1 } from './region1'
import { onIsobar, onIsotherm } from './solveState'
import { criticalStart, highestPressure, hottestAt, saturatedAt, stateAt } from './stateAt'
import { temperatureFromEnthalpy2 } from './steamFromEnthalpy'
import { temperatureFromEntropy2 } from './steamFromEntropy'
import { lowestSaturation, waterSaturationPressure, waterSaturationTemperature } from './waterSaturation'
import { critical, type WaterState, waterState } from './waterState'
import { waterConductivity, waterSurfaceTension, waterViscosity } from './waterTransport'

const coldestT = 273.15
const thinnest = 1e-3

/** Room to work in: one caller at a time, who is answered before the next can ask. */
const [single, liquid, vapour, coldest, hottest] = [
  waterState(),
  waterState(),
  waterState(),
  waterState(),
  waterState(),
]
const no = Number.NaN
const transported = { T: no, rho: no, cp: no, cv: no, mu: no, densityByPressure: no }

/** The hot form of water by IAPWS-IF97; transport is written with the state. */
export const hotWater: HotFluid = {
  atTp: (T, p, out) => writeSingle(stateAt(T, p, single), out),
  atTq: (T, q, out) => writeSaturated(T, q, out),
  atPq: (p, q, out) => writeSaturated(waterSaturationTemperature(p), q, out),
  atPh: (p, h, out) => fromIsobar(p, 'h', h, out),
  atPs: (p, s, out) => fromIsobar(p, 's', s, out),
  atTrho: (T, rho, out) => fromIsotherm(T, rho, out),
  transport: () => {},
}

/**
 * Viscosity and conductivity of a state of water.
 *
 * @param state  the state
 * @param out    where mu [Pa s] and k [W/m K] are written
 *
 * Source: IAPWS R12-08, R15-11.
 */
export function writeWaterTransport(state: WaterState, out: { mu: number; k: number }): void {
  const rho = 1 / state.v
  transported.T = state.T
  transported.rho = rho
  transported.cp = state.cp
  transported.cv = state.cv
  transported.mu = waterViscosity(state.T, rho)
  transported.densityByPressure = -state.volumeByPressure * rho * rho
  out.mu = transported.mu
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
  out.sigma = 0
  writeWaterTransport(state, out)
  if (T >= critical.T) out.phase = p >= critical.p ? 'supercritical' : 'gas'
  else out.phase = p >= waterSaturationPressure(T) ? 'liquid' : 'gas'
}

/** On the line one of the two phases with all its properties; between, the mixture by mass. */
function writeSaturated(T: number, q: number, out: HotState): void {
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
    out.mu = 0
    out.k = 0
    out.phase = 'two-phase'
  }
  out.q = q
  out.sigma = waterSurfaceTension(T)
}

function fromIsobar(p: number, name: 'h' | 's', value: number, out: HotState): void {
  const top = hottestAt(p)
  stateAt(coldestT, p, coldest)
  stateAt(top, p, hottest)
  if (!(value >= coldest[name] && value <= hottest[name]))
    throw new EngineError('out-of-range', `at ${p} Pa ${name} is between ${coldest[name]} and ${hottest[name]}`, {
      p,
      [name]: value,
    })
  if (!(p >= lowestSaturation && p < critical.p)) {
    const isLiquid = p >= critical.p && value < stateAt(criticalStart, p, liquid)[name]
    const first = isLiquid ? firstLiquid(p, name, value) : firstSteam(p, name, value)
    writeSingle(onIsobar(p, name, value, first, coldestT, top, single), out)
    return
  }
  const T = waterSaturationTemperature(p)
  const boiling = saturatedAt(T, 'liquid', liquid)[name]
  const condensing = saturatedAt(T, 'vapour', vapour)[name]
  if (value < boiling) writeSingle(onIsobar(p, name, value, firstLiquid(p, name, value), coldestT, T, single), out)
  else if (value > condensing) writeSingle(onIsobar(p, name, value, firstSteam(p, name, value), T, top, single), out)
  else writeSaturated(T, (value - boiling) / (condensing - boiling), out)
}

/** The backward equations, within 25 mK in their regions; beyond, where the release has none, a start that Newton mends. */
function firstLiquid(p: number, name: 'h' | 's', value: number): number {
  return name === 'h' ? temperatureFromEnthalpy1(p, value) : temperatureFromEntropy1(p, value)
}

function firstSteam(p: number, name: 'h' | 's', value: number): number {
  return name === 'h' ? temperatureFromEnthalpy2(p, value) : temperatureFromEntropy2(p, value)
}

function fromIsotherm(T: number, rho: number, out: HotState): void {
  const densest = stateAt(T, T > hottestAt(highestPressure) ? 50e6 : highestPressure, hottest)
  if (!(rho > 0 && rho <= 1 / densest.v))
    throw new EngineError('out-of-range', `at ${T} K the density is between 0 and ${1 / densest.v} kg/m3`, { T, rho })
  if (!(T < critical.T)) {
    writeSingle(onIsotherm(T, rho, thinnest, densest.p, single), out)
    return
  }
  saturatedAt(T, 'liquid', liquid)
  saturatedAt(T, 'vapour', vapour)
  if (rho > 1 / liquid.v) writeSingle(onIsotherm(T, rho, liquid.p, densest.p, single), out)
  else if (rho < 1 / vapour.v) writeSingle(onIsotherm(T, rho, thinnest, liquid.p, single), out)
  else writeSaturated(T, (1 / rho - liquid.v) / (vapour.v - liquid.v), out)
}
