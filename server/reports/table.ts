/** Rows of a table, one line each above a hairline. Positions and sizes in points. */
import type { Fact } from '../../shared/tools/results/keyResult'
import { palette } from './palette'
import { type Canvas, type Style, sizeToFit, textWidth, write } from './pen'

export interface Column {
  /** The edge of the text, from the left of the table: the right edge if the text is aligned right. */
  at: number
  width: number
  align?: Style['align']
  size?: number
  color?: string
  isBold?: boolean
}

export interface Place {
  x: number
  y: number
  width: number
}

export const rowHeight = 13.2
/** Height of capitals, which are centred vertically in a row [pt]. */
const capitals = 5.8

/** One line of cells above a hairline; returns the y of the next line. */
export function row(
  canvas: Canvas,
  cells: readonly (string | undefined)[],
  columns: readonly Column[],
  { x, y, width }: Place,
  height = rowHeight,
): number {
  writeCells(canvas, cells, columns, { x, y: y + (height + capitals) / 2 })
  return ruled(canvas, { x, y: y + height, width })
}

/** Cells with as many lines as needed above a hairline, aligned at the top; returns the y of the next line. */
export function wrappedRow(
  canvas: Canvas,
  cells: readonly (readonly string[])[],
  columns: readonly Column[],
  { x, y, width }: Place,
  height: number,
): number {
  const lines = linesOf(cells)
  for (let line = 0; line < lines; line++) {
    const written = cells.map(cell => cell[line])
    writeCells(canvas, written, columns, { x, y: y + (height + capitals) / 2 + line * wrappedLine })
  }
  return ruled(canvas, { x, y: y + wrappedHeight(cells, height), width })
}

/** Distance between the lines of one cell [pt]. */
const wrappedLine = 8.6

const linesOf = (cells: readonly (readonly string[])[]) => Math.max(...cells.map(({ length }) => length))

/** Height of a wrapped row, if a row of single lines has `height` [pt]. */
export function wrappedHeight(cells: readonly (readonly string[])[], height: number): number {
  return height + (linesOf(cells) - 1) * wrappedLine
}

function writeCells(
  canvas: Canvas,
  cells: readonly (string | undefined)[],
  columns: readonly Column[],
  { x, y }: Omit<Place, 'width'>,
): void {
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (cell && column) write(canvas, cell, x + column.at, y, { size: 8, ...column })
  }
}

function ruled(canvas: Canvas, { x, y, width }: Place): number {
  canvas
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(palette.hairline)
  return y
}

/** Width of the longest unit [pt]. */
export const unitWidth = 60

/** Greatest fraction of the width before the units for a value. */
const mostValue = 0.6

/** Gap between name, value and unit, and sizes of the text: the usual one, and the least for long texts [pt]. */
const [between, usual, least] = [4, 8, 6.2]

/**
 * A name on the left, its value before its unit on the right. Each uses the width that the other leaves; a long value
 * without a unit continues to the end of the line. Text that does not fit is set smaller before it is cut.
 */
function factColumns(canvas: Canvas, [name, value, unit]: Fact, { width }: Place, units: number): Column[] {
  const edge = width - units
  const wanted = textWidth(canvas, name) + textWidth(canvas, value) + 2
  const end = !unit && wanted + between > edge ? width : edge
  const size = Math.max(least, Math.min(usual, (usual * (end - between)) / wanted))
  const [named, needed] = [name, value].map(text => textWidth(canvas, text, { size }) + 1) as [number, number]
  const nameWidth = Math.min(named, end - Math.min(needed, end * mostValue) - between)
  const unitStyle = { width: units - between, size: 7.2, color: palette.faintText }
  return [
    { at: 0, width: nameWidth, size, color: palette.secondText },
    { at: end, width: end - nameWidth - between, size, align: 'right' },
    { at: edge + between, ...unitStyle, size: sizeToFit(canvas, unit ?? '', unitStyle, least) },
  ]
}

/** Names with their values, one per line; returns the y of the next section. */
export function factRows(
  canvas: Canvas,
  facts: readonly Fact[],
  place: Place,
  { height = rowHeight, units = unitWidth } = {},
): number {
  return facts.reduce(
    (y, fact) => row(canvas, fact, factColumns(canvas, fact, place, units), { ...place, y }, height),
    place.y,
  )
}
