/** The residual Helmholtz energy of a fluid, prepared for fast evaluation. */

import type { FluidData } from '../fluidData'
import type { Derivatives } from './derivatives'
import { addNonAnalytic, type NonAnalytic, nonAnalyticTerms } from './nonAnalytic'

/**
 * A residual energy, split into factors that depend on temperature, which are kept for further calls at that
 * temperature, and factors that depend on density. Terms with the same density function share a slot, so that a step of
 * a density iteration at one temperature costs a few multiplications for each slot.
 */
export interface Residual extends Derivatives {
  tau: number
  /** Of the last evaluation. Functions read numbers from here: as arguments they would be allocated as objects. */
  delta: number
  /** Power terms: factor, index of the exponent of tau in `exponents`, exponential in tau, slot. */
  readonly n: Float64Array
  readonly exponentOf: Int32Array
  readonly m: Float64Array
  readonly slotOf: Int32Array
  readonly exponents: Float64Array
  readonly powersOfTau: Float64Array
  /**
   * Slots: delta^d exp(-g delta^l), with the sums of the terms' temperature functions and their first two derivatives.
   */
  readonly d: Int32Array
  readonly l: Int32Array
  readonly c: Float64Array
  readonly ct: Float64Array
  readonly ctt: Float64Array
  readonly powersOfDelta: Float64Array
  /** By l: the factor g of its exponent, 1 in most equations, exp(-g delta^l) and l g delta^l. */
  readonly stretch: Float64Array
  readonly decay: Float64Array
  readonly steepness: Float64Array
  /**
   * Bell terms: n tau^t delta^d times a bell in delta and a bell (Gauss), or the form of Gao, in tau; b is 0 for a
   * Gauss bell.
   */
  readonly bells: readonly Float64Array[]
  readonly bellC: Float64Array
  readonly bellCt: Float64Array
  readonly bellCtt: Float64Array
  readonly nonAnalytic: NonAnalytic | undefined
}

/**
 * Prepares a residual energy for evaluation.
 *
 * @param data  the published terms
 * @returns     the residual energy, not yet evaluated
 *
 * Valid for integer exponents of density, which all equations in use have.
 *
 * Source: definition.
 */
export function residualOf(data: FluidData['residual']): Residual {
  const { powers, stretch = [], gaussian = [], gaoB = [] } = data
  const exponents = [...new Set(powers.map(term => term[2]!))]
  const slots = [...new Set(powers.map(term => `${term[1]} ${term[3]}`))]
  const slotOf = powers.map(term => slots.indexOf(`${term[1]} ${term[3]}`))
  const d = slots.map(slot => Number(slot.split(' ')[0]))
  const l = slots.map(slot => Number(slot.split(' ')[1]))
  const bells = [
    ...gaussian.map(term => [...term, 0]),
    // The publication has the opposite sign in the exponent.
    ...gaoB.map(([n, d, t, eta, ...rest]) => [n!, d!, t!, -eta!, ...rest]),
  ].map(term => Float64Array.from(term))
  const room = (size: number) => new Float64Array(size)
  const highestL = Math.max(0, ...l)
  return {
    tau: Number.NaN,
    delta: Number.NaN,
    a: Number.NaN,
    ad: Number.NaN,
    add: Number.NaN,
    at: Number.NaN,
    att: Number.NaN,
    adt: Number.NaN,
    n: Float64Array.from(powers, term => term[0]!),
    exponentOf: Int32Array.from(powers, term => exponents.indexOf(term[2]!)),
    m: Float64Array.from(powers, term => term[4] ?? 0),
    slotOf: Int32Array.from(slotOf),
    exponents: Float64Array.from(exponents),
    powersOfTau: room(exponents.length),
    d: Int32Array.from(d),
    l: Int32Array.from(l),
    c: room(slots.length),
    ct: room(slots.length),
    ctt: room(slots.length),
    powersOfDelta: room(Math.max(1, ...d) + 1),
    stretch: room(highestL + 1).map((_, i) => stretch.find(([of]) => of === i)?.[1] ?? 1),
    decay: room(highestL + 1),
    steepness: room(highestL + 1),
    bells,
    bellC: room(bells.length),
    bellCt: room(bells.length),
    bellCtt: room(bells.length),
    nonAnalytic: data.nonAnalytic && nonAnalyticTerms(data.nonAnalytic),
  }
}

/**
 * Evaluates a residual energy at a temperature, if it is not there already.
 *
 * @param of   the residual energy
 * @param tau  reducing temperature over temperature [-]
 *
 * Source: definition; each term's temperature function c has tau c' = u c.
 */
export function setTau(of: Residual, tau: number): void {
  if (of.tau === tau) return
  of.tau = tau
  followTau(of)
}

function followTau(of: Residual): void {
  const { tau, n, exponentOf, m, slotOf, exponents, powersOfTau, c, ct, ctt } = of
  const logTau = Math.log(tau)
  for (let i = 0; i < exponents.length; i++) powersOfTau[i] = Math.exp(exponents[i]! * logTau)
  c.fill(0)
  ct.fill(0)
  ctt.fill(0)
  for (let i = 0; i < n.length; i++) {
    const slot = slotOf[i]!
    let u = exponents[exponentOf[i]!]!
    let value = n[i]! * powersOfTau[exponentOf[i]!]!
    let slope = 0
    if (m[i] !== 0) {
      const power = Math.exp(m[i]! * logTau)
      value *= Math.exp(-power)
      u -= m[i]! * power
      slope = -m[i]! * m[i]! * power
    }
    c[slot] = c[slot]! + value
    ct[slot] = ct[slot]! + u * value
    ctt[slot] = ctt[slot]! + (u * u - u + slope) * value
  }
  if (of.bells.length > 0) setBells(of)
}

