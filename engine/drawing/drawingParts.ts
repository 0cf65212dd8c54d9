import type { Label, Shape, ShapeRole } from './drawing'
import { round } from './mirrorShape'

/** Text heights [mm]. */
export const textSizes = { caption: 7, dimension: 8, value: 8 } as const

const extension = 2

/** A straight line. Arguments in sheet millimetres. */
export function line(role: ShapeRole, x1: number, y1: number, x2: number, y2: number): Shape {
  return { type: 'line', role, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) }
}

/** An arrow that points at its second end. */
export function arrow(role: ShapeRole, x1: number, y1: number, x2: number, y2: number): Shape {
  return { type: 'arrow', role, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) }
}

/** A rectangle by its upper left corner. */
export function rect(role: ShapeRole, box: { x: number; y: number; width: number; height: number }, radius = 0): Shape {
  const { x, y, width, height } = box
  return { type: 'rect', role, x: round(x), y: round(y), width: round(width), height: round(height), radius }
}

/** Words or values at a place. */
export function text(
  at: { x: number; y: number; anchor?: 'start' | 'middle' | 'end'; turn?: number; size?: number; role?: ShapeRole },
  ...labels: Label[]
): Shape {
  const { x, y, anchor = 'start', turn = 0, size = textSizes.caption, role = 'label' } = at
  return { type: 'text', role, x: round(x), y: round(y), labels, size, anchor, turn }
}

/** A half circle that joins two tube ends, bulging to the left. */
export function bendArc(x: number, y1: number, y2: number, reach: number): Shape {
  const radius = Math.abs(y2 - y1) / 2
  const straight = Math.max(0, reach - radius)
  const d = `M${round(x)} ${round(y1)} L${round(x - straight)} ${round(y1)} A${round(Math.min(radius, reach))} ${round(radius)} 0 0 0 ${round(x - straight)} ${round(y2)} L${round(x)} ${round(y2)}`
  return { type: 'path', role: 'copper', d }
}

/**
 * A dimension: extension lines, a line with an arrow at each end, and the value in a gap of that line.
 *
 * @param from    one end, on the object [mm]
 * @param to      the other end [mm]
 * @param offset  distance of the dimension line from the object [mm]: downward where it lies flat, to the left where upright
 * @param labels  words and values
 * @returns shapes of the dimension
 *
 * Valid for horizontal and vertical dimensions.
 *
 * Source: drafting practice.
 */
export function dimension(from: [number, number], to: [number, number], offset: number, ...labels: Label[]): Shape[] {
  const [x1, y1] = from
  const [x2, y2] = to
  const upright = x1 === x2
  const size = textSizes.dimension
  if (upright) {
    const x = x1 - offset
    const middle = (y1 + y2) / 2
    const half = Math.min(Math.abs(y2 - y1) / 2 - 1, size * (labels.length > 1 ? 3 : 2.2))
    const fits = half > size
    return [
      line('dimension', x1 - extension, y1, x - extension, y1),
      line('dimension', x1 - extension, y2, x - extension, y2),
      arrow('dimension', x, fits ? middle - half : middle, x, y1),
      arrow('dimension', x, fits ? middle + half : middle, x, y2),
      text(
        {
          x: fits ? x + size * 0.35 : x - 2,
          y: middle + (fits ? 0 : size * 0.35),
          anchor: fits ? 'middle' : 'end',
          turn: fits ? -90 : 0,
          size,
          role: 'dimension',
        },
        ...labels,
      ),
    ]
  }
  const y = y1 + offset
  const middle = (x1 + x2) / 2
  const half = Math.min(Math.abs(x2 - x1) / 2 - 1, size * (labels.length > 1 ? 3 : 2.2))
  return [
    line('dimension', x1, y1 + extension, x1, y + extension),
    line('dimension', x2, y1 + extension, x2, y + extension),
    arrow('dimension', middle - half, y, x1, y),
    arrow('dimension', middle + half, y, x2, y),
    text({ x: middle, y: y + size * 0.35, anchor: 'middle', size, role: 'dimension' }, ...labels),
  ]
}
