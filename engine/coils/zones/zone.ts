/**
 * A zone of a coil: the part of its surface in which the fluid is gas, liquid, two-phase, or above its critical
 * pressure.
 */
import type { AirPoint, CellMemory, CellResult } from '../air/cellHeat'
import type { RowAir } from '../air/rowAir'
import { type StreamState, streamState } from '../streams/stream'
import type { ZoneFilm } from './zoneFilm'

export type ZoneKind = 'gas' | 'two-phase' | 'liquid' | 'dense'

/** One zone, in the order of the fluid. SI. */
export interface Zone {
  kind: ZoneKind
  /** Enthalpy at the inlet and outlet of the fluid [J/kg], quality there [-], temperatures [K]. */
  from: number
  to: number
  qualityIn: number
  qualityOut: number
  temperatureIn: number
  temperatureOut: number
  /** States at the inlet and outlet of a zone of one phase, at its mean pressure. */
  entering: StreamState
  leaving: StreamState
  /** Share of the outside area and of the air [-]. */
  share: number
  /** Heat to the fluid [W]; negative where it is cooled. */
  heat: number
  pressureIn: number
  pressureOut: number
  film: ZoneFilm
  air: RowAir
  /** Air that enters the zone. */
  airIn: AirPoint
  memory: CellMemory
  /** Absent where the zone has no share. */
  result?: CellResult
  /** Pressure drops of this zone [Pa]. */
  friction: number
  bends: number
  acceleration: number
}

/** Fluid before the first film is known: it has no losses. */
const nothing = { volume: 0, viscosity: 1 }

/** Number of pieces of a fluid above its critical pressure: its heat capacity has a peak. */
const densePieces = 8

/**
 * The zones that a fluid may pass, in its order, without shares yet.
 *
 * @param isDense    above the critical pressure
 * @param isHeated   boiling, not condensing
 * @param air        first guess of the air side
 * @param airIn      air that enters the coil
 * @param fluid      first guess of the fluid temperature [K]
 * @param wall       first guess of the wall temperature [K]
 * @returns          zones with guesses
 *
 * Source: none; guesses.
 */
export function emptyZones(
  isDense: boolean,
  isHeated: boolean,
  air: RowAir,
  airIn: AirPoint,
  fluid: number,
  wall: number,
): Zone[] {
  const order: ZoneKind[] = isHeated ? ['liquid', 'two-phase', 'gas'] : ['gas', 'two-phase', 'liquid']
  const kinds = isDense ? new Array<ZoneKind>(densePieces).fill('dense') : order
  return kinds.map(kind => ({
    kind,
    from: 0,
    to: 0,
    qualityIn: 0,
    qualityOut: 0,
    temperatureIn: fluid,
    temperatureOut: fluid,
    entering: streamState(),
    leaving: streamState(),
    share: 0,
    heat: 0,
    pressureIn: 0,
    pressureOut: 0,
    film: {
      coefficient: kind === 'two-phase' ? 2000 : 300,
      Re: 0,
      gradient: 0,
      bend: 0,
      momentumIn: 0,
      momentumOut: 0,
      enters: nothing,
      leaves: nothing,
      dry: 0,
    },
    air,
    airIn,
    memory: { meanFluid: fluid, fluidOut: fluid, wetSurface: wall, wall, wetFraction: 0 },
    friction: 0,
    bends: 0,
    acceleration: 0,
  }))
}
