/** What page one says beside the figures: whom it is for, and on what its numbers rest. */
import { page } from './page'
import { palette } from './palette'
import { sizeToFit, write } from './pen'
import type { ReportContent } from './reportContent'
import type { Sheets } from './sheets'

const perLine = 4
const line = 27

/** The particulars and the quantity between two rules, up to four on a line. */
export function particularsGrid(sheets: Sheets, content: Pick<ReportContent, 'particulars' | 'quantity'>): void {
  const { canvas } = sheets
  const { quantity } = content
  const particulars = [
    ...content.particulars,
    ...(quantity === undefined ? [] : [['Quantity', String(quantity)] as const]),
  ]
  if (particulars.length === 0) return
  const lines = Math.ceil(particulars.length / perLine)
  sheets.room(lines * line)
  const width = page.width / perLine
  const rule = (y: number) => canvas.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).stroke(palette.hairline)
  rule(sheets.y)
  for (const [index, [label, text]] of particulars.entries()) {
    const x = page.left + (index % perLine) * width
    const y = sheets.y + Math.floor(index / perLine) * line
    write(canvas, label, x, y + 10.5, { size: 6.6, color: palette.faintText })
    const style = { size: 8.4, width: width - 8 }
    write(canvas, text, x, y + 20.5, { ...style, size: sizeToFit(canvas, text, style, 5.8) })
  }
  sheets.y += lines * line
  rule(sheets.y)
}

/** How the numbers were found, in one line. */
export function basisOfRating(sheets: Sheets, { basis }: Pick<ReportContent, 'basis'>): void {
  const { canvas } = sheets
  sheets.room(12)
  const end = write(canvas, 'Basis of rating', page.left, sheets.y + 8, { size: 7.2, isBold: true })
  const style = { size: 7.2, color: palette.secondText, width: page.right - end - 6 }
  write(canvas, basis, end + 6, sheets.y + 8, { ...style, size: sizeToFit(canvas, basis, style, 5.4) })
  sheets.y += 10
}
