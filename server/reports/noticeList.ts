/** The notices of the engine, the most severe first, on as many pages as needed. */
import { countWords, severityWords } from '../../shared/tools/notices/noticeOrder'
import { page } from './page'
import { palette } from './palette'
import { type Canvas, wrapped, write } from './pen'
import type { ReportContent, SaidNotice } from './reportContent'
import { heading, headingHeight, type Sheets } from './sheets'
import { drawSign, severityLooks } from './signs'

/** Width of the severity word before the text [pt]. */
const indent = 62
const width = page.width - indent
const line = 10
/** Height of the words where there is no notice [pt]. */
const nothing = 16
const adviceStyle = { size: 7.6, color: palette.secondText } as const

interface Lines {
  severity: SaidNotice['severity']
  fact: string[]
  advice: string[]
}

/** Below the last notice `after` [pt] are free, for what is not to stand alone on the next page. */
export function noticeList(sheets: Sheets, { notices }: ReportContent, after = 0): void {
  const { canvas } = sheets
  const counts = (['error', 'warning', 'info'] as const)
    .filter(severity => notices.some(notice => notice.severity === severity))
    .map(severity => countWords(notices, severity))
  const head = (aside: string) => {
    sheets.y = heading(canvas, 'Notices', { x: page.left, y: sheets.y, width: page.width }, aside)
  }
  const all = notices.map(({ severity, fact, advice }): Lines => {
    return {
      severity,
      fact: wrapped(canvas, fact, width, { size: 8, isBold: true }),
      advice: advice ? wrapped(canvas, advice, width, adviceStyle) : [],
    }
  })
  // One or two stay with the heading.
  const few = all.reduce((sum, lines) => sum + heightOf(lines), all.length === 0 ? nothing : 0) + after
  sheets.room(headingHeight + (all.length > 2 ? 3 * line : few))
  head(counts.join(', '))
  if (all.length === 0) {
    write(canvas, 'Nothing to notice.', page.left, sheets.y + 9.5, adviceStyle)
    sheets.y += nothing
  }
  for (const [index, lines] of all.entries()) {
    // The last two stay together, because a page with a single notice looks like a mistake.
    const isLastButOne = index > 0 && index === all.length - 2
    const height = heightOf(lines) + (isLastButOne ? heightOf(all[index + 1]!) + after : 0)
    if (sheets.room(height)) head('continued')
    sheets.y = drawNotice(canvas, lines, sheets.y)
  }
}

const heightOf = ({ fact, advice }: Lines) => line * (fact.length + advice.length) + 6

function drawNotice(canvas: Canvas, lines: Lines, top: number): number {
  const { severity } = lines
  const look = severityLooks[severity]
  drawSign(canvas, look, page.left, top + 3, 9.5)
  write(canvas, severityWords[severity], page.left + 13, top + 10.6, { size: 7.6, color: look.textColor })
  let y = top + 10.6
  for (const text of lines.fact) {
    write(canvas, text, page.left + indent, y, { size: 8, isBold: true })
    y += line
  }
  for (const text of lines.advice) {
    write(canvas, text, page.left + indent, y, adviceStyle)
    y += line
  }
  const end = top + heightOf(lines)
  canvas.moveTo(page.left, end).lineTo(page.right, end).lineWidth(0.5).stroke(palette.hairline)
  return end
}
