/** What the maker of a report remarks, in their own lines. */
import { page } from './page'
import { wrapped, write } from './pen'
import { heading, headingHeight, type Sheets } from './sheets'

const style = { size: 8 } as const
const line = 10.5

/** The lines of a text; empty ones only between others. */
const linesOf = (remarks: string) => remarks.trim().split(/\r?\n/)

/** As many pages as it takes; nothing where nothing is remarked. */
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
