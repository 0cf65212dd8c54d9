/** States of a curve fit from each pair of properties. */
import { EngineError } from '../../errors'
import { checkQuality, type FluidFacts, type HotState, hotState, writeMixture } from '../fluid'
import type { CurveFit } from './curveFit'
import { type Reduced, reduce } from './forms'
import { type PressureLine, pressureLine, pressureOn, temperatureOn, writeBoiling, writeCondensing } from './line'
import { press } from './press'
import { superheat } from './superheat'

/** Of vapour above condensing [K]. */
export const highestSuperheat = 100

/** A fit with its lines, its limits and the room that its questions need. */
export interface FitRoom {
  readonly fit: CurveFit
  readonly limits: FluidFacts['limits']
  readonly bubble: PressureLine
  readonly dew: PressureLine
  readonly at: Reduced
  readonly liquid: HotState
  readonly vapour: HotState
}

/**
 * A fit made ready to be asked.
 *
 * @param fit       the coefficients
 * @param highestT  highest temperature of the reference [K]
 * @returns         lines, limits and room
 *
 * Source: definition.
 */
export function fitRoom(fit: CurveFit, highestT: number): FitRoom {
  const bubble = pressureLine(fit, fit.bubbleP)
  const dew = fit.dewP ? pressureLine(fit, fit.dewP) : bubble
  return {
    fit,
    limits: {
      lowestT: fit.lowestT,
      highestT: Math.min(fit.highestT + highestSuperheat, highestT),
      highestP: fit.critical.p,
    },
    bubble,
    dew: {
      ...dew,
      lowestP: Math.min(dew.lowestP, bubble.lowestP),
      highestP: Math.min(dew.highestP, bubble.highestP),
    },
    at: { x: 0, t: 0, root: 0, cube: 0, power: 0 },
    liquid: hotState(),
    vapour: hotState(),
  }
}

/**
 * Temperature at which vapour condenses.
 *
 * @param room  of the fit
 * @param p     pressure [Pa]
 * @returns     temperature [K]
 *
 * Valid on the fit's saturation line.
 *
 * Source: the line of dew, held above that of bubbles: close to an azeotrope two fits may cross.
 */
export function dewTemperature({ fit, bubble, dew }: FitRoom, p: number): number {
  const bubbleT = temperatureOn(bubble, fit.critical, p)
  return fit.dewP ? Math.max(bubbleT, temperatureOn(dew, fit.critical, p)) : bubbleT
}

function dewPressure({ fit, bubble, dew }: FitRoom, T: number): number {
  const bubbleP = pressureOn(bubble, fit.critical, T)
  return fit.dewP ? Math.min(bubbleP, pressureOn(dew, fit.critical, T)) : bubbleP
}

/** Refuses a value beyond a limit of the fit; a hair beyond is what rounding does to a state on the limit. */
function within(fit: CurveFit, name: string, value: number, limit: string, at: number): void {
  const hair = 1e-9 * Math.abs(at)
  if (limit.startsWith('lowest') ? value >= at - hair : value <= at + hair) return
  const message = `${fit.name} by curve fit: ${name} ${value} is beyond its ${limit}, ${at}`
  throw new EngineError('out-of-range', message, { [name]: value, limit, at })
}

function onLine(fit: CurveFit, T: number): void {
  within(fit, 'T', T, 'lowest saturation temperature', fit.lowestT)
  within(fit, 'T', T, 'highest saturation temperature', fit.highestT)
}

function betweenEnds(fit: CurveFit, p: number, lowestP: number, highestP: number): void {
  within(fit, 'p', p, 'critical pressure', fit.critical.p)
  within(fit, 'p', p, 'lowest saturation pressure', lowestP)
  within(fit, 'p', p, 'highest saturation pressure', highestP)
}

function writeLiquid({ fit, at }: FitRoom, T: number, p: number, out: HotState): void {
  reduce(T / fit.critical.T, at)
  writeBoiling(fit, T, at, out)
  writeRest(p, 'liquid', out)
}

function writePressed(room: FitRoom, T: number, p: number, out: HotState): void {
  writeLiquid(room, T, p, out)
  press(room, out)
}

