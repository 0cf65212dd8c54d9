import { page } from './page'
import { palette } from './palette'
import { write } from './pen'
import { heading, headingHeight, type Sheets } from './sheets'

const boxes = ['Approved', 'Approved as noted', 'Revise and resubmit'] as const
const lines = ['Reviewed by', 'Company', 'Date'] as const
const height = 50

/** Height of the block with its heading [pt]. */
export const reviewHeight = headingHeight + height

/** An empty block for the reviewer of the submittal. */
export function reviewBlock(sheets: Sheets): void {
  const { canvas } = sheets
  sheets.room(reviewHeight)
  const top = heading(
    canvas,
    'Review',
    { x: page.left, y: sheets.y, width: page.width },
    'to be filled in by the reviewer',
  )
  for (const [index, text] of boxes.entries()) {
    const x = page.left + index * 130
    canvas
      .rect(x, top + 7, 8, 8)
      .lineWidth(0.8)
      .stroke(palette.dimension)
    write(canvas, text, x + 13, top + 14, { size: 8 })
  }
  const width = (page.width - 2 * 18) / lines.length
  for (const [index, text] of lines.entries()) {
    const x = page.left + index * (width + 18)
    canvas
      .moveTo(x, top + 38)
      .lineTo(x + width, top + 38)
      .lineWidth(0.7)
      .stroke(palette.dimension)
    write(canvas, text, x, top + 46.5, { size: 6.6, color: palette.faintText })
  }
  sheets.y = top + height
}
