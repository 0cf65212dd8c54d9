import { setImmediate as others } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { calendarDate } from '../../shared/display/calendarDate'
import { readerOf } from '../../shared/display/formatQuantity'
import { noticesAsShown } from '../../shared/tools/notices/asShown'
import { byGravity } from '../../shared/tools/notices/noticeOrder'
import { particularLabels } from '../../shared/tools/particularLabels'
import { type ItemDocument, particularNames } from '../../shared/tools/project'
import type { AnyRating, KeyResult } from '../../shared/tools/results/keyResult'
import { escapeHtml } from '../../shared/wording/escapeHtml'
import { capitalized } from '../../shared/wording/words'
import { methodsOf } from './methods'
import { drawFoot, drawHead } from './page'
import type { Canvas } from './pen'
import { printable } from './printable'
import type { ReportContent, ReportKind } from './reportContent'
import { openSheets, type Sheets } from './sheets'
import type { ToolPaper } from './toolPaper'

/** Data about a report itself. */
export interface About {
  title: string
  author: string
  date: Date
  /** The number by which the report is referred to. */
  reference: string
  /** The company of the author. */
  company?: string | undefined
  /** The partner in whose name it is printed; the product's own where left out. */
  partner?: string | undefined
  /** A submittal by default. */
  kind?: ReportKind | undefined
}

export interface ItemReportParts<Asked, Rating> extends About {
  document: ItemDocument<Asked>
  rating: Rating
}

const kindNames: Readonly<Record<ReportKind, string>> = {
  submittal: 'submittal',
  performance: 'performance',
  internal: 'rating, internal edition',
}

/** How the numbers were found, with the uncertainty of those that have one. */
function basisOf(said: string, engine: string, results: readonly KeyResult[]): string {
  const bands = results.flatMap(({ label, band }) => (band ? [`${label} ${band}`] : []))
  return [`${said}, engine ${engine}`, ...bands].join('; ')
}

/** Between the sections of a report [pt]. */
export const sectionGap = 14

/** The PDF report of an item: the same bytes for the same parts. */
export async function itemReport<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  parts: ItemReportParts<Asked, Rating>,
): Promise<Buffer> {
  const content = contentOf(paper, parts)
  const canvas = openCanvas(content, parts)
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => drawHead(canvas, content))
  await itemSheets(paper, sheets, content)
  const { count } = canvas.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    canvas.switchToPage(index)
    drawFoot(canvas, content, index + 1, count)
  }
  canvas.end()
  return bytes
}

/**
 * The sheets of one item, starting on the open one. Each group begins a new sheet, unless the last group continued on a
 * second sheet with room left: this avoids a page with only two notices. Other requests can run between groups.
 */
export async function itemSheets<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: Pick<ToolPaper<Asked, Input, Rating>, 'sections'>,
  sheets: Sheets,
  content: ReportContent<Asked, Input, Rating>,
): Promise<void> {
  const { canvas } = sheets
  let begun = canvas.bufferedPageRange().count
  for (const [index, sections] of paper.sections[content.kind].entries()) {
    await others()
    const wentOver = canvas.bufferedPageRange().count > begun
    if (index > 0 && !wentOver) sheets.next()
    begun = canvas.bufferedPageRange().count
    for (const section of sections) {
      const { y } = sheets
      const { count } = canvas.bufferedPageRange()
      section(sheets, content)
      const isEmpty = sheets.y === y && canvas.bufferedPageRange().count === count
      if (!isEmpty) sheets.y += sectionGap
    }
  }
}

/** The data for all writers of an item. */
export function contentOf<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  { kind = 'submittal', document, rating, date, ...about }: ItemReportParts<Asked, Rating>,
): ReportContent<Asked, Input, Rating> {
  const { display, tag, quantity, remarks, particulars = {}, input: asked } = document
  const reader = readerOf(display.system)
  const input = paper.ratedInput(asked, rating)
  const name = paper.nameWithin(input)
  const keyResults = paper.keyResults(rating, input, reader)
  const engine = paper.engineOf(rating)
  const { papersAbout = paper.tool.item } = paper.tool
  return {
    ...about,
    kind,
    paperTitle: `${capitalized(papersAbout)} ${kindNames[kind]}`,
    tag,
    quantity,
    heading: tag ? `${tag}, ${name}` : capitalized(name),
    remarks,
    model: paper.modelOf(input),
    date: calendarDate(date.toISOString()),
    engine,
    keyResults,
    particulars: [
      ...particularNames.flatMap(name => {
        const text = particulars[name]
        return text ? [[particularLabels[name], text] as const] : []
      }),
      ...(about.company ? [['Company', about.company] as const] : []),
    ],
    basis: basisOf(paper.basis, engine, keyResults),
    notices: byGravity(noticesAsShown(rating.warnings, reader)).map(warning => ({
      severity: warning.severity,
      ...paper.noticeText(warning, reader),
    })),
    methods: methodsOf(rating),
    accuracy: paper.accuracy,
    asked,
    input,
    rating,
    reader,
  }
}

/** In the title of the file, text that a user typed is text alone; no other metadata has any. */
export function openCanvas(
  { title, paperTitle }: Pick<ReportContent, 'title' | 'paperTitle'>,
  { date, reference }: Pick<About, 'date' | 'reference'>,
): Canvas {
  const canvas = new PDFDocument({
    size: 'letter',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: [printable(title), paperTitle].filter(Boolean).join(': '),
      Subject: `Reference ${reference.replace(/[^\w.:-]/g, '')}`,
      Author: 'Coilworks',
      Creator: 'Coilworks',
      Producer: 'Coilworks',
      CreationDate: date,
      ModDate: date,
    },
  })
  return withSoundXml(canvas)
}

/** After the metadata is written, the library writes it again as XML, and does not escape it. */
function withSoundXml(canvas: Canvas): Canvas {
  const file = canvas as Canvas & { endMetadata(): void }
  const endMetadata = file.endMetadata.bind(file)
  file.endMetadata = () => {
    file.info.Title = escapeHtml(file.info.Title ?? '')
    endMetadata()
  }
  return file
}

export function collected(canvas: Canvas): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    canvas.on('data', (chunk: Buffer) => chunks.push(chunk))
    canvas.once('end', () => resolve(Buffer.concat(chunks)))
    canvas.once('error', reject)
  })
}
