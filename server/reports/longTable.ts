/** A table that may go on over several pages, each of which begins with the names of its columns. */
import { page } from './page'
import { heading, headingHeight, type Sheets } from './sheets'
import { type Column, row, rowHeight, wrappedHeight, wrappedRow } from './table'

interface LongTable {
  title: string
  about: string
  /** Names of the columns; a second line for units, if they stand apart. */
  heads: readonly (readonly string[])[]
  headHeight: number
  columns: readonly Column[]
}

/** A cell is one text, or its lines. */
type Cell = string | readonly string[]

export function longTable(
  sheets: Sheets,
  { title, about, heads, headHeight, columns }: LongTable,
  lines: readonly (readonly Cell[])[],
): void {
  const { canvas } = sheets
  const wide = { x: page.left, width: page.width }
  const head = (aside: string) => {
    sheets.y = heading(canvas, title, { ...wide, y: sheets.y }, aside)
    for (const names of heads) sheets.y = row(canvas, names, columns, { ...wide, y: sheets.y }, headHeight)
  }
  // The head does not stand alone at the end of a page.
  sheets.room(headingHeight + 3 * rowHeight)
  head(about)
  for (const line of lines) {
    const cells = line.map(cell => (typeof cell === 'string' ? [cell] : cell))
    if (sheets.room(wrappedHeight(cells, rowHeight))) head('continued')
    sheets.y = wrappedRow(canvas, cells, columns, { ...wide, y: sheets.y }, rowHeight)
  }
}
