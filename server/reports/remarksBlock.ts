/** The remarks on a report, with their line breaks. */
import { page } from './page'
import { wrapped, write } from './pen'
import { heading, headingHeight, type Sheets } from './sheets'

const style = { size: 8 } as const
const line = 10.5

/** The lines of a text, without empty ones at the start and the end. */
const linesOf = (remarks: string) => remarks.trim().split(/\r?\n/)

/** Draws the remarks on as many pages as needed; nothing if there are none. */
export function remarksBlock(sheets: Sheets, remarks = ''): void {
  if (remarks.trim() === '') return
  const { canvas } = sheets
  const head = (aside?: string) => {
    sheets.y = heading(canvas, 'Remarks', { x: page.left, y: sheets.y, width: page.width }, aside)
  }
  sheets.room(headingHeight + line)
  head()
  for (const text of linesOf(remarks).flatMap(one => wrapped(canvas, one, page.width, style))) {
    if (sheets.room(line)) head('continued')
    write(canvas, text, page.left, sheets.y + 9.5, style)
    sheets.y += line
  }
}
