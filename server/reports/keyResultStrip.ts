/** The key results side by side at the top, each with its limit. */
import type { KeyResult } from '../../shared/tools/results/keyResult'
import { page } from './page'
import { palette } from './palette'
import { type Canvas, sizeToFit, textWidth, write } from './pen'
import type { ReportContent } from './reportContent'
import type { Sheets } from './sheets'
import { drawSign, verdictLooks } from './signs'

const height = 50

export function keyResultStrip(sheets: Sheets, { keyResults: results }: ReportContent): void {
  const { canvas, y } = sheets
  const width = page.width / results.length
  canvas.rect(page.left, y, page.width, height).lineWidth(0.7).stroke(palette.rule)
  for (const [index, result] of results.entries()) {
    const x = page.left + index * width
    if (index > 0)
      canvas
        .moveTo(x, y)
        .lineTo(x, y + height)
        .lineWidth(0.5)
        .stroke(palette.hairline)
    drawResult(canvas, result, { x: x + 7, y, width: width - 10 })
  }
  sheets.y = y + height
}

function drawResult(canvas: Canvas, result: KeyResult, { x, y, width }: { x: number; y: number; width: number }): void {
  const { label, value, unit, verdict, text } = result
  write(canvas, label, x, y + 12, { size: 7.2, color: palette.secondText, width })
  const unitSize = 7.2
  const room = width - textWidth(canvas, unit, { size: unitSize }) - 3
  const size = sizeToFit(canvas, value, { size: 13, isBold: true, width: room })
  const end = write(canvas, value, x, y + 28, { size, isBold: true, width: room })
  write(canvas, unit, end + 3, y + 28, { size: unitSize, color: palette.secondText })
  const look = verdict && verdictLooks[verdict]
  if (look) drawSign(canvas, look, x - 0.5, y + 34.5, 9)
  const indent = look ? 11 : 0
  // A long text is set smaller and not cut, because its number is at the end.
  const said = { size: 7.2, isBold: verdict !== undefined && verdict !== 'ok', width: width - indent }
  write(canvas, text, x + indent, y + 41.8, {
    ...said,
    size: sizeToFit(canvas, text, said, 5),
    color: verdict && verdict !== 'ok' ? look?.textColor : palette.secondText,
  })
}
