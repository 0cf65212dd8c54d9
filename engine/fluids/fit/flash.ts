/**
 * States of a curve fit from each pair of properties. The functions pass numbers in the state, or in the points of the
 * two lines: arguments of a function that is not inlined would be allocated as objects.
 */

import { EngineError } from '../../errors'
import { checkQuality, type HotState, writeMixture } from '../fluid'
import type { CurveFit } from './curveFit'
import { type FitRoom, highestSuperheat } from './fitRoom'
import { reduce } from './forms'
import { type PressureLine, setPressure, setTemperature, writeBoiling, writeCondensing } from './line'
import { press } from './press'
import { superheat } from './superheat'

/**
 * Sets the points of both lines to a pressure.
 *
 * @param room  of the fit, with the pressure of its bubble point set; the rest of both points is written
 *
 * Valid on the fit's saturation line.
 *
 * Source: the lines, with the dew line held above the bubble line: close to an azeotrope the two fits may cross.
 */
export function setEnds(room: FitRoom): void {
  setTemperature(room.bubble)
  setDew(room)
}

/** Sets the dew point to the pressure of the bubble point, whose temperature is set. */
function setDew({ fit, bubble, dew }: FitRoom): void {
  dew.p = bubble.p
  if (fit.dewP) {
    setTemperature(dew)
    if (dew.T < bubble.T) dew.T = bubble.T
  } else dew.T = bubble.T
}

/** Sets the points of both lines to the temperature of the bubble point. */
function setPressures({ fit, bubble, dew }: FitRoom): void {
  setPressure(bubble)
  dew.T = bubble.T
  if (fit.dewP) {
    setPressure(dew)
    if (dew.p > bubble.p) dew.p = bubble.p
  } else dew.p = bubble.p
}

/** Refuses a value below a limit of the fit, with a tolerance for the rounding of a state on the limit. */
function notBelow(fit: CurveFit, name: string, value: number, limit: string, at: number): void {
  if (!(value >= at - 1e-9 * Math.abs(at))) throw beyond(fit, name, value, limit, at)
}

function notAbove(fit: CurveFit, name: string, value: number, limit: string, at: number): void {
  if (!(value <= at + 1e-9 * Math.abs(at))) throw beyond(fit, name, value, limit, at)
}

/** Units of the properties that a fit takes. */
const units: Readonly<Record<string, string>> = { T: 'K', p: 'Pa', rho: 'kg/m3' }

function beyond(fit: CurveFit, name: string, value: number, limit: string, at: number): EngineError {
  const unit = units[name] ? ` ${units[name]}` : ''
  const message = `${fit.name} by curve fit: ${name} ${value}${unit} is beyond its ${limit}, ${at}${unit}`
  return new EngineError('out-of-range', message, { [name]: value, limit, at })
}

function onLine(fit: CurveFit, T: number): void {
  notBelow(fit, 'T', T, 'lowest saturation temperature', fit.lowestT)
  notAbove(fit, 'T', T, 'highest saturation temperature', fit.highestT)
}

/** Throws the error of a pressure between the ends of the two lines. */
function betweenEnds(fit: CurveFit, p: number, from: PressureLine, to: PressureLine): void {
  notAbove(fit, 'p', p, 'critical pressure', fit.critical.p)
  notBelow(fit, 'p', p, 'lowest saturation pressure', from.lowestP)
  notAbove(fit, 'p', p, 'highest saturation pressure', to.highestP)
}

/** Writes boiling liquid at the temperature in `out`; the pressure is not changed. */
function writeLiquid({ fit, at }: FitRoom, out: HotState): void {
  at.x = out.T / fit.critical.T
  reduce(at)
  writeBoiling(fit, at, out)
  writeRest('liquid', out)
}

/** Writes liquid at the temperature and the pressure in `out`. */
function writePressed(room: FitRoom, out: HotState): void {
  writeLiquid(room, out)
  press(room, out)
}

/** Writes condensing vapour at the dew point, for the pressure and the temperature in `out`. */
function writeVapour({ fit, at, dew }: FitRoom, out: HotState): void {
  at.x = dew.T / fit.critical.T
  reduce(at)
  writeCondensing(fit, dew, at, out)
  writeRest('gas', out)
  if (out.T > dew.T) superheat(fit, dew, at, out)
}

function writeRest(phase: 'liquid' | 'gas', out: HotState): void {
  out.cv = 0
  out.w = 0
  out.q = -1
  out.phase = phase
}

