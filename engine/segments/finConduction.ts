/** Heat that passes from tube to tube through the fins. */

/** Two tubes with a conductance between them over their whole length [W/K]. */
export interface TubePair {
  one: number
  other: number
  conductance: number
}

/** The shape factors of fins between tubes, by the pitches of the tubes. */
export interface FinSheet {
  rows: number
  columns: number
  /** Pitches across and along the air [m]. */
  transversePitch: number
  longitudinalPitch: number
  isStaggered: boolean
  /** Conductivity [W/m K] and thickness of all fins together [m]. */
  conductivity: number
  thickness: number
}

/** Share of a strip between neighbours that the holes of the tubes leave, about. */
const besideHoles = 0.6

/**
 * The pairs of neighbouring tubes, with the conductance of the fins between them.
 *
 * @param sheet   the fins
 * @param slits   rows behind which the fins are cut
 * @param blanks  tubes without fluid: no heat is carried through them
 * @returns       the pairs
 *
 * Valid for plate fins. Neighbours in a row and in the next row are joined; the shape factor of a strip, its width over
 * its length less the holes, is an estimate: with it conduction costs what is published for evaporators and gas coolers
 * as a range (`tests/engine/segments/conductionRange.test.ts`).
 *
 * Source: one-dimensional conduction in strips, derived here.
 */
export function finPairs(sheet: FinSheet, slits: readonly number[], blanks: readonly number[]): TubePair[] {
  const { rows, columns, transversePitch: Pt, longitudinalPitch: Pl, isStaggered } = sheet
  const strength = sheet.conductivity * sheet.thickness
  const inRow = (besideHoles * Pl) / Pt
  const toNext = isStaggered ? Pt / (2 * Math.hypot(Pl, Pt / 2)) : (besideHoles * Pt) / Pl
  const empty = new Set(blanks)
  const cut = new Set(slits)
  const pairs: TubePair[] = []
  const join = (one: number, other: number, shape: number) => {
    if (!empty.has(one) && !empty.has(other)) pairs.push({ one, other, conductance: strength * shape })
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const tube = row * columns + column
      if (column + 1 < columns) join(tube, tube + 1, inRow)
      if (row + 1 === rows || cut.has(row)) continue
      join(tube, tube + columns, toNext)
      // Odd rows are shifted to higher columns.
      const diagonal = column + (row % 2 === 0 ? -1 : 1)
      if (isStaggered && diagonal >= 0 && diagonal < columns) join(tube, (row + 1) * columns + diagonal, toNext)
    }
  }
  return pairs
}

/** Rounds of the relaxation of the walls of one place along the tubes. */
const rounds = 4

/**
 * Temperatures of the tube walls that conduct heat to each other, from those that each would have alone.
 *
 * @param pairs        the pairs
 * @param segments     segments of a tube
 * @param alone        temperature of each wall without the others, by tube and segment [K]
 * @param conductance  of each wall to its fluid and its air [W/K]
 * @param walls        found temperatures; those of the last time are read first [K]
 *
 * Valid for any conductances; 0 is a wall that has not been computed and is left as it is.
 *
 * Source: balances, by the method of Jacobi.
 */
export function joinedWalls(
  pairs: readonly TubePair[],
  segments: number,
  alone: Float64Array,
  conductance: Float64Array,
  walls: Float64Array,
): void {
  const sum = new Float64Array(walls.length)
  const weight = new Float64Array(walls.length)
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < walls.length; i++) {
      sum[i] = conductance[i]! * alone[i]!
      weight[i] = conductance[i]!
    }
    for (const { one, other, conductance: whole } of pairs) {
      const part = whole / segments
      for (let s = 0; s < segments; s++) {
        const a = one * segments + s
        const b = other * segments + s
        sum[a]! += part * walls[b]!
        sum[b]! += part * walls[a]!
        weight[a]! += part
        weight[b]! += part
      }
    }
    for (let i = 0; i < walls.length; i++) if (conductance[i]! > 0) walls[i] = sum[i]! / weight[i]!
  }
}

/**
 * Heat that each wall takes from the others.
 *
 * @param pairs     the pairs
 * @param segments  segments of a tube
 * @param walls     temperatures by tube and segment [K]
 * @param heat      found heat by tube and segment; its sum is zero [W]
 *
 * Valid for any temperatures.
 *
 * Source: definition.
 */
export function conductedHeat(
  pairs: readonly TubePair[],
  segments: number,
  walls: Float64Array,
  heat: Float64Array,
): void {
  heat.fill(0)
  for (const { one, other, conductance } of pairs) {
    const part = conductance / segments
    for (let s = 0; s < segments; s++) {
      const a = one * segments + s
      const b = other * segments + s
      const flow = part * (walls[b]! - walls[a]!)
      heat[a]! += flow
      heat[b]! -= flow
    }
  }
}
