/** What the passes improve, as one row of numbers of like size, so that the steps can be mixed. */
import { moistAirEnthalpy } from '../../fluids/moistAir'
import type { AirPoint } from '../air/cellHeat'
import { sumOf } from '../tubes/endDrops'
import type { Zone } from './zone'
import { betweenStreams } from './zoneRefresh'
import type { Progress } from './zoneState'

/** What counts as one in the mixing of steps [K], and as a share of the pressure. */
const mixedKelvins = 10
const mixedPressure = 0.01
/** The same of the humidity ratio [-]. */
const mixedHumidity = 0.004
/** Numbers of a zone that are carried from pass to pass. */
const perZone = 10
/** Numbers beside them: the flow, and what is lost at both ends. */
const ends = 3

/**
 * How many numbers the passes improve.
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
 * What the passes improve, in like sizes.
 *
 * @param progress  the coil
 * @param out       written over
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
 * Takes over the next guess, held where it could not be.
 *
 * @param progress  the coil
 * @param from      its next guess
 * @param isFree    whether the flow is part of it
 * @returns         nothing
 *
 * Valid for any guess: whatever the mixing asks stays a coil.
 *
 * Source: none; limits of what can be.
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
    const T = Math.min(1000, Math.max(100, from[at++]! * mixedKelvins))
    memory.meanFluid = T
    memory.wall = betweenStreams(zone, wall)
    memory.fluidOut = Math.min(1000, Math.max(100, from[at++]! * mixedKelvins))
    memory.wetSurface = Math.min(1000, Math.max(100, from[at++]! * mixedKelvins))
    zone.friction = Math.max(0, from[at++]! * pressure)
    zone.bends = Math.max(0, from[at++]! * pressure)
    zone.acceleration = from[at++]! * pressure
    zone.airIn = airNear(progress, zone, from[at++]! * mixedKelvins, from[at++]! * mixedHumidity)
  }
}

/** Air of a guess, between that which enters the coil and the fluid; what nothing moved stays what it was. */
function airNear(
  { model, is }: Progress,
  { airIn, temperatureIn, temperatureOut }: Zone,
  T: number,
  W: number,
): AirPoint {
  if (Math.abs(T - airIn.T) < 1e-9 && Math.abs(W - airIn.W) < 1e-12) return airIn
  const { entering } = model
  const all = [entering.T, is.extreme, temperatureIn, temperatureOut]
  const held = {
    T: Math.min(Math.max(...all), Math.max(Math.min(...all), T)),
    W: Math.min(entering.W, Math.max(0, W)),
  }
  return { ...held, h: moistAirEnthalpy(held.T, held.W) }
}
