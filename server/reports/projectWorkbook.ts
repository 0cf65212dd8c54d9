/** A project as a workbook: one row per item, numbers as numbers and text as text. */
import writeWorkbook from 'write-excel-file/node'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import { counted } from '../../shared/wording/words'
import { contentsOf, type ProjectReportParts } from './projectReport'
import type { ReportContent } from './reportContent'
import type { ToolPaper, WorkbookColumn } from './toolPaper'
import { headsOf, numeric, remarkRows, text, title, wordsRow } from './workbookCells'

/** One where nobody has said how many. */
const quantities: WorkbookColumn<ReportContent> = {
  ...{ name: 'Quantity', width: 10 },
  cell: ({ quantity = 1 }) => numeric(quantity, 0),
}

/** The bytes of an .xlsx file. */
export function projectWorkbook<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  parts: ProjectReportParts<Asked, Rating>,
): Promise<Buffer> {
  const contents = contentsOf(paper, parts)
  const [tags, ...others] = paper.workbookColumns
  const isCounted = contents.some(({ quantity }) => quantity !== undefined)
  const columns = [...(tags ? [tags] : []), ...(isCounted ? [quantities] : []), ...others]
  const [first] = contents
  if (!first) throw new Error('a project has at least one item')
  const about = [
    counted(contents.length, paper.tool),
    `made by ${first.author}`,
    first.date,
    `reference ${first.reference}`,
  ]
  const data = [
    [title(first.title)],
    [text(about.join(', '), { wrap: false })],
    ...first.particulars.map(wordsRow),
    ...remarkRows(parts.document.remarks),
    [],
    headsOf(columns),
    columns.map(({ quantity }) => text(quantity ? first.reader.label(quantity) : '', { align: 'right' })),
    // A table has one system of units: that of the first item.
    ...contents.map(content => columns.map(({ cell }) => cell({ ...content, reader: first.reader }))),
  ]
  const sheet = { sheet: 'Schedule', data, columns: columns.map(({ width }) => ({ width })), showGridLines: false }
  return writeWorkbook([sheet], { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}
