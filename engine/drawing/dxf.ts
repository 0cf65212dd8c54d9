import type { Drawing, Label, Shape } from './drawing'

/** Replacements of characters that old drawing programs cannot read; degrees and diameters have codes of their own. */
const signs: Readonly<Record<string, string>> = {
  '°': '%%d',
  Ø: '%%c',
  '×': 'x',
  '−': '-',
  '²': '2',
  '³': '3',
  '₂': '2',
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
}

/** Unit of the lengths in a file: release 12 of the format has no field for it, so that the drawing names it. */
export interface LengthUnit {
  /** Plural name of the unit, as written on the drawing. */
  name: string
  /** Length of one unit [m]. */
  size: number
}

/** Distance of the note about the unit from the corner of the sheet, and its height [mm on the sheet]. */
const note = { margin: 4, size: 3 } as const

/** A group of the format: its code and its value. */
type Group = readonly [code: number, value: string | number]

/**
 * A drawing as a file for drawing programs: ASCII DXF of release 12, which all of them read.
 *
 * @param drawing  the drawing; lengths on the sheet [mm]
 * @param words    prints labels in the reader's units
 * @param unit     unit of the lengths: that of the dimensions in `words`, so that a measured length is the printed one
 * @returns        the text of the file; lengths of the coil itself in `unit`, y upward, a layer for each role
 *
 * Valid for the shapes of `drawing.ts`. Paths become polylines with bulges; arrows become their lines.
 *
 * Source: DXF reference of release 12, Autodesk (1992).
 */
export function dxfOf(drawing: Drawing, words: (labels: readonly Label[]) => string, unit: LengthUnit): string {
  const factor = 1 / (drawing.scale * unit.size)
  const x = (value: number) => value * factor
  const y = (value: number) => (drawing.height - value) * factor
  const named: Shape = {
    type: 'text',
    role: 'dimension',
    x: note.margin,
    y: drawing.height - note.margin,
    labels: [{ text: `Dimensions in ${unit.name}` }],
    size: note.size,
    anchor: 'start',
    turn: 0,
  }
  const entities = [...drawing.shapes, named].flatMap(shape => entitiesOf(shape, { x, y, factor, words }))
  const groups: Group[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${code}\r\n${typeof value === 'number' ? decimal(value) : value}\r\n`).join('')
}

interface Place {
  x: (value: number) => number
  y: (value: number) => number
  factor: number
  words: (labels: readonly Label[]) => string
}

function entitiesOf(shape: Shape, { x, y, factor, words }: Place): Group[] {
  const layer: Group = [8, shape.role.toUpperCase()]
  const vertices = (points: readonly Vertex[], closed: boolean): Group[] => [
    [0, 'POLYLINE'],
    layer,
    [66, '1'],
    [70, closed ? '1' : '0'],
    ...points.flatMap(({ at: [px, py], bulge }): Group[] => [
      [0, 'VERTEX'],
      layer,
      [10, x(px)],
      [20, y(py)],
      [42, bulge],
    ]),
    [0, 'SEQEND'],
    layer,
  ]
  switch (shape.type) {
    case 'line':
    case 'arrow':
      return [[0, 'LINE'], layer, [10, x(shape.x1)], [20, y(shape.y1)], [11, x(shape.x2)], [21, y(shape.y2)]]
    case 'circle':
      return [[0, 'CIRCLE'], layer, [10, x(shape.cx)], [20, y(shape.cy)], [40, shape.r * factor]]
    case 'rect': {
      const [right, bottom] = [shape.x + shape.width, shape.y + shape.height]
      const corners = [
        [shape.x, shape.y],
        [right, shape.y],
        [right, bottom],
        [shape.x, bottom],
      ] as const
      return vertices(
        corners.map(at => ({ at, bulge: 0 })),
        true,
      )
    }
    case 'polyline':
      return vertices(
        shape.points.map(at => ({ at, bulge: 0 })),
        shape.closed,
      )
    case 'path':
      return partsOf(shape.d).flatMap(points => vertices(points, false))
    case 'text':
      return textOf(shape, { x, y, factor, words }, layer)
  }
}

const alignments = { start: '0', middle: '1', end: '2' } as const

function textOf(shape: Extract<Shape, { type: 'text' }>, { x, y, factor, words }: Place, layer: Group): Group[] {
  const at: Group[] = [
    [10, x(shape.x)],
    [20, y(shape.y)],
    [11, x(shape.x)],
    [21, y(shape.y)],
  ]
  const text = [...words(shape.labels)].map(sign => signs[sign] ?? (sign < '\u007f' ? sign : '?')).join('')
  return [
    [0, 'TEXT'],
    layer,
    ...at,
    [40, shape.size * factor * 0.7],
    [1, text],
    [50, -shape.turn],
    [72, alignments[shape.anchor]],
  ]
}

/**
 * A vertex of a polyline; `bulge` is the tangent of a quarter of the arc angle to the next vertex, positive to the
 * left.
 */
interface Vertex {
  at: readonly [x: number, y: number]
  bulge: number
}

/** The parts of a path, each from one move command to the next. */
function partsOf(d: string): Vertex[][] {
  const parts: Vertex[][] = []
  for (const [, command, numbers = ''] of d.matchAll(/([MLA])([^MLA]*)/g)) {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const at = [values.at(-2)!, values.at(-1)!] as const
    if (command === 'M') parts.push([])
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (command === 'A' && last) last.bulge = bulgeOf(last.at, at, values)
    part?.push({ at, bulge: 0 })
  }
  return parts
}

function bulgeOf(from: Vertex['at'], to: Vertex['at'], [r = 0, , , large, sweep]: number[]): number {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
  const half = Math.asin(Math.min(1, chord / (2 * r)))
  const angle = large ? 2 * (Math.PI - half) : 2 * half
  // On the sheet y points down, in the file up: an arc that turns right on the sheet turns left in the file.
  return Math.tan(angle / 4) * (sweep ? -1 : 1)
}

/** At most six decimals, and never an exponent. */
const decimal = (value: number) => String(Number(value.toFixed(6)))
