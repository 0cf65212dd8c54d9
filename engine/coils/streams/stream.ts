/** The fluid in the tubes, by pressure and enthalpy: one interface for liquids, gases, steam and refrigerants. */

/** Liquid, two-phase, gas, or above the critical pressure. */
export type Region = 'liquid' | 'two-phase' | 'gas' | 'dense'

/**
 * A state of one phase, overwritten by each call: temperature [K], enthalpy [J/kg], and the properties for films and
 * friction, SI.
 */
export interface StreamState {
  T: number
  h: number
  rho: number
  mu: number
  k: number
  cp: number
}

/** Both ends of the dome (bubble and dew) at one pressure, overwritten by each call. */
export interface DomeEnds {
  pressure: number
  bubble: StreamState
  dew: StreamState
  surfaceTension: number
}

/** A fluid in the tubes. */
export interface TubeStream {
  readonly name: string
  /** Critical pressure [Pa] and molar mass [kg/mol] of fluids that may change their phase. */
  readonly criticalPressure: number
  readonly molarMass: number
  /** Whether it may boil or condense here; then `dome` is defined below the critical pressure. */
  readonly changesPhase: boolean
  /** Whether its properties depend on pressure; those of liquids do not. */
  readonly feelsPressure: boolean
  /** The state of one phase. */
  at(pressure: number, enthalpy: number, out: StreamState): void
  /** The state of one phase at the temperature of the wall. */
  atWall(pressure: number, T: number, out: StreamState): void
  dome(pressure: number, out: DomeEnds): void
  /** Enthalpy of one phase [J/kg]. */
  enthalpy(pressure: number, T: number): number
  /** Pressure [Pa] at which this is the dew (quality 1) or bubble (0) temperature; undefined where there is none. */
  saturationPressure(T: number, quality: 0 | 1): number | undefined
}

/**
 * An empty state.
 *
 * @returns a state that calls overwrite
 *
 * Source: definition.
 */
export function streamState(): StreamState {
  return { T: 0, h: 0, rho: 0, mu: 0, k: 0, cp: 0 }
}

/**
 * An empty dome.
 *
 * @returns ends that calls overwrite
 *
 * Source: definition.
 */
export function domeEnds(): DomeEnds {
  return { pressure: 0, bubble: streamState(), dew: streamState(), surfaceTension: 0 }
}

/** A temperature glide too small to report [K], as a pure fluid has by its table. */
const noGlide = 0.005

/**
 * The temperature glide of a refrigerant, as a field that is present only where there is a glide.
 *
 * @param ends  of the dome at its pressure
 * @returns dew less bubble temperature [K], or nothing
 *
 * Source: definition.
 */
export function glideOf({ bubble, dew }: DomeEnds): { glide?: number } {
  const glide = dew.T - bubble.T
  return glide > noGlide ? { glide } : {}
}

/**
 * Writes one state over another.
 *
 * @param from  the state that is read
 * @param out   the state that is overwritten
 *
 * Source: none.
 */
export function copyState(from: StreamState, out: StreamState): void {
  out.T = from.T
  out.h = from.h
  out.rho = from.rho
  out.mu = from.mu
  out.k = from.k
  out.cp = from.cp
}
