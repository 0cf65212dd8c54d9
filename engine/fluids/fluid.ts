/**
 * One interface for all fluids: the pairs of properties that fix a state, the properties of the state, and the
 * capabilities of a fluid.
 */
import { EngineError } from '../errors'

/** Phase of a state. Below the critical temperature and above the critical pressure a fluid is called liquid. */
export type Phase = 'liquid' | 'gas' | 'two-phase' | 'supercritical'

/** The pairs that fix a state: T [K], p [Pa], h [J/kg], s [J/kg K], rho [kg/m3], q [-] vapour mass fraction. */
export type StateInput =
  | { T: number; p: number }
  | { T: number; q: number }
  | { p: number; q: number }
  | { p: number; h: number }
  | { p: number; s: number }
  | { h: number; s: number }
  | { T: number; rho: number }

/** A state in SI; a property without a meaning there is absent. */
export interface FluidState {
  T: number
  p: number
  rho: number
  h: number
  s: number
  cp?: number
  cv?: number
  mu?: number
  k?: number
  /** Speed of sound. */
  w?: number
  /** Vapour mass fraction, on and under the saturation line. */
  q?: number
  /** Surface tension, on and under the saturation line. */
  sigma?: number
  phase: Phase
}

/**
 * A state that is overwritten by calls, so that no object is created; decision 0106 names the numbers that the compiler
 * must box. A property without a meaning in a phase, or undefined, is 0; `q` is -1 outside the saturation line. Only
 * `transport` writes `mu`, `k` and `sigma`.
 */
export interface HotState {
  T: number
  p: number
  rho: number
  h: number
  s: number
  cp: number
  cv: number
  w: number
  mu: number
  k: number
  q: number
  sigma: number
  phase: Phase
}

/**
 * The calls that solvers make by the million: they take numbers and overwrite a state. Units and errors as in
 * `StateInput`.
 */
export interface HotFluid {
  /**
   * `near`, which may be `out`, is a neighbouring state on the isobar to start from; a state too far away is ignored.
   */
  atTp(T: number, p: number, out: HotState, near?: HotState): void
  atTq(T: number, q: number, out: HotState): void
  atPq(p: number, q: number, out: HotState): void
  /** `near` as above. */
  atPh(p: number, h: number, out: HotState, near?: HotState): void
  atPs(p: number, s: number, out: HotState): void
  atTrho(T: number, rho: number, out: HotState): void
  /** Viscosity, conductivity and, on or under the saturation line, surface tension of the state in `out`. */
  transport(out: HotState): void
}

/** How the properties of a fluid are computed: by its equation of state, by tables built from it, or by fits to it. */
export type PropertyMethod = 'reference' | 'table' | 'curve fit'

/** Facts about a fluid, and its limits. */
export interface FluidFacts {
  readonly name: string
  readonly method: PropertyMethod
  readonly molarMass: number
  readonly critical: { readonly T: number; readonly p: number; readonly rho: number }
  readonly limits: { readonly lowestT: number; readonly highestT: number; readonly highestP: number }
  /** Sources of its equations, by property. */
  readonly sources: Readonly<Record<string, string>>
  /** Zero of enthalpy and entropy, in words. */
  readonly zero: string
  /** Reasons for caution, such as estimated parts. */
  readonly doubts: readonly string[]
}

/** A fluid: its facts and its states. */
export interface Fluid extends FluidFacts {
  /** Every property of the state that a pair of properties fixes. */
  state(input: StateInput): FluidState
  /** The same by calls that create no object. */
  readonly hot: HotFluid
}

const numbersOfState = ['T', 'p', 'rho', 'h', 's', 'cp', 'cv', 'w', 'mu', 'k', 'sigma'] as const

/**
 * An empty state.
 *
 * @returns  a state that calls overwrite
 *
 * Source: definition.
 */
export function hotState(): HotState {
  const no = Number.NaN
  // Created in one piece with non-integer numbers, so that the compiler gives all states one shape and stores numbers
  // in place, whatever is written first.
  const out: HotState = {
    T: no,
    p: no,
    rho: no,
    h: no,
    s: no,
    cp: no,
    cv: no,
    w: no,
    mu: no,
    k: no,
    q: no,
    sigma: no,
    phase: 'gas',
  }
  for (const name of numbersOfState) out[name] = 0
  out.q = -1
  return out
}

/**
 * Refuses a vapour mass fraction outside its range.
 *
 * @param q  vapour mass fraction
 *
 * Valid from 0 to 1; else `out-of-range`.
 *
 * Source: definition.
 */
export function checkQuality(q: number): void {
  if (!(q >= 0 && q <= 1)) throw new EngineError('out-of-range', 'the vapor fraction q is between 0 and 1', { q })
}

/** The properties of a phase that a mixture uses. */
type End = Readonly<Pick<HotState, 'T' | 'rho' | 'h' | 's'>>

/**
 * Writes a mixture of boiling liquid and vapour at one pressure; transport properties are not changed.
 *
 * @param liquid  at its bubble point
 * @param vapour  at its dew point
 * @param out     another object than these two, with its p [Pa] and q between 0 and 1 set; the rest is written
 *
 * Source: definition; temperature linear in quality from bubble to dew point.
 */
export function writeMixture(liquid: End, vapour: End, out: HotState): void {
  const { q } = out
  out.T = liquid.T + q * (vapour.T - liquid.T)
  out.rho = 1 / (1 / liquid.rho + q * (1 / vapour.rho - 1 / liquid.rho))
  out.h = liquid.h + q * (vapour.h - liquid.h)
  out.s = liquid.s + q * (vapour.s - liquid.s)
  out.cp = 0
  out.cv = 0
  out.w = 0
  out.phase = 'two-phase'
}

/**
 * Refuses a state outside the limits, and names the limit.
 *
 * @param fluid  name of the fluid
 * @param T      temperature [K]
 * @param p      pressure [Pa]
 * @param limits of the fluid
 *
 * Source: definition.
 */
export function withinLimits(fluid: string, T: number, p: number, limits: FluidFacts['limits']): void {
  const { lowestT, highestT, highestP } = limits
  // The tolerance allows for the rounding of a state on the limit.
  if (!(T >= lowestT * (1 - 1e-9))) throw outside(fluid, 'T', T, 'lowest temperature', lowestT, 'K')
  if (!(T <= highestT * (1 + 1e-9))) throw outside(fluid, 'T', T, 'highest temperature', highestT, 'K')
  if (!(p <= highestP * (1 + 1e-9))) throw outside(fluid, 'p', p, 'highest pressure', highestP, 'Pa')
  if (!(p > 0)) throw outside(fluid, 'p', p, 'lowest pressure', 0, 'Pa')
}

/** The error of an exceeded limit: its message and its inputs name the limit. */
function outside(fluid: string, name: string, value: number, limit: string, at: number, unit: string): EngineError {
  const message = `${fluid}: ${name} ${value} ${unit} is beyond its ${limit}, ${at} ${unit}`
  return new EngineError('out-of-range', message, { [name]: value, limit, at })
}
