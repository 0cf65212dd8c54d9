import type { Reader } from '../../shared/display/formatQuantity'
import type { Tool } from '../../shared/tools/tools'
import { counted, timesText } from '../../shared/wording/words'
import { page } from './page'
import { palette } from './palette'
import { sizeToFit, textWidth, wrapped, write } from './pen'
import { remarksBlock } from './remarksBlock'
import { heading, headingHeight, type Sheets } from './sheets'
import { row, rowHeight, wrappedHeight, wrappedRow } from './table'
import type { ScheduleColumn } from './toolPaper'

interface Schedule<Content> {
  tool: Pick<Tool, 'item' | 'items'>
  schedule: readonly ScheduleColumn<Content>[]
}

/** A long text is set smaller, down to the least size, before it takes more lines of the other size [pt]. */
const [least, ofLines] = [5.5, 6.8]

/** The remarks of the project, then one line per item. The header of the table is repeated on every page. */
export function scheduleSheet<Content extends { title: string; reader: Reader; quantity?: number | undefined }>(
  { tool, schedule }: Schedule<Content>,
  sheets: Sheets,
  contents: readonly Content[],
  remarks?: string,
): void {
  const [first] = contents
  if (!first) return
  const { canvas } = sheets
  const { reader } = first
  write(canvas, first.title, page.left, sheets.y + 13, { size: 15, isBold: true, width: page.width - 80 })
  write(canvas, `${reader.system} units`, page.right, sheets.y + 13, {
    size: 8,
    color: palette.secondText,
    align: 'right',
  })
  sheets.y += 26
  if (remarks) {
    remarksBlock(sheets, remarks)
    sheets.y += headingHeight
  }

  const place = () => ({ x: page.left, y: sheets.y, width: page.width })
  const grey = schedule.map(column => ({ ...column, isBold: false, size: 7.2, color: palette.secondText }))
  const head = () => {
    sheets.y = heading(canvas, `Schedule of ${tool.items}`, place(), counted(contents.length, tool))
    const names = schedule.map(({ name }) => name)
    const units = schedule.map(({ unit }) => unit?.(reader) ?? '')
    sheets.y = row(canvas, names, grey, place())
    sheets.y = row(canvas, units, grey, place())
  }
  head()
  let hasMisses = false
  for (const content of contents) {
    const cells = schedule.map(({ cell }) => cell({ ...content, reader }))
    hasMisses ||= cells.some(({ isMissed }) => isMissed)
    const texts = cells.map(({ text, isMissed }) => (isMissed ? `${text} *` : text))
    // The first names the item.
    texts[0] += timesText(content.quantity)
    const columns = schedule.map((column, at) => {
      const size = sizeToFit(canvas, texts[at]!, column, least)
      const isLong = textWidth(canvas, texts[at]!, { ...column, size }) > column.width
      return { ...column, size: isLong ? ofLines : size, isLong }
    })
    const lines = columns.map((column, at) =>
      column.isLong ? wrapped(canvas, texts[at]!, column.width, column) : [texts[at]!],
    )
    if (sheets.room(wrappedHeight(lines, rowHeight))) head()
    sheets.y = wrappedRow(canvas, lines, columns, place(), rowHeight)
  }
  if (hasMisses)
    write(canvas, '* misses the limit that is required', page.left, sheets.y + 10, {
      size: 7,
      color: palette.faintText,
    })
  sheets.y += 1.5 * headingHeight
}
