/** The lines of the drawn coil, each as one path. Inches in, sheet units out. */
import type { Point } from '../point'
import { at, line, outline, type Project } from './projection'
import { type CoilShape, casing, cutAt, cutPoint, finIntervals } from './shape'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

export function fins(p: Project, { length, height, fins: count }: CoilShape): string {
  return range(count - 1)
    .map(index => (index + 1) / count)
    .flatMap(f => finIntervals(f).map(([low, high]) => line(p(f * length, low * height), p(f * length, high * height))))
    .join('')
}

/** Tubes exposed by the cut: those in front, or those of the row behind, which is half a pitch lower. */
export function tubes(p: Project, { length, height, tubes: count }: CoilShape, row: 'front' | 'behind'): string {
  const offset = row === 'front' ? 0.72 : 0.28
  return range(count)
    .map(index => (index + offset) / count)
    .map(v => line(p(cutAt(v) * length, v * height), p(length, v * height)))
    .join('')
}

const cutPoints = (p: Project, { length, height }: CoilShape): Point[] =>
  range(7).map(step => p(cutPoint(step) * length, (step / 6) * height))

export const cut = (p: Project, shape: CoilShape) => line(...cutPoints(p, shape))

/** The part of the fin block that the cut takes away. */
export const opened = (p: Project, shape: CoilShape) =>
  outline(...cutPoints(p, shape), p(shape.length, shape.height), p(shape.length, 0))

/** Return bends on the right-hand end plate, the row farthest back first. */
export function bends(p: Project, { length, height, depth, rows, tubes: count }: CoilShape): string {
  const pitch = height / count
  const reach = 3.4
  return range(rows)
    .reverse()
    .flatMap(row =>
      range(Math.floor(count / 2)).map(pair => {
        const z = (row + 0.5) * (depth / rows)
        const low = (2 * pair + (row % 2 === 0 ? 0.72 : 0.28)) * pitch
        const end = length + casing
        const [from, to] = [low, low + pitch]
        return `M${at(p(end, from, z))}C${at(p(end + reach, from, z))} ${at(p(end + reach, to, z))} ${at(p(end, to, z))}`
      }),
    )
    .join('')
}

const corners = (p: Project, low: number, height: number, left: number, right: number, z = 0) =>
  outline(p(left, low, z), p(right, low, z), p(right, height - low, z), p(left, height - low, z))

export const finBlock = (p: Project, { length, height }: CoilShape) => corners(p, 0, height, 0, length)

export function casingFaces(p: Project, { length, height, depth }: CoilShape): string[] {
  const [left, right, low, high] = [-casing, length + casing, -casing, height + casing]
  return [
    outline(p(left, high), p(right, high), p(right, high, depth), p(left, high, depth)),
    outline(p(right, low), p(right, low, depth), p(right, high, depth), p(right, high)),
  ]
}

export const casingFront = (p: Project, { length, height }: CoilShape) =>
  corners(p, -casing, height, -casing, length + casing)
