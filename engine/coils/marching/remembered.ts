/** What the pieces of a march remember from sweep to sweep, as numbers of the vector that the iteration combines. */
import type { MarchState } from './marchedCoil'

/** Remembered numbers of a piece. */
const ofPiece = 4

/**
 * The count of the remembered numbers of a march.
 *
 * @param state  the march
 * @returns      four for each piece, and one for the bends of each pass
 *
 * Source: definition.
 */
export function rememberedCount({ pieces, bendDrops }: MarchState): number {
  return ofPiece * pieces.length + bendDrops.length
}

/**
 * Writes what a march remembers: the heat of each piece [W], its wall temperature [K], its used pressure drop [Pa], its
 * rise of enthalpy to its mean [J/kg], and the drops of the bends [Pa].
 *
 * @param state  the march
 * @param into   the vector
 * @param at     position of the first number
 *
 * Valid for vectors of at least `at + rememberedCount` numbers.
 *
 * Source: definition.
 */
export function writeRemembered({ pieces, bendDrops }: MarchState, into: Float64Array, at: number): void {
  let i = at
  for (const piece of pieces) {
    into[i] = piece.heat
    into[i + 1] = piece.wall
    into[i + 2] = piece.usedDrop
    into[i + 3] = piece.meanRise
    i += ofPiece
  }
  into.set(bendDrops, i)
}

/**
 * Sets what a march remembers from the numbers of `writeRemembered`.
 *
 * @param state  the march, overwritten
 * @param from   the vector
 * @param at     position of the first number
 *
 * Valid as `writeRemembered`.
 *
 * Source: definition.
 */
export function readRemembered({ pieces, bendDrops }: MarchState, from: Float64Array, at: number): void {
  let i = at
  for (const piece of pieces) {
    piece.heat = from[i]!
    piece.wall = from[i + 1]!
    piece.usedDrop = from[i + 2]!
    piece.meanRise = from[i + 3]!
    i += ofPiece
  }
  for (let pass = 0; pass < bendDrops.length; pass++) bendDrops[pass] = from[i + pass]!
}