/** Writes a wet state between the points of the two lines, at the pressure and the quality in `out`. */
function writeWet(room: FitRoom, out: HotState): void {
  const { bubble, dew, liquid, vapour } = room
  const { q } = out
  if (q === 0) {
    out.T = bubble.T
    writeLiquid(room, out)
  } else if (q === 1) {
    out.T = dew.T
    writeVapour(room, out)
  } else {
    liquid.T = bubble.T
    writeLiquid(room, liquid)
    vapour.T = dew.T
    vapour.p = out.p
    writeVapour(room, vapour)
    writeMixture(liquid, vapour, out)
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
 * Source: definition; temperature linear in quality from bubble to dew point.
 */
export function flashPq(room: FitRoom, p: number, q: number, out: HotState): void {
  const { fit, bubble, dew } = room
  checkQuality(q)
  betweenEnds(fit, p, q === 1 ? dew : bubble, q === 0 ? bubble : dew)
  bubble.p = p
  setTemperature(bubble)
  if (q > 0) setDew(room)
  out.p = p
  out.q = q
  writeWet(room, out)
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
  const { fit, bubble, dew } = room
  checkQuality(q)
  onLine(fit, T)
  bubble.T = T
  if (q === 0) setPressure(bubble)
  else setPressures(room)
  out.q = q
  if (q > 0 && q < 1 && fit.dewP) {
    wetBlend(room, 'q', q, out)
    return
  }
  out.p = q === 1 ? dew.p : bubble.p
  writeWet(room, out)
}

/**
 * Distance of both lines, as a share of the pressure, below which the blend counts as an azeotrope: pressure does not
 * tell the quality.
 */
const azeotropic = 1e-5

/** Quality of a pure fluid, or an azeotrope, by its volume, between the points of the lines. */
function qualityAt(room: FitRoom, rho: number): number {
  const { bubble, dew, liquid, vapour } = room
  liquid.T = bubble.T
  vapour.T = dew.T
  liquid.p = vapour.p = 0
  writeLiquid(room, liquid)
  writeVapour(room, vapour)
  return (1 / rho - 1 / liquid.rho) / (1 / vapour.rho - 1 / liquid.rho)
}

/**
 * A wet blend of a given quality or density, at the temperature to which the points of the lines are set. Its pressure
 * rises with its share of liquid.
 */
function wetBlend(room: FitRoom, name: 'q' | 'rho', value: number, out: HotState): void {
  const { fit, bubble, dew } = room
  const { T } = bubble
  let low = dew.p
  let high = bubble.p
  if (high - low < azeotropic * high) {
    out.p = high
    out.q = name === 'q' ? value : qualityAt(room, value)
    writeWet(room, out)
    return
  }
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    bubble.p = out.p = 0.5 * (low + high)
    setEnds(room)
    out.q = (T - bubble.T) / (dew.T - bubble.T)
    const q = out.q
    if (name === 'rho') writeWet(room, out)
    if (name === 'q' ? q < value : out.rho > value) high = bubble.p
    else low = bubble.p
  }
  bubble.p = out.p = low
  setEnds(room)
  onLine(fit, bubble.T)
  onLine(fit, dew.T)
  out.q = name === 'q' ? value : (T - bubble.T) / (dew.T - bubble.T)
  writeWet(room, out)
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
 * Valid for liquid to the critical pressure and for vapour to 100 K of superheat; else `out-of-range`, naming the
 * limit.
 *
 * Source: definition; on the line of a pure fluid the state is liquid.
 */
export function flashTp(room: FitRoom, T: number, p: number, out: HotState): void {
  const { fit, limits, bubble, dew } = room
  notAbove(fit, 'p', p, 'critical pressure', limits.highestP)
  notBelow(fit, 'T', T, 'lowest temperature', limits.lowestT)
  notAbove(fit, 'T', T, 'highest temperature', limits.highestT)
  if (T <= fit.highestT) {
    bubble.T = T
    setPressure(bubble)
    if (p >= bubble.p) {
      out.T = T
      out.p = p
      writePressed(room, out)
      return
    }
  }
  betweenEnds(fit, p, dew, dew)
  bubble.p = p
  setEnds(room)
  if (T < dew.T && fit.dewP) {
    betweenEnds(fit, p, bubble, dew)
    out.p = p
    out.q = Math.max(0, (T - bubble.T) / (dew.T - bubble.T))
    writeWet(room, out)
    return
  }
  notAbove(fit, 'superheat', T - dew.T, 'highest superheat', highestSuperheat)
  out.T = T
  out.p = p
  writeVapour(room, out)
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
  const { fit, bubble, dew, vapour } = room
  if (!Number.isFinite(value)) throw new EngineError('not-finite', `${name} must be a finite number`, { [name]: value })
  notAbove(fit, 'p', p, 'critical pressure', fit.critical.p)
  notBelow(fit, 'p', p, 'lowest saturation pressure', dew.lowestP)
  const boils = p <= bubble.highestP
  bubble.p = p
  if (boils) setTemperature(bubble)
  out.T = boils ? bubble.T : fit.highestT
  out.p = p
  writePressed(room, out)
  if (value <= out[name]) {
    if (boils && value === out[name]) out.q = 0
    else subcool(room, name, value, out)
    return
  }
  betweenEnds(fit, p, dew, dew)
  if (boils) setDew(room)
  else setEnds(room)
  const liquid = out[name]
  vapour.T = dew.T
  vapour.p = p
  writeVapour(room, vapour)
  const q = (value - liquid) / (vapour[name] - liquid)
  if (q <= 1) {
    // Where the dew point is within the line but the bubble point is below its end, only vapour is defined.
    if (q < 1) notBelow(fit, 'p', p, 'lowest saturation pressure', bubble.lowestP)
    if (!boils) bubble.T = fit.highestT
    out.q = q
    writeWet(room, out)
    out[name] = value
  } else heat(room, name, value, out)
}

/** Subcooled liquid, starting from the state in `out`. */
function subcool(room: FitRoom, name: 'h' | 's', value: number, out: HotState): void {
  const { fit, liquid } = room
  let low = fit.lowestT
  let high = out.T
  liquid.T = low
  liquid.p = out.p
  writePressed(room, liquid)
  notBelow(fit, name, value, 'lowest temperature', liquid[name])
  for (let step = 0; step < 60; step++) {
    const { T } = out
    const miss = value - out[name]
    if (miss > 0) low = T
    else high = T
    const next = T + (name === 'h' ? miss : miss * T) / out.cp
    const change = (next >= low && next <= high ? next : 0.5 * (low + high)) - T
    out.T = T + change
    writePressed(room, out)
    if (Math.abs(change) < 1e-9 * out.T) break
  }
}

/**
 * Superheated vapour, starting from the condensing vapour in `room`; along an isobar the slope of h is cp, that of s is
 * cp/T. The pressure is in `out`.
 */
function heat({ fit, limits, at, dew, vapour }: FitRoom, name: 'h' | 's', value: number, out: HotState): void {
  const top = Math.min(dew.T + highestSuperheat, limits.highestT)
  let low = dew.T
  let high = Number.POSITIVE_INFINITY
  out.T = dew.T
  restart(vapour, out)
  writeRest('gas', out)
  for (let step = 0; step < 60; step++) {
    const { T } = out
    const miss = value - out[name]
    if (miss > 0) low = T
    else high = T
    let next = T + (name === 'h' ? miss : miss * T) / out.cp
    if (next > top && high > top) {
      next = high = out.T = top
      restart(vapour, out)
      superheat(fit, dew, at, out)
      const limit = top < limits.highestT ? 'highest superheat' : 'highest temperature'
      notAbove(fit, name, value, limit, out[name])
    }
    if (!(next >= low && next <= high)) next = 0.5 * (low + high)
    out.T = next
    restart(vapour, out)
    superheat(fit, dew, at, out)
    if (Math.abs(next - T) < 1e-7 * next) break
  }
}

/** Resets `out` to condensing vapour, to be superheated again to the temperature in `out`. */
function restart(from: HotState, out: HotState): void {
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
 * Valid for wet states and vapour; a density above that of boiling liquid is `out-of-range`, because the density of a
 * liquid hardly depends on pressure.
 *
 * Source: definition; the pressure of vapour by bisection.
 */
export function flashTrho(room: FitRoom, T: number, rho: number, out: HotState): void {
  const { fit, limits, bubble, dew } = room
  if (!(rho > 0)) throw new EngineError('not-positive', 'the density must be above 0', { rho })
  notBelow(fit, 'T', T, 'lowest temperature', limits.lowestT)
  notAbove(fit, 'T', T, 'highest temperature', limits.highestT)
  out.T = T
  let high = dew.highestP
  if (T <= fit.highestT) {
    bubble.T = T
    setPressures(room)
    high = out.p = dew.p
    writeVapour(room, out)
    if (rho >= out.rho) {
      wetTrho(room, rho, out)
      return
    }
  }
  vapourAt(room, high, out)
  notAbove(fit, 'rho', rho, 'highest density of vapor', out.rho)
  // Starts at the pressure of the highest superheat, or at the end of the line.
  let low = dew.lowestP
  if (T - highestSuperheat > fit.lowestT) {
    bubble.T = T - highestSuperheat
    setPressures(room)
    low = dew.p
  }
  vapourAt(room, low, out)
  notBelow(fit, 'rho', rho, 'lowest density of vapor', out.rho)
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    const p = 0.5 * (low + high)
    vapourAt(room, p, out)
    if (out.rho > rho) high = p
    else low = p
  }
}

/** Vapour at the temperature in `out`. */
function vapourAt(room: FitRoom, p: number, out: HotState): void {
  room.bubble.p = out.p = p
  setEnds(room)
  writeVapour(room, out)
}

/** A wet state, or the condensing vapour in `out`, at the temperature to which the points of the lines are set. */
function wetTrho(room: FitRoom, rho: number, out: HotState): void {
  const { fit, bubble, liquid } = room
  const vapourRho = out.rho
  liquid.T = bubble.T
  writeLiquid(room, liquid)
  notAbove(fit, 'rho', rho, 'highest density, that of boiling liquid', liquid.rho)
  const q = (1 / rho - 1 / liquid.rho) / (1 / vapourRho - 1 / liquid.rho)
  if (fit.dewP && q > 0 && q < 1) {
    wetBlend(room, 'rho', rho, out)
    return
  }
  if (q !== 1) out.p = bubble.p
  out.q = Math.min(1, Math.max(0, q))
  writeWet(room, out)
}
