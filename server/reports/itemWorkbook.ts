/** An item as a workbook: inputs and results, in the units of its document. */
import writeWorkbook, { type Sheet } from 'write-excel-file/node'
import { severityWords } from '../../shared/tools/notices/noticeOrder'
import type { AnyRating, Fact } from '../../shared/tools/results/keyResult'
import { capitalized } from '../../shared/wording/words'
import { contentOf, type ItemReportParts } from './itemReport'
import type { ReportContent, SaidNotice } from './reportContent'
import type { ToolPaper } from './toolPaper'
import { type Cell, heads, numeric, printed, remarkRows, text, title, wordsRow } from './workbookCells'

export type Rows = Cell[][]

/** The bytes of an .xlsx file. */
export function itemWorkbook<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  parts: ItemReportParts<Asked, Rating>,
): Promise<Buffer> {
  const content = contentOf(paper, parts)
  const sheets = [
    sheet('Summary', summary(content, capitalized(paper.tool.item)), [30, 18, 12, 34]),
    ...paper.workbookSheets(content),
  ]
  return writeWorkbook(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}

export function sheet(name: string, data: Rows, widths: readonly number[]): Sheet<Buffer> {
  return { sheet: name, data, columns: widths.map(width => ({ width })), showGridLines: false }
}

function summary(content: ReportContent, item: string): Rows {
  const about: Fact[] = [
    ['Tag', content.tag],
    [item, content.model],
    ['Engine', content.engine],
    ['Made by', content.author],
    ['Date', content.date],
    ['Reference', content.reference],
    ...content.particulars,
  ]
  return [
    [title(content.title)],
    ...about.map(wordsRow),
    ...(content.quantity === undefined ? [] : [[text('Quantity'), numeric(content.quantity, 0)]]),
    ...remarkRows(content.remarks),
    [],
    heads('Key result', 'Value', 'Unit', 'Limit'),
    ...content.keyResults.map(one => [
      text(one.label),
      printed(one.value),
      text(one.unit || (one.longUnit ?? '')),
      text(one.longUnit ? one.text.slice(one.longUnit.length + 1) : one.text, { align: 'right' }),
    ]),
    [],
    heads('Notices'),
    ...notices(content.notices),
    [],
    [text(content.accuracy, { columnSpan: 4, height: 90 })],
  ]
}

function notices(said: readonly SaidNotice[]): Rows {
  if (said.length === 0) return [[text('Nothing to notice.')]]
  return said.map(({ severity, fact, advice }) => {
    const line = [fact, advice].filter(Boolean).join('. ')
    return [text(severityWords[severity]), text(line, { columnSpan: 3, height: 15 * Math.ceil(line.length / 60) })]
  })
}
