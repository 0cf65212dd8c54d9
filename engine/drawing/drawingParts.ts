import type { Label, Shape, ShapeRole } from './drawing'
import { round } from './mirrorShape'

/** Heights of text [mm]: captions, dimensions, and values of the streams. */
export interface Lettering {
  caption: number
  dimension: number
  value: number
}

/** Lettering for paper and for the screen: paper is read from a shorter distance. */
export const letterings = {
  print: { caption: 7.5, dimension: 8.5, value: 8.5 },
  screen: { caption: 10, dimension: 11, value: 11 },
} as const satisfies Record<string, Lettering>

/** Length of an extension line beyond its dimension line; length of an arrow that points from outside [mm]. */
const extension = 3
const outside = 11

/** Space on each side of a text in its dimension line, and space for an arrow [mm]. */
const beside = 2
const arrowRoom = 7

/** Width of a digit over the height of the text, and assumed width of a value that is not yet printed, in digits. */
const digit = 0.56
const valueDigits = 6

/** A straight line. Arguments in sheet millimetres. */
export function line(role: ShapeRole, x1: number, y1: number, x2: number, y2: number): Shape {
  return { type: 'line', role, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) }
}

/** An arrow with its head at the second end. */
export function arrow(role: ShapeRole, x1: number, y1: number, x2: number, y2: number): Shape {
  return { type: 'arrow', role, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) }
}

/** A rectangle by its upper left corner. */
export function rect(role: ShapeRole, box: { x: number; y: number; width: number; height: number }, radius = 0): Shape {
  const { x, y, width, height } = box
  return { type: 'rect', role, x: round(x), y: round(y), width: round(width), height: round(height), radius }
}

/** Texts or values at a place. */
export function text(
  at: { x: number; y: number; size: number; anchor?: 'start' | 'middle' | 'end'; turn?: number; role?: ShapeRole },
  ...labels: Label[]
): Shape {
  const { x, y, anchor = 'start', turn = 0, size, role = 'label' } = at
  return { type: 'text', role, x: round(x), y: round(y), labels, size, anchor, turn }
}

/**
 * Return bends: half circles that join the ends of two tubes, bulging to the left.
 *
 * @param x      x of the tube ends [mm]
 * @param along  top and height of the range of the tubes
 * @param count  number of bends, at least one is drawn
 * @param reach  length of the bends [mm], at least a visible one
 * @returns paths of the bends
 *
 * Valid for bends that are spread evenly.
 *
 * Source: drafting practice.
 */
export function bends(x: number, along: { y: number; height: number }, count: number, reach: number): Shape[] {
  const drawn = Math.max(1, count)
  const apart = along.height / drawn
  const radius = Math.min(3.4, apart * 0.29)
  const left = x - Math.max(0, Math.max(reach, 5) - radius)
  return Array.from({ length: drawn }, (_, k) => {
    const upper = round(along.y + (k + 0.5) * apart - radius)
    const lower = round(along.y + (k + 0.5) * apart + radius)
    const d = `M${round(x)} ${upper} L${round(left)} ${upper} A${round(radius)} ${round(radius)} 0 0 0 ${round(left)} ${lower} L${round(x)} ${lower}`
    return { type: 'path', role: 'copper', d }
  })
}

/**
 * A dimension: extension lines, a line with an arrow at each end, and the value in a gap of that line. If the line is
 * too short for that, the arrows point at it from outside, and the value is above it, or at the end that `side` names.
 *
 * @param from    one end, on the object [mm]: the upper or left one
 * @param to      the other end [mm]
 * @param place   `offset` of the dimension line from the object [mm], downward for a horizontal dimension, to the left
 *                for a vertical one; `size` of the text [mm]; `side` of the value of a short horizontal dimension,
 *                right where left out
 * @param labels  texts and values
 * @returns shapes of the dimension
 *
 * Valid for horizontal and vertical dimensions.
 *
 * Source: drafting practice.
 */
export function dimension(from: [number, number], to: [number, number], place: Place, ...labels: Label[]): Shape[] {
  return from[0] === to[0] ? upright(from, to[1], place, labels) : flat(from, to[0], place, labels)
}

/** Position of a dimension, and of its value if that does not fit into the line [mm]. */
interface Place {
  offset: number
  size: number
  side?: 'left' | 'right'
}

function upright([x1, y1]: [number, number], y2: number, { offset, size }: Place, labels: Label[]): Shape[] {
  const x = x1 - offset
  const middle = (y1 + y2) / 2
  const half = halfWidth(labels, size)
  const edges = [line('dimension', x1 - 1, y1, x - extension, y1), line('dimension', x1 - 1, y2, x - extension, y2)]
  const words = { size, anchor: 'middle', role: 'dimension' } as const
  if (y2 - y1 > 2 * (half + arrowRoom))
    return [
      ...edges,
      arrow('dimension', x, middle - half, x, y1),
      arrow('dimension', x, middle + half, x, y2),
      text({ x: x + size * 0.36, y: middle, turn: -90, ...words }, ...labels),
    ]
  // Between the arrows where there is room for a line of text, beside the object; else above them.
  const isHighEnough = y2 - y1 > size * 1.3
  const reach = half - 2 * beside
  const at = isHighEnough ? { x: Math.min(x, x1 - reach), y: middle + size * 0.36 } : { x, y: y1 - outside - 3 }
  return [
    ...edges,
    arrow('dimension', x, y1 - outside, x, y1),
    arrow('dimension', x, y2 + outside, x, y2),
    text({ ...at, ...words }, ...labels),
  ]
}

function flat(
  [x1, y1]: [number, number],
  x2: number,
  { offset, size, side = 'right' }: Place,
  labels: Label[],
): Shape[] {
  const y = y1 + offset
  const middle = (x1 + x2) / 2
  const half = halfWidth(labels, size)
  const edges = [line('dimension', x1, y1 + 2, x1, y + extension), line('dimension', x2, y1 + 2, x2, y + extension)]
  const words = { y: y + size * 0.36, size, role: 'dimension' } as const
  if (x2 - x1 > 2 * (half + arrowRoom))
    return [
      ...edges,
      arrow('dimension', middle - half, y, x1, y),
      arrow('dimension', middle + half, y, x2, y),
      text({ x: middle, anchor: 'middle', ...words }, ...labels),
    ]
  return [
    ...edges,
    arrow('dimension', x1 - outside, y, x1, y),
    arrow('dimension', x2 + outside, y, x2, y),
    side === 'right'
      ? text({ x: x2 + outside + 3, ...words }, ...labels)
      : text({ x: x1 - outside - 3, anchor: 'end', ...words }, ...labels),
  ]
}

/** Half of the gap for a text in its dimension line [mm]. */
function halfWidth(labels: readonly Label[], size: number): number {
  const digits = labels.reduce((sum, label) => sum + ('text' in label ? label.text.length + 1 : valueDigits), 0)
  return (digits * digit * size) / 2 + beside
}
