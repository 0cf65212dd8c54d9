import type { Shape } from './drawing'

const opposite = { start: 'end', middle: 'middle', end: 'start' } as const

/**
 * A mirrored shape: left and right exchanged on the sheet, texts kept readable.
 *
 * @param shape  shape on a sheet [mm]
 * @param width  width of the sheet [mm]
 * @returns the mirrored shape
 *
 * Valid for the shapes of `drawing.ts`; paths may hold absolute M, L and A commands.
 *
 * Source: geometry.
 */
export function mirrorShape(shape: Shape, width: number): Shape {
  switch (shape.type) {
    case 'line':
    case 'arrow':
      return { ...shape, x1: round(width - shape.x1), x2: round(width - shape.x2) }
    case 'rect':
      return { ...shape, x: round(width - shape.x - shape.width) }
    case 'circle':
      return { ...shape, cx: round(width - shape.cx) }
    case 'polyline':
      return { ...shape, points: shape.points.map(([x, y]) => [round(width - x), y] as const) }
    case 'path':
      return { ...shape, d: mirrorPath(shape.d, width) }
    case 'text':
      return { ...shape, x: round(width - shape.x), anchor: opposite[shape.anchor] }
  }
}

/** In a mirror every x changes side and every arc reverses its direction. */
function mirrorPath(d: string, width: number): string {
  return d
    .replace(/([MLA])([^MLA]*)/g, (_all, command: string, numbers: string) => {
      const values = numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      const x = values.length - 2
      values[x] = round(width - values[x]!)
      if (command === 'A') values[4] = 1 - values[4]!
      return `${command}${values.join(' ')} `
    })
    .trim()
}

/**
 * A coordinate rounded to a thousandth of a millimetre, so that drawings are the same on every machine.
 *
 * @param value  coordinate [mm]
 * @returns the rounded coordinate [mm]
 *
 * Valid for any finite number.
 *
 * Source: none.
 */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