/** Vapour that condenses at a temperature, taken to another at its pressure. */
function writeVapour({ fit, at }: FitRoom, dewT: number, T: number, p: number, out: HotState): void {
  reduce(dewT / fit.critical.T, at)
  writeCondensing(fit, dewT, at, out)
  writeRest(p, 'gas', out)
  if (T > dewT) superheat(fit, at, T, out)
}

function writeRest(p: number, phase: 'liquid' | 'gas', out: HotState): void {
  out.p = p
  out.cv = 0
  out.w = 0
  out.q = -1
  out.phase = phase
}

function writeWet(room: FitRoom, p: number, q: number, bubbleT: number, dewT: number, out: HotState): void {
  if (q === 0) writeLiquid(room, bubbleT, p, out)
  else if (q === 1) writeVapour(room, dewT, dewT, p, out)
  else {
    const { liquid, vapour } = room
    writeLiquid(room, bubbleT, p, liquid)
    writeVapour(room, dewT, dewT, p, vapour)
    writeMixture(q, p, liquid, vapour, out)
  }
  out.q = q
}

/**
 * The state at a pressure and a quality.
 *
 * @param room  of the fit
 * @param p     pressure [Pa]
 * @param q     vapour mass fraction
 * @param out   where the state is written
 *
 * Valid on the fit's saturation line; else `out-of-range`, naming the limit.
 *
 * Source: definition; temperature runs straight with quality from bubble to dew point.
 */
export function flashPq(room: FitRoom, p: number, q: number, out: HotState): void {
  const { fit, bubble, dew } = room
  checkQuality(q)
  betweenEnds(fit, p, q === 1 ? dew.lowestP : bubble.lowestP, q === 0 ? bubble.highestP : dew.highestP)
  const bubbleT = q === 1 ? 0 : temperatureOn(bubble, fit.critical, p)
  const dewT = q === 1 || (fit.dewP && q > 0) ? dewTemperature(room, p) : bubbleT
  writeWet(room, p, q, bubbleT, dewT, out)
}

/**
 * The state at a temperature and a quality; see `flashPq`.
 *
 * @param room  of the fit
 * @param T     temperature [K]
 * @param q     vapour mass fraction
 * @param out   where the state is written
 *
 * Source: definition.
 */
export function flashTq(room: FitRoom, T: number, q: number, out: HotState): void {
  const { fit, bubble } = room
  checkQuality(q)
  onLine(fit, T)
  if (q === 0 || q === 1 || !fit.dewP) {
    writeWet(room, q === 1 ? dewPressure(room, T) : pressureOn(bubble, fit.critical, T), q, T, T, out)
    return
  }
  wetBlend(room, T, 'q', q, out)
}

/** Both lines so close, as a share of the pressure, that quality has nothing to run along. */
const azeotropic = 1e-5

/** Quality of a pure fluid, or an azeotrope, by its volume. */
function qualityAt(room: FitRoom, T: number, rho: number): number {
  const { liquid, vapour } = room
  writeLiquid(room, T, 0, liquid)
  writeVapour(room, T, T, 0, vapour)
  return (1 / rho - 1 / liquid.rho) / (1 / vapour.rho - 1 / liquid.rho)
}

/** A wet blend at a temperature, of a quality or a density: the more of it is liquid the higher its pressure. */
function wetBlend(room: FitRoom, T: number, name: 'q' | 'rho', value: number, out: HotState): void {
  const { fit, bubble } = room
  const { critical } = fit
  let low = dewPressure(room, T)
  let high = pressureOn(bubble, critical, T)
  if (high - low < azeotropic * high) {
    writeWet(room, high, name === 'q' ? value : qualityAt(room, T, value), T, T, out)
    return
  }
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    const p = 0.5 * (low + high)
    const bubbleT = temperatureOn(bubble, critical, p)
    const dewT = dewTemperature(room, p)
    const q = (T - bubbleT) / (dewT - bubbleT)
    if (name === 'rho') writeWet(room, p, q, bubbleT, dewT, out)
    if (name === 'q' ? q < value : out.rho > value) high = p
    else low = p
  }
  const bubbleT = temperatureOn(bubble, critical, low)
  const dewT = dewTemperature(room, low)
  onLine(fit, bubbleT)
  onLine(fit, dewT)
  writeWet(room, low, name === 'q' ? value : (T - bubbleT) / (dewT - bubbleT), bubbleT, dewT, out)
  out.T = T
}

