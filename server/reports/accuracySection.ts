import { accuracyStatement, methodsOf } from './methods'
import { page } from './page'
import { palette } from './palette'
import { wrapped, write } from './pen'
import type { ReportContent } from './reportContent'
import { heading, headingHeight, type Sheets } from './sheets'
import { type Column, row } from './table'

const line = 11.4
const text = 9.8
const columns: readonly Column[] = [
  { at: 0, width: 208, color: palette.secondText, size: 7.6 },
  { at: 214, width: 146, size: 7.6 },
  { at: 366, width: page.width - 366, size: 7.6 },
]

/** The methods of the rating with their published accuracy, and what this report is and is not; `below` [pt] is kept with it. */
export function accuracySection(sheets: Sheets, { rating }: ReportContent, below = 0): void {
  const { canvas } = sheets
  const methods = methodsOf(rating)
  const lines = wrapped(canvas, accuracyStatement, page.width, { size: 7.6 })
  sheets.room(headingHeight + methods.length * line + lines.length * text + 8 + below)
  const start = heading(canvas, 'Methods and accuracy', { x: page.left, y: sheets.y, width: page.width })
  let y = methods.reduce(
    (at, { title, authors, year, accuracy }) =>
      row(canvas, [title, `${authors} (${year})`, accuracy], columns, { x: page.left, y: at, width: page.width }, line),
    start,
  )
  y += 12
  for (const said of lines) {
    write(canvas, said, page.left, y, { size: 7.6, color: palette.secondText })
    y += text
  }
  sheets.y = y - 4
}
