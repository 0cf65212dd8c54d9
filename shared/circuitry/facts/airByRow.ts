import { hasSegments, type ShownSolution } from '../document/shownRating'

/** The mean air before each row, and behind the last one [K]; null for a row without fluid. */
export function airByRow(solved: ShownSolution): readonly (number | null)[] {
  if (!hasSegments(solved)) return solved.airByRow
  const { rows, tubes } = solved
  const meanOf = (row: number, of: (tube: (typeof tubes)[number]) => number) => {
    const there = tubes.filter(tube => tube.row === row)
    return there.length === 0 ? null : there.reduce((sum, tube) => sum + of(tube), 0) / there.length
  }
  return [
    ...Array.from({ length: rows }, (_, row) => meanOf(row, ({ airIn }) => airIn)),
    meanOf(rows - 1, ({ airOut }) => airOut),
  ]
}
