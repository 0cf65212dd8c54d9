/** Profiles of the entering air over the face: made and painted. */
import type { FaceGrid } from '../../../engine/segments/faceGrid'

/** Lines from the top of the face to its bottom, and parts from the front of the tubes to the rear. */
export interface ProfileSize {
  lines: number
  parts: number
}

/** Sizes that may be painted. */
export const profileSizes: readonly ProfileSize[] = [
  { lines: 4, parts: 3 },
  { lines: 6, parts: 5 },
  { lines: 8, parts: 10 },
]

export const sizeOfGrid = (grid: FaceGrid): ProfileSize => ({ lines: grid.length, parts: grid[0]?.length ?? 0 })

/** A profile that is the same everywhere. */
export const evenGrid = ({ lines, parts }: ProfileSize, value = 1): number[][] =>
  Array.from({ length: lines }, () => Array.from({ length: parts }, () => value))

/** The profile with other values at some places. */
export const withPainted = (grid: FaceGrid, line: number, part: number, value: number): number[][] =>
  grid.map((values, at) => values.map((old, other) => (at === line && other === part ? value : old)))

/** The profile in another size: each new part has the value at its middle. */
export function resized(grid: FaceGrid, { lines, parts }: ProfileSize): number[][] {
  const from = sizeOfGrid(grid)
  const near = (at: number, to: number, of: number) => Math.min(of - 1, Math.floor(((at + 0.5) * of) / to))
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: parts }, (_, part) => grid[near(line, lines, from.lines)]![near(part, parts, from.parts)]!),
  )
}

/** Relative flows as percents of their mean; of a face without any air, zeros. */
export function percentsOf(grid: FaceGrid): number[][] {
  const all = grid.flat()
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  return grid.map(line => line.map(value => (mean === 0 ? 0 : (100 * value) / mean)))
}

/** What the profile means for the face: the sentence about sizes that do not meet. */
export function sizeText(grid: FaceGrid, face: { columns: number; segments?: number }): string {
  const { lines, parts } = sizeOfGrid(grid)
  const meets = face.columns % lines === 0 && (face.segments === undefined || face.segments % parts === 0)
  const own = `${lines} × ${parts} parts over ${face.columns} tubes${face.segments === undefined ? '' : ` of ${face.segments} segments`}`
  return meets ? `${own}.` : `${own}: they do not meet, so that each segment has the mean over its area.`
}
