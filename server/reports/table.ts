/** Rows of a table, one line each over a hairline. Places and sizes in points. */
import type { Fact } from '../../shared/designs/coilFacts'
import { palette } from './palette'
import { type Canvas, type Style, textWidth, write } from './pen'

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

/** One line of cells over a hairline; returns where the next line starts. */
export function row(
  canvas: Canvas,
  cells: readonly string[],
  columns: readonly Column[],
  { x, y, width }: Place,
  height = rowHeight,
): number {
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (cell && column) write(canvas, cell, x + column.at, y + height - 4.2, { size: 8, ...column })
  }
  canvas
    .moveTo(x, y + height)
    .lineTo(x + width, y + height)
    .lineWidth(0.5)
    .stroke(palette.hairline)
  return y + height
}

/** Room for the longest unit [pt]. */
export const unitWidth = 60

/** Share of the room before the units that a name takes at most. */
const mostName = 0.76

/** A name on the left, its value before its unit on the right; a long value has the room that its name leaves. */
function factColumns(canvas: Canvas, name: string, { width }: Place, units: number): Column[] {
  const value = width - units
  const nameWidth = Math.min(textWidth(canvas, name) + 1, value * mostName)
  return [
    { at: 0, width: nameWidth, color: palette.secondText },
    { at: value, width: value - nameWidth - 4, align: 'right' },
    { at: value + 4, width: units - 4, size: 7.2, color: palette.faintText },
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
    (y, [name, value, unit = '']) =>
      row(canvas, [name, value, unit], factColumns(canvas, name, place, units), { ...place, y }, height),
    place.y,
  )
}