/**
 * The state at a temperature and a pressure.
 *
 * @param room  of the fit
 * @param T     temperature [K]
 * @param p     pressure [Pa]
 * @param out   where the state is written
 *
 * Valid for liquid to the critical pressure and for vapour to 100 K of superheat; else `out-of-range`, naming the limit.
 *
 * Source: definition; on the line of a pure fluid the state is liquid.
 */
export function flashTp(room: FitRoom, T: number, p: number, out: HotState): void {
  const { fit, limits, bubble, dew } = room
  within(fit, 'p', p, 'critical pressure', limits.highestP)
  within(fit, 'T', T, 'lowest temperature', limits.lowestT)
  within(fit, 'T', T, 'highest temperature', limits.highestT)
  if (T <= fit.highestT && p >= pressureOn(bubble, fit.critical, T)) {
    writePressed(room, T, p, out)
    return
  }
  betweenEnds(fit, p, dew.lowestP, dew.highestP)
  const dewT = dewTemperature(room, p)
  if (T < dewT && fit.dewP) {
    betweenEnds(fit, p, bubble.lowestP, dew.highestP)
    const bubbleT = temperatureOn(bubble, fit.critical, p)
    writeWet(room, p, Math.max(0, (T - bubbleT) / (dewT - bubbleT)), bubbleT, dewT, out)
    return
  }
  within(fit, 'superheat', T - dewT, 'highest superheat', highestSuperheat)
  writeVapour(room, dewT, T, p, out)
}

/**
 * The state at a pressure and an enthalpy or entropy.
 *
 * @param room   of the fit
 * @param p      pressure [Pa]
 * @param name   of what is given
 * @param value  J/kg or J/kg K
 * @param out    where the state is written
 *
 * Valid as `flashTp`.
 *
 * Source: definition; in one phase by Newton's method.
 */
export function flashIsobar(room: FitRoom, p: number, name: 'h' | 's', value: number, out: HotState): void {
  const { fit, bubble, dew } = room
  const { critical, highestT } = fit
  if (!Number.isFinite(value)) throw new EngineError('not-finite', `${name} must be a finite number`, { [name]: value })
  within(fit, 'p', p, 'critical pressure', critical.p)
  within(fit, 'p', p, 'lowest saturation pressure', dew.lowestP)
  const boils = p <= bubble.highestP
  const bubbleT = boils ? temperatureOn(bubble, critical, p) : highestT
  writePressed(room, bubbleT, p, out)
  if (value <= out[name]) {
    if (boils && value === out[name]) out.q = 0
    else subcool(room, p, name, value, out)
    return
  }
  betweenEnds(fit, p, dew.lowestP, dew.highestP)
  const liquid = out[name]
  const dewT = dewTemperature(room, p)
  writeVapour(room, dewT, dewT, p, out)
  const q = (value - liquid) / (out[name] - liquid)
  if (q <= 1) {
    // Where the dew point is on the line and the bubble point below it there is vapour only.
    if (q < 1) within(fit, 'p', p, 'lowest saturation pressure', bubble.lowestP)
    writeWet(room, p, q, bubbleT, dewT, out)
    out[name] = value
  } else heat(room, p, dewT, name, value, out)
}

/** Subcooled liquid, from the state in `out` downwards. */
function subcool(room: FitRoom, p: number, name: 'h' | 's', value: number, out: HotState): void {
  const { fit, liquid } = room
  let low = fit.lowestT
  let high = out.T
  let T = high
  writePressed(room, low, p, liquid)
  within(fit, name, value, 'lowest temperature', liquid[name])
  for (let step = 0; step < 60; step++) {
    const miss = value - out[name]
    if (miss > 0) low = T
    else high = T
    const next = T + (name === 'h' ? miss : miss * T) / out.cp
    const change = (next >= low && next <= high ? next : 0.5 * (low + high)) - T
    T += change
    writePressed(room, T, p, out)
    if (Math.abs(change) < 1e-9 * T) break
  }
}

