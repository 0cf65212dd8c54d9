/** A fluid's equation of state in use: properties from temperature and density. */

import type { Ancillary, FluidData } from '../fluidData'
import { type Ideal, idealOf, setIdealTau } from './ideal'
import type { Mixture } from './mixture'
import type { QuasiNewton } from './quasiNewton'
import { evaluateAll, evaluatePressure, type Residual, residualOf, setTau } from './residual'

/**
 * A single-phase state at a temperature and a density, by mass: p [Pa], h [J/kg], s, cp, cv [J/kg K], speed of sound w
 * [m/s].
 */
export interface PhaseState {
  T: number
  p: number
  rho: number
  h: number
  s: number
  cp: number
  cv: number
  w: number
  /** dp/drho at constant T [J/kg], for the critical enhancement and for solvers. */
  pressureByDensity: number
  /** dp/dT at constant density [Pa/K]. */
  pressureByTemperature: number
}

/**
 * An equation of state with its work space; densities by mass [kg/m3]. Only one caller at a time, since the results are
 * stored in it.
 */
export interface Equation {
  readonly data: FluidData
  readonly residual: Residual
  readonly ideal: Ideal
  /** Specific gas constant [J/kg K]. */
  readonly R: number
  readonly molarMass: number
  readonly reducingT: number
  readonly reducingRho: number
  readonly criticalT: number
  readonly criticalP: number
  readonly criticalRho: number
  readonly lowestT: number
  readonly highestT: number
  readonly highestP: number
  /** The two lines of a blend, which are solved by composition. */
  phases?: BlendPhases
  /**
   * Above this temperature, up to the critical point, the pair of phases is interpolated where it cannot be solved [K].
   */
  bridgeT: number
  /**
   * Start and result of a search for a density, shared through this object by functions that take no numbers as
   * arguments.
   */
  readonly trial: Trial
  /** Written by the last step of a density iteration. */
  p: number
  slope: number
}

/**
 * Temperature [K], pressure [Pa] and density [kg/m3]: on entry a start value, on return the root; 0 where there is
 * none.
 */
export interface Trial {
  T: number
  p: number
  rho: number
}

/**
 * An empty trial.
 *
 * @returns  a trial; its non-integer numbers give all trials one shape in the compiler
 *
 * Source: definition.
 */
export function trial(): Trial {
  return { T: Number.NaN, p: Number.NaN, rho: Number.NaN }
}

/**
 * Prepares an equation of state for evaluation; the zero of its enthalpy and entropy is as published.
 *
 * @param data  the published constants
 * @returns     the equation
 *
 * Source: the data module's own citation.
 */
export function equationOf(data: FluidData): Equation {
  const { molarMass, reducing, critical, limits } = data
  return {
    data,
    residual: residualOf(data.residual),
    ideal: idealOf(data.ideal),
    R: data.gasConstant / molarMass,
    molarMass,
    reducingT: reducing.T,
    reducingRho: reducing.rho * molarMass,
    criticalT: critical.T,
    criticalP: critical.p,
    criticalRho: critical.rho * molarMass,
    lowestT: limits.lowestT,
    highestT: limits.highestT,
    highestP: limits.highestP,
    bridgeT: 0.999 * critical.T,
    trial: trial(),
    p: Number.NaN,
    slope: Number.NaN,
  }
}

/**
 * An empty single-phase state.
 *
 * @returns  a state, not yet written; its non-integer numbers give all states one shape in the compiler
 *
 * Source: definition.
 */
export function phaseState(): PhaseState {
  const no = Number.NaN
  return {
    T: no,
    p: no,
    rho: no,
    h: no,
    s: no,
    cp: no,
    cv: no,
    w: no,
    pressureByDensity: no,
    pressureByTemperature: no,
  }
}

/**
 * Pressure and its slope dp/drho at a density, written to the equation's `p` and `slope`.
 *
 * @param of   the equation
 * @param T    temperature [K]
 * @param rho  density [kg/m3], above 0
 *
 * Source: definition of the Helmholtz energy.
 */
export function pressureAt(of: Equation, T: number, rho: number): void {
  const { residual } = of
  setTau(residual, of.reducingT / T)
  evaluatePressure(residual, rho / of.reducingRho)
  of.p = rho * of.R * T * (1 + residual.ad)
  of.slope = of.R * T * (1 + 2 * residual.ad + residual.add)
}

/**
 * All properties of one phase at a temperature and a density.
 *
 * @param of   the equation
 * @param T    temperature [K]
 * @param rho  density [kg/m3], above 0
 * @param out  the properties are written here
 *
 * Source: definition of the Helmholtz energy, for instance R. Span, Multiparameter Equations of State (2000), table
 * 3.9.
 */
export function phaseAt(of: Equation, T: number, rho: number, out: PhaseState): void {
  out.T = T
  out.rho = rho
  writePhase(of, out)
}

function writePhase(of: Equation, out: PhaseState): void {
  const { residual, ideal, R } = of
  const { T, rho } = out
  const tau = of.reducingT / T
  const delta = rho / of.reducingRho
  setTau(residual, tau)
  setIdealTau(ideal, tau)
  evaluateAll(residual, delta)
  const { a, ad, add, at, att, adt } = residual
  const stiffness = 1 + 2 * ad + add
  const mixed = 1 + ad - adt
  const curvature = ideal.att + att
  out.p = rho * R * T * (1 + ad)
  out.h = R * T * (1 + ideal.at + at + ad)
  out.s = R * (ideal.at + at - ideal.a - Math.log(delta) - a)
  out.cv = -R * curvature
  out.cp = out.cv + (R * mixed * mixed) / stiffness
  out.w = Math.sqrt(Math.max(0, R * T * (stiffness - (mixed * mixed) / curvature)))
  out.pressureByDensity = R * T * stiffness
  out.pressureByTemperature = rho * R * mixed
}

/**
 * A saturation property as published beside an equation of state.
 *
 * @param of  its terms
 * @param T   temperature [K]
 * @returns   the property, in the unit of its scale
 *
 * Valid below its reducing temperature.
 *
 * Source: the data module's own citation.
 */
export function ancillaryAt(of: Ancillary, T: number): number {
  const { terms } = of
  const logTheta = Math.log(Math.max(1 - T / of.T, 1e-16))
  let sum = 0
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    sum += term[0]! * Math.exp(term[1]! * logTheta)
  }
  if (of.isLinear) return of.scale * (1 + sum)
  return of.scale * Math.exp(of.isByTau ? (sum * of.T) / T : sum)
}

/** A point of a line: its temperature and pressure, and the composition of the incipient bubble or drop there. */
export interface LinePoint {
  readonly other: Float64Array
  T: number
  p: number
  /** Density of the blend [kg/m3] and of the other phase [mol/m3]. */
  rho: number
  otherRho: number
}

/** One of the two lines, with its last solution as a start for the next, and work space. */
export interface Line extends LinePoint {
  readonly isBubble: boolean
  readonly learnt: QuasiNewton
  readonly start: LinePoint
  readonly logK: Float64Array
  readonly residual: Float64Array
}

/** A blend: its mixture, the mixture as one fluid, and both lines. */
export interface BlendPhases {
  readonly of: Equation
  readonly mixture: Mixture
  readonly x: readonly number[]
  readonly bubble: Line
  readonly dew: Line
  /** Points already solved, in order of rising temperature, as start values. */
  readonly bubbles: LinePoint[]
  readonly dews: LinePoint[]
}
