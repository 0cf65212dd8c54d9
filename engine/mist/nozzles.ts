/** Nozzles of a mist: how many, in which stages, what the pump must give, and how fine the droplets are. */
import { EngineError, requireWithin } from '../errors'

/** A nozzle by its record: flow at one pressure, and its droplets there. */
export interface Nozzle {
  readonly name: string
  /** Flow [m3/s] at `pressure` [Pa]. */
  readonly flow: number
  readonly pressure: number
  /** Sauter mean diameter at `pressure` [m]; it falls with the pressure to `fineness` [-]. */
  readonly sauter: number
  readonly fineness?: number
}

/** Nozzles of an installation. */
export interface NozzleList {
  /** Flow of one [m3/s], and droplets [m], at the pump's pressure. */
  readonly flow: number
  readonly sauter: number
  readonly count: number
  /** Nozzles of each stage; each stage adds its own. */
  readonly stages: readonly number[]
  /** Rows across the intake, and the distance between nozzles [m]. */
  readonly spacing: number
  /** Flow [m3/s], head [m] and shaft power [W] of the pump. */
  readonly pump: { readonly flow: number; readonly head: number; readonly power: number }
}

/** Efficiency of a pump with its motor [-]. */
const pumpEfficiency = 0.5
/** Of pressure nozzles the diameter falls with the cube root of the pressure. */
const usualFineness = 1 / 3
/** Weight of water [N/m3]. */
const waterWeight = 9806.65

/**
 * Power or energy of the pump.
 *
 * @param water     flow [m3/s], or volume [m3]
 * @param pressure  at the nozzles [Pa]
 * @returns         power [W], or energy [J]
 *
 * Valid for any flow and pressure.
 *
 * Source: definition; pump and motor together have an efficiency of 50 %, an assumption.
 */
export function pumped(water: number, pressure: number): number {
  return (water * pressure) / pumpEfficiency
}

/**
 * Nozzles for a supply of water.
 *
 * @param supply    water to be sprayed [m3/s]
 * @param nozzle    its record
 * @param pressure  of the pump at the nozzles [Pa]
 * @param stages    steps by which the mist is switched, 1 to 6
 * @param face      area of the intake [m2]
 * @returns         nozzles, stages, spacing [m], pump
 *
 * Valid for pressures from 0.1 to 20 MPa; a number outside its bounds is `out-of-range`, stages that are not whole are
 * `invalid-input`.
 *
 * Source: flow by the square root of the pressure (orifice); stages share the nozzles evenly, the first ones have those
 * that are left over.
 */
export function nozzlesFor(supply: number, nozzle: Nozzle, pressure: number, stages: number, face: number): NozzleList {
  requireWithin('the pressure at the nozzles in Pa', pressure, 1e5, 2e7)
  requireWithin('the pressure of the nozzle in Pa', nozzle.pressure, 1e5, 2e7)
  requireWithin('the droplets of the nozzle in m', nozzle.sauter, 1e-6, 1e-3)
  requireWithin('the stages', stages, 1, 6)
  if (!Number.isInteger(stages)) throw new EngineError('invalid-input', `stages are whole, not ${stages}`, { stages })
  requireWithin('the face of the intake in m2', face, 0.01, 1e5)
  requireWithin('the supply of water in m3/s', supply, 0, 10)
  requireWithin('the flow of a nozzle in m3/s', nozzle.flow, 1e-9, 1)
  const over = pressure / nozzle.pressure
  const flow = nozzle.flow * Math.sqrt(over)
  // A supply that is a whole number of nozzles needs no further one for its last digit.
  const count = Math.ceil(supply / flow - 1e-9)
  return {
    flow,
    sauter: nozzle.sauter * over ** -(nozzle.fineness ?? usualFineness),
    count,
    stages: Array.from({ length: stages }, (_, stage) => Math.floor(count / stages) + (stage < count % stages ? 1 : 0)),
    spacing: count > 0 ? Math.sqrt(face / count) : 0,
    pump: { flow: count * flow, head: pressure / waterWeight, power: pumped(count * flow, pressure) },
  }
}
