/** The unknowns of the iteration as one vector with components of similar magnitude, so that the steps can be mixed. */
import { moistAirEnthalpy } from '../../fluids/moistAir'
import type { AirPoint } from '../air/cellHeat'
import { sumOf } from '../tubes/endDrops'
import type { Zone } from './zone'
import { betweenStreams } from './zoneRefresh'
import type { Progress } from './zoneState'

/** Scale of temperatures in the vector [K], and scale of pressure drops as a share of the entering pressure [-]. */
const mixedKelvins = 10
const mixedPressure = 0.01
/** Scale of the humidity ratio [-]. */
const mixedHumidity = 0.004
/** Numbers of a zone in the vector. */
const perZone = 10
/** Further numbers: the flow, and the losses at both ends. */
const ends = 3

/**
 * The length of the vector of unknowns.
 *
 * @param progress  the coil
 * @returns         the length of its guess
 *
 * Source: none; a count.
 */
export function guessSize({ zones }: Progress): number {
  return ends + perZone * zones.length
}

/**
 * Writes the unknowns as a scaled vector.
 *
 * @param progress  the coil
 * @param out       overwritten
 * @returns         nothing
 *
 * Valid for any pass.
 *
 * Source: none; an order of numbers.
 */
export function readGuess({ massFlow, zones, losses, is }: Progress, out: Float64Array): void {
  const pressure = mixedPressure * is.pressure
  let at = 0
  out[at++] = Math.log(massFlow)
  for (const drop of [losses.entry, losses.exit]) out[at++] = sumOf(drop) / pressure
  for (const { film, memory, airIn, friction, bends, acceleration } of zones) {
    out[at++] = Math.log(film.coefficient)
    out[at++] = memory.wall / mixedKelvins
    out[at++] = memory.meanFluid / mixedKelvins
    out[at++] = memory.fluidOut / mixedKelvins
    out[at++] = memory.wetSurface / mixedKelvins
    out[at++] = friction / pressure
    out[at++] = bends / pressure
    out[at++] = acceleration / pressure
    out[at++] = airIn.T / mixedKelvins
    out[at++] = airIn.W / mixedHumidity
  }
}

/**
 * Reads the next guess from the vector, within limits.
 *
 * @param progress  the coil
 * @param from      its next guess
 * @param isFree    whether the flow is part of it
 * @returns         nothing
 *
 * Valid for any guess: whatever the mixing proposes, the state stays possible.
 *
 * Source: none; physical limits.
 */
export function writeGuess(progress: Progress, from: Float64Array, isFree: boolean): void {
  const { zones, losses, is } = progress
  const pressure = mixedPressure * is.pressure
  let at = 1
  const step = from[0]! - Math.log(progress.massFlow)
  if (isFree) progress.massFlow *= Math.exp(Math.min(1, Math.max(-1, step)))
  for (const drop of [losses.entry, losses.exit]) {
    const header = drop.header / (sumOf(drop) || 1)
    const sum = Math.max(0, from[at++]! * pressure)
    drop.header = header * sum
    drop.connection = (1 - header) * sum
  }
  for (const zone of zones) {
    const { film, memory } = zone
    film.coefficient = Math.min(1e6, Math.max(1, Math.exp(from[at++]!)))
    const wall = from[at++]! * mixedKelvins
    const near = spanOf(progress, zone)
    memory.meanFluid = held(from[at++]! * mixedKelvins, near)
    memory.wall = betweenStreams(zone, wall)
    memory.fluidOut = held(from[at++]! * mixedKelvins, near)
    memory.wetSurface = held(from[at++]! * mixedKelvins, near)
    zone.friction = Math.max(0, from[at++]! * pressure)
    zone.bends = Math.max(0, from[at++]! * pressure)
    zone.acceleration = from[at++]! * pressure
    zone.airIn = airNear(progress, zone, from[at++]! * mixedKelvins, from[at++]! * mixedHumidity)
  }
}

type Span = readonly [low: number, high: number]

/** Lowest and highest temperature in a zone [K]. */
function spanOf({ model, is }: Progress, { temperatureIn, temperatureOut }: Zone): Span {
  const all = [model.entering.T, is.extreme, temperatureIn, temperatureOut]
  return [Math.min(...all), Math.max(...all)]
}

/** Air of a guess, held between the air that enters the coil and the fluid; unchanged values are kept exactly. */
function airNear(progress: Progress, zone: Zone, T: number, W: number): AirPoint {
  const { airIn } = zone
  if (Math.abs(T - airIn.T) < 1e-9 && Math.abs(W - airIn.W) < 1e-12) return airIn
  const point = { T: held(T, spanOf(progress, zone)), W: held(W, [0, progress.model.entering.W]) }
  return { ...point, h: moistAirEnthalpy(point.T, point.W) }
}

function held(value: number, [low, high]: Span): number {
  return Math.min(high, Math.max(low, value))
}
