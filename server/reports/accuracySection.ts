import { page } from './page'
import { palette } from './palette'
import { wrapped, write } from './pen'
import type { ReportContent } from './reportContent'
import { heading, headingHeight, type Sheets } from './sheets'
import { type Column, wrappedHeight, wrappedRow } from './table'

const line = 11
const text = 9.8
const columns: readonly Column[] = [
  { at: 0, width: 202, color: palette.secondText, size: 7.6 },
  { at: 208, width: 128, size: 7.6 },
  { at: 342, width: page.width - 342, size: 7.6 },
]

/** The methods of the rating with their published accuracy, and the limits of this report. */
export function accuracySection(
  sheets: Sheets,
  { accuracy, methods }: Pick<ReportContent, 'accuracy' | 'methods'>,
): void {
  const { canvas } = sheets
  const lines = wrapped(canvas, accuracy, page.width, { size: 7.6 })
  // The expected accuracy is not cut: it continues in a second line.
  const rows = methods.map(({ title, authors, year, accuracy: expected }) =>
    columns.map((column, index) =>
      wrapped(canvas, [title, `${authors} (${year})`, expected][index]!, column.width, column),
    ),
  )
  const height = rows.reduce((sum, cells) => sum + wrappedHeight(cells, line), 0)
  sheets.room(headingHeight + height + lines.length * text + 8)
  let y = heading(canvas, 'Methods and accuracy', { x: page.left, y: sheets.y, width: page.width })
  for (const cells of rows) y = wrappedRow(canvas, cells, columns, { x: page.left, y, width: page.width }, line)
  y += 12
  for (const said of lines) {
    write(canvas, said, page.left, y, { size: 7.6, color: palette.secondText })
    y += text
  }
  sheets.y = y - 4
}
