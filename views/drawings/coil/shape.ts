/** Sizes of the drawn coil [in]. Every dimension that a sheet prints is drawn at that size. */
export interface CoilShape {
  length: number
  height: number
  depth: number
  rows: number
  /** The numbers of drawn tubes and fin lines: as many as the eye can distinguish at the size of the drawing. */
  tubes: number
  fins: number
}

/** Casing around the fin block. */
export const casing = 1.6

/** The cut through the fins as a share of the length, at the height `v` (0 at the bottom, 1 at the top). */
export function cutAt(v: number): number {
  const step = Math.min(Math.floor(v * 6), 5)
  const from = cutPoint(step)
  return from + (cutPoint(step + 1) - from) * (v * 6 - step)
}

/** The cut leans to the left towards the top, in steps like teeth. */
export function cutPoint(step: number): number {
  return 0.57 - 0.01 * step + (step % 2 === 1 ? 0.0733 : 0)
}

/** The intervals of height, bottom to top, in which the fin line at the share `f` of the length is not cut away. */
export function finIntervals(f: number): readonly (readonly [number, number])[] {
  const edges = [0]
  for (let step = 0; step < 6; step++) {
    const [from, to] = [cutPoint(step), cutPoint(step + 1)]
    const t = (f - from) / (to - from)
    if (t > 0 && t < 1) edges.push((step + t) / 6)
  }
  edges.push(1)
  return edges
    .slice(1)
    .map((end, index) => [edges[index] ?? 0, end] as const)
    .filter(([start, end]) => cutAt((start + end) / 2) > f)
}
