/**
 * The parts of every page: the header, and the title block at the foot. Letter paper; positions and sizes in points.
 */
import { drawMark } from './mark'
import { palette } from './palette'
import { type Canvas, sizeToFit, wrapped, write } from './pen'
import type { ReportContent } from './reportContent'

/** The area for the content of a page. */
export const page = { left: 45, right: 567, width: 522, top: 88, bottom: 698 } as const

const block = { top: 712, row: 22, columns: [196, 92, 146, 88] } as const

/** Room for the name at the left of the header. */
const headName = 175

/** The header: the product, or the partner in whose name it is, on the left, the subject on the right. */
export function drawHead(canvas: Canvas, { title, paperTitle, partner, tag, date }: ReportContent): void {
  drawMark(canvas, page.left, 36, 26)
  const name = partner ?? 'Coilworks'
  const size = sizeToFit(canvas, name, { size: 12, isBold: true, width: headName }, 8)
  write(canvas, name, page.left + 34, 48, { size, isBold: true, width: headName })
  const said = partner === undefined ? paperTitle : `${paperTitle}, by Coilworks`
  write(canvas, said, page.left + 34, 59, { size: 8, color: palette.secondText })
  const subject = { size: 8.5, isBold: true, align: 'right' } as const
  const lines = [
    ...wrapped(canvas, title, 300, subject, 2).map(text => ({ text, style: subject })),
    {
      text: [tag, date].filter(Boolean).join(', '),
      style: { size: 8, color: palette.secondText, align: 'right', width: 330 } as const,
    },
  ]
  for (const [index, { text, style }] of lines.entries())
    write(canvas, text, page.right, 60 - 11 * (lines.length - 1 - index), style)
  canvas.moveTo(page.left, 70).lineTo(page.right, 70).lineWidth(0.9).stroke(palette.text)
}

/** The title block; drawn at the end, when the number of pages is known. */
export function drawFoot(canvas: Canvas, content: ReportContent, number: number, count: number): void {
  const cells = [
    ['Project', content.title],
    ['Tag', content.tag || '–'],
    ['Model', content.model],
    ['Sheet', `Page ${number} of ${count}`],
    ['Prepared by', content.author],
    ['Date', content.date],
    ['Reference', content.reference],
    ['Engine', content.engine],
  ] as const
  const { top, row, columns } = block
  let x: number = page.left
  canvas.lineWidth(0.7)
  for (const [column, width] of columns.entries()) {
    for (const line of [0, 1]) {
      const [label, value] = cells[line * columns.length + column] ?? ['', '']
      const y = top + line * row
      canvas.rect(x, y, width, row).stroke(palette.rule)
      write(canvas, label, x + 5, y + 8, { size: 5.8, color: palette.faintText })
      write(canvas, value, x + 5, y + 17.5, {
        size: sizeToFit(canvas, value, { size: 7.8, width: width - 10 }, 5.8),
        width: width - 10,
      })
    }
    x += width
  }
}
