/** Rows of a table, one line each over a hairline. Places and sizes in points. */
import type { Fact } from '../../shared/tools/results/keyResult'
import { palette } from './palette'
import { type Canvas, type Style, sizeToFit, textWidth, write } from './pen'

export interface Column {
  /** The edge that the text keeps to, from the left of the table: the right one where aligned right. */
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
/** Height of capitals, which stand in the middle of a row [pt]. */
const capitals = 5.8

/** One line of cells over a hairline; returns where the next line starts. */
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

/** Cells of as many lines as they need over a hairline, each at the top; returns where the next line starts. */
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

/** Lines of one cell stand this far apart [pt]. */
const wrappedLine = 8.6

const linesOf = (cells: readonly (readonly string[])[]) => Math.max(...cells.map(({ length }) => length))

/** What a wrapped row takes, where one of single lines takes `height` [pt]. */
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

/** Room for the longest unit [pt]. */
export const unitWidth = 60

/** Share of the room before the units that a value may keep from its name. */
const mostValue = 0.6

/** What stays free between name, value and unit, and sizes of a line: usual, and where it is long, at least [pt]. */
const [between, usual, least] = [4, 8, 6.2]

/**
 * A name on the left, its value before its unit on the right. Each has what the other leaves; a long value without unit
 * goes on to the end of the line. What does not fit is set smaller before it is cut.
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

/** Names with their values, one a line; returns where the next section starts. */
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
