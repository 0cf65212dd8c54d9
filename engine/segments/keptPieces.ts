/** Settled air and pieces as numbers that a program keeps, and a start from them at other entering states. */

import type { MarchedPiece } from '../coils/marching/marchedCoil'
import type { Region } from '../coils/streams/stream'

/** Numbers of a piece, and of its surroundings. */
export const keptOfPiece = 7
export const keptOfPlace = 3

const regions: readonly (Region | 'none')[] = ['none', 'liquid', 'two-phase', 'gas', 'dense']

/** The entering air, and the typical temperature of the fluid [K, kg/kg dry air]. */
export interface KeptPlace {
  T: number
  W: number
  fluid: number
}

/** What changes with the entering states: temperatures keep their place between fluid and air, water its share. */
export interface Shift {
  temperature(T: number): number
  humidity(W: number): number
  /** Ratio of the differences of temperature, by which heats change. */
  heat: number
}

/** The largest ratio of the differences of temperature; with a larger one the old state says little. */
const mostStretch = 3

/**
 * Writes the place of a settled coil.
 *
 * @param place  entering air and fluid
 * @param into   the numbers
 * @param at     position of the first one
 *
 * Source: definition.
 */
export function keepPlace({ T, W, fluid }: KeptPlace, into: Float64Array, at: number): void {
  into[at] = T
  into[at + 1] = W
  into[at + 2] = fluid
}

/**
 * How a settled coil is carried over to other entering states.
 *
 * @param from   numbers of `keepPlace`
 * @param at     position of the first one
 * @param place  entering air and fluid now
 * @returns      the change; none where the states have little in common
 *
 * Source: none; a guess.
 */
export function shiftFrom(from: Float64Array, at: number, place: KeptPlace): Shift | undefined {
  const [T, W, fluid] = [from[at]!, from[at + 1]!, from[at + 2]!]
  const heat = (place.T - place.fluid) / (T - fluid)
  if (!(heat > 1 / mostStretch && heat < mostStretch)) return undefined
  const wetter = W > 0 ? place.W / W : 1
  return {
    temperature: of => place.fluid + heat * (of - fluid),
    humidity: of => Math.min(place.W, wetter * of),
    heat,
  }
}

/**
 * Writes what a piece remembers.
 *
 * @param piece  a piece after a sweep
 * @param into   the numbers
 * @param at     position of the first of seven
 *
 * Source: definition.
 */
export function keepPiece(piece: MarchedPiece, into: Float64Array, at: number): void {
  into[at] = piece.heat
  into[at + 1] = piece.wall
  into[at + 2] = piece.usedDrop
  into[at + 3] = piece.meanRise
  into[at + 4] = regions.indexOf(piece.meanRegion)
  into[at + 5] = piece.wet
  into[at + 6] = piece.wetSurface
}

/**
 * Sets what a piece remembers.
 *
 * @param piece  overwritten
 * @param from   numbers of `keepPiece`
 * @param at     position of the first of seven
 * @param shift  to the entering states now
 *
 * Source: definition.
 */
export function beginPiece(piece: MarchedPiece, from: Float64Array, at: number, shift: Shift): void {
  piece.heat = shift.heat * from[at]!
  piece.wall = shift.temperature(from[at + 1]!)
  piece.usedDrop = from[at + 2]!
  piece.meanRise = shift.heat * from[at + 3]!
  piece.meanRegion = regions[from[at + 4]!]!
  piece.wet = from[at + 5]!
  piece.wetSurface = shift.temperature(from[at + 6]!)
}
