/** A coil seen from the front, a little from above and from the right: the length falls by 11°, the depth rises by 30°. */
import type { Point } from '../point'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const along = [Math.cos(radians(11)), Math.sin(radians(11))] as const
const back = [Math.cos(radians(30)), -Math.sin(radians(30))] as const

export interface View {
  /** The position of the lower left front corner of the fin block on the sheet. */
  origin: Point
  /** Sheet units per inch. */
  scale: number
}

/** Sheet position of a point in inches: along the tubes, up, and back. */
export type Project = (length: number, up: number, depth?: number) => Point

export function projection({ origin, scale }: View): Project {
  return (length, up, depth = 0) => [
    origin[0] + scale * (length * along[0] + depth * back[0]),
    origin[1] + scale * (length * along[1] + depth * back[1] - up),
  ]
}

const text = (value: number) => String(Math.round(value * 10) / 10)
export const at = ([x, y]: Point) => `${text(x)} ${text(y)}`
export const line = (...points: Point[]) => `M${points.map(at).join('L')}`
export const outline = (...points: Point[]) => `${line(...points)}Z`
export { text as coordinate }