function setBells(of: Residual): void {
  const { tau, bells, bellC, bellCt, bellCtt } = of
  const logTau = Math.log(tau)
  for (let i = 0; i < bells.length; i++) {
    const bell = bells[i]!
    const t = bell[2]!
    const beta = bell[5]!
    const gamma = bell[6]!
    const b = bell[7]!
    const distance = tau - gamma
    let u = t
    let slope: number
    let exponent: number
    if (b === 0) {
      exponent = -beta * distance * distance
      u -= 2 * beta * tau * distance
      slope = -2 * beta * tau * (2 * tau - gamma)
    } else {
      const q = b + beta * distance * distance
      const step = (2 * beta * tau * distance) / q
      exponent = 1 / q
      u -= step / q
      slope = (-2 * beta * tau * (2 * tau - gamma)) / (q * q) + (2 * step * step) / q
    }
    const value = bell[0]! * Math.exp(t * logTau + exponent)
    bellC[i] = value
    bellCt[i] = u * value
    bellCtt[i] = (u * u - u + slope) * value
  }
}

/** Updates powers of delta, and the exponentials of it. */
function followDelta(of: Residual): void {
  const { delta, powersOfDelta, stretch, decay, steepness } = of
  let power = 1
  for (let i = 0; i < powersOfDelta.length; i++) {
    powersOfDelta[i] = power
    power *= delta
  }
  decay[0] = 1
  power = delta
  for (let i = 1; i < decay.length; i++) {
    const exponent = stretch[i]! * power
    decay[i] = Math.exp(-exponent)
    steepness[i] = i * exponent
    power *= delta
  }
}

/**
 * Evaluates `ad` and `add` for a density iteration, at the temperature set before.
 *
 * @param of     the residual energy
 * @param delta  density over the reducing density [-], above 0
 *
 * Source: definition.
 */
export function evaluatePressure(of: Residual, delta: number): void {
  of.delta = delta
  sumPressure(of)
}

function sumPressure(of: Residual): void {
  followDelta(of)
  const { delta, d, l, c, powersOfDelta, decay, steepness, bells, bellC } = of
  let ad = 0
  let add = 0
  for (let i = 0; i < c.length; i++) {
    const s = steepness[l[i]!]!
    const v = d[i]! - s
    const term = c[i]! * powersOfDelta[d[i]!]! * decay[l[i]!]!
    ad += v * term
    add += (v * v - v - l[i]! * s) * term
  }
  for (let i = 0; i < bells.length; i++) {
    const bell = bells[i]!
    const eta = bell[3]!
    const epsilon = bell[4]!
    const distance = delta - epsilon
    const v = bell[1]! - 2 * eta * delta * distance
    const term = bellC[i]! * powersOfDelta[bell[1]!]! * Math.exp(-eta * distance * distance)
    ad += v * term
    add += (v * v - v - 2 * eta * delta * (2 * delta - epsilon)) * term
  }
  of.ad = ad
  of.add = add
  if (of.nonAnalytic) addNonAnalytic(of.nonAnalytic, delta, of.tau, of)
}

/**
 * All derivatives at a density, at the temperature set before.
 *
 * @param of     the residual energy
 * @param delta  density over the reducing density [-], above 0
 *
 * Source: definition.
 */
export function evaluateAll(of: Residual, delta: number): void {
  of.delta = delta
  sumAll(of)
}

function sumAll(of: Residual): void {
  followDelta(of)
  const { d, l, c, ct, ctt, powersOfDelta, decay, steepness } = of
  let a = 0
  let ad = 0
  let add = 0
  let at = 0
  let att = 0
  let adt = 0
  for (let i = 0; i < c.length; i++) {
    const s = steepness[l[i]!]!
    const v = d[i]! - s
    const shape = powersOfDelta[d[i]!]! * decay[l[i]!]!
    const term = c[i]! * shape
    const slope = ct[i]! * shape
    a += term
    ad += v * term
    add += (v * v - v - l[i]! * s) * term
    at += slope
    adt += v * slope
    att += ctt[i]! * shape
  }
  of.a = a
  of.ad = ad
  of.add = add
  of.at = at
  of.att = att
  of.adt = adt
  if (of.bells.length > 0) addBells(of)
  if (of.nonAnalytic) addNonAnalytic(of.nonAnalytic, of.delta, of.tau, of)
}

function addBells(of: Residual): void {
  const { delta, bells, bellC, bellCt, bellCtt, powersOfDelta } = of
  for (let i = 0; i < bells.length; i++) {
    const bell = bells[i]!
    const eta = bell[3]!
    const epsilon = bell[4]!
    const distance = delta - epsilon
    const v = bell[1]! - 2 * eta * delta * distance
    const shape = powersOfDelta[bell[1]!]! * Math.exp(-eta * distance * distance)
    const term = bellC[i]! * shape
    const slope = bellCt[i]! * shape
    of.a += term
    of.ad += v * term
    of.add += (v * v - v - 2 * eta * delta * (2 * delta - epsilon)) * term
    of.at += slope
    of.adt += v * slope
    of.att += bellCtt[i]! * shape
  }
}