/** Superheated vapour, from condensing vapour upwards; the slope of h along an isobar is cp, that of s is cp/T. */
function heat(room: FitRoom, p: number, dewT: number, name: 'h' | 's', value: number, out: HotState): void {
  const { fit, limits, at, vapour } = room
  writeVapour(room, dewT, dewT, p, vapour)
  const top = Math.min(dewT + highestSuperheat, limits.highestT)
  let low = dewT
  let high = Number.POSITIVE_INFINITY
  let T = dewT
  restart(vapour, out)
  for (let step = 0; step < 60; step++) {
    const miss = value - out[name]
    if (miss > 0) low = T
    else high = T
    let next = T + (name === 'h' ? miss : miss * T) / out.cp
    if (next > top && high > top) {
      next = high = top
      restart(vapour, out)
      superheat(fit, at, top, out)
      const limit = top < limits.highestT ? 'highest superheat' : 'highest temperature'
      within(fit, name, value, limit, out[name])
    }
    if (!(next >= low && next <= high)) next = 0.5 * (low + high)
    const change = next - T
    T = next
    restart(vapour, out)
    superheat(fit, at, T, out)
    if (Math.abs(change) < 1e-7 * T) break
  }
}

/** Condensing vapour once more, to be superheated anew. */
function restart(from: HotState, out: HotState): void {
  out.T = from.T
  out.p = from.p
  out.rho = from.rho
  out.h = from.h
  out.s = from.s
  out.cp = from.cp
}

/**
 * The state at a temperature and a density.
 *
 * @param room  of the fit
 * @param T     temperature [K]
 * @param rho   density [kg/m3]
 * @param out   where the state is written
 *
 * Valid for wet states and vapour; a density above that of boiling liquid is `out-of-range`, for a liquid's density hardly
 * tells its pressure.
 *
 * Source: definition; the pressure of vapour by halving.
 */
export function flashTrho(room: FitRoom, T: number, rho: number, out: HotState): void {
  const { fit, limits, dew } = room
  if (!(rho > 0)) throw new EngineError('not-positive', 'the density must be above 0', { rho })
  within(fit, 'T', T, 'lowest temperature', limits.lowestT)
  within(fit, 'T', T, 'highest temperature', limits.highestT)
  const isOnLine = T <= fit.highestT
  const dewP = isOnLine ? dewPressure(room, T) : dew.highestP
  if (isOnLine) {
    writeVapour(room, T, T, dewP, out)
    if (rho >= out.rho) {
      wetTrho(room, T, rho, out)
      return
    }
  }
  let high = dewP
  vapourAt(room, T, high, out)
  within(fit, 'rho', rho, 'highest density of vapour', out.rho)
  // From where superheat is the highest, or where the line ends.
  let low = T - highestSuperheat > fit.lowestT ? dewPressure(room, T - highestSuperheat) : dew.lowestP
  vapourAt(room, T, low, out)
  within(fit, 'rho', rho, 'lowest density of vapour', out.rho)
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    const p = 0.5 * (low + high)
    vapourAt(room, T, p, out)
    if (out.rho > rho) high = p
    else low = p
  }
}

function vapourAt(room: FitRoom, T: number, p: number, out: HotState): void {
  writeVapour(room, dewTemperature(room, p), T, p, out)
}

/** A wet state, or condensing vapour, which is in `out`. */
function wetTrho(room: FitRoom, T: number, rho: number, out: HotState): void {
  const { fit, bubble, liquid } = room
  const vapourRho = out.rho
  const p = pressureOn(bubble, fit.critical, T)
  writeLiquid(room, T, p, liquid)
  within(fit, 'rho', rho, 'highest density, that of boiling liquid', liquid.rho)
  const q = (1 / rho - 1 / liquid.rho) / (1 / vapourRho - 1 / liquid.rho)
  if (fit.dewP && q > 0 && q < 1) wetBlend(room, T, 'rho', rho, out)
  else writeWet(room, q === 1 ? out.p : p, Math.min(1, Math.max(0, q)), T, T, out)
}
