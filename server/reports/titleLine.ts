import { page } from './page'
import { palette } from './palette'
import { sizeToFit, write } from './pen'
import type { ReportContent } from './reportContent'
import type { Sheets } from './sheets'

const largest = 15
const width = 330

/** The title of an item: its tag and duty, its model, and the units of the report. */
export function titleLine(sheets: Sheets, { heading, model, reader }: ReportContent): void {
  const { canvas, y } = sheets
  // With a long tag the line is set smaller, so that the duty is not cut.
  const size = sizeToFit(canvas, heading, { size: largest, isBold: true, width })
  const end = write(canvas, heading, page.left, y + 13, { size, isBold: true })
  write(canvas, model, end + 10, y + 13, { size: 9.5, color: palette.secondText, width: page.right - end - 70 })
  const units = `${reader.system} units`
  write(canvas, units, page.right, y + 13, { size: 8, color: palette.secondText, align: 'right' })
  sheets.y = y + 16
}
