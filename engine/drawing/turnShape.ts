import type { Point, Shape } from './drawing'
import { round } from './mirrorShape'

const opposite = { start: 'end', middle: 'middle', end: 'start' } as const

/** The sheet of a drawing [mm]. */
interface Sheet {
  width: number
  height: number
}

/**
 * Scale factor of a drawing that is rotated to stand upright on the same sheet.
 *
 * @param sheet  size [mm]
 * @returns      the factor [-]
 *
 * Valid for sheets that are wider than high.
 *
 * Source: geometry.
 */
export function uprightScale({ width, height }: Sheet): number {
  return height / width
}

/**
 * A shape rotated by 90 degrees and fitted to the same sheet: the right end of the coil moves up, or down.
 *
 * @param shape  shape on a sheet [mm]
 * @param sheet  size of the sheet [mm]
 * @param to     new side of the right end of the drawing
 * @returns the rotated shape; texts are kept readable from below or from the right
 *
 * Valid for the shapes of `drawing.ts`; texts may be horizontal or rotated by -90 degrees.
 *
 * Source: geometry.
 */
export function turnShape(shape: Shape, sheet: Sheet, to: 'up' | 'down'): Shape {
  const { width, height } = sheet
  const scale = uprightScale(sheet)
  const left = (width - height * scale) / 2
  const at = (x: number, y: number): Point =>
    to === 'up'
      ? [round(left + y * scale), round((width - x) * scale)]
      : [round(left + (height - y) * scale), round(x * scale)]

  switch (shape.type) {
    case 'line':
    case 'arrow': {
      const [[x1, y1], [x2, y2]] = [at(shape.x1, shape.y1), at(shape.x2, shape.y2)]
      return { ...shape, x1, y1, x2, y2 }
    }
    case 'rect': {
      const corners = [at(shape.x, shape.y), at(shape.x + shape.width, shape.y + shape.height)]
      const [x, y] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
      const size = { width: round(shape.height * scale), height: round(shape.width * scale) }
      return { ...shape, x, y, ...size, radius: round(shape.radius * scale) }
    }
    case 'circle': {
      const [cx, cy] = at(shape.cx, shape.cy)
      return { ...shape, cx, cy, r: round(shape.r * scale) }
    }
    case 'polyline':
      return { ...shape, points: shape.points.map(([x, y]) => at(x, y)) }
    case 'path':
      return { ...shape, d: turnPath(shape.d, at, scale) }
    case 'text': {
      const [x, y] = at(shape.x, shape.y)
      const isFlat = shape.turn === 0
      const isTurnedRound = isFlat === (to === 'down')
      const anchor = isTurnedRound ? opposite[shape.anchor] : shape.anchor
      return { ...shape, x, y, anchor, turn: isFlat ? -90 : 0, size: round(shape.size * scale) }
    }
  }
}

/** Arcs keep their direction; their radii are scaled as well. */
function turnPath(d: string, at: (x: number, y: number) => Point, scale: number): string {
  return d
    .replace(/([MLA])([^MLA]*)/g, (_all, command: string, numbers: string) => {
      const values = numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      const end = at(values.at(-2)!, values.at(-1)!)
      if (command !== 'A') return `${command}${end.join(' ')} `
      const [rx, ry, turn, large, sweep] = values as [number, number, number, number, number]
      return `A${[round(rx * scale), round(ry * scale), turn, large, sweep, ...end].join(' ')} `
    })
    .trim()
}
