import { setImmediate as others } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { type CoilRating, engineVersion, ratedCoil } from '../../engine'
import type { CoilDocument } from '../../shared/coils/document/coilDocument'
import { coilName } from '../../shared/coils/facts/coilName'
import { calendarDate } from '../../shared/display/calendarDate'
import { readerOf } from '../../shared/display/formatQuantity'
import { accuracySection } from './accuracySection'
import { charts, drawingWithConstruction } from './figures'
import { inputTables } from './inputTables'
import { keyResultStrip } from './keyResultStrip'
import { noticeList } from './noticeList'
import { drawFoot, drawHead } from './page'
import type { Canvas } from './pen'
import { remarksBlock } from './remarksBlock'
import { type ReportContent, type ReportKind, reportTitle } from './reportContent'
import { reviewBlock, reviewHeight } from './reviewBlock'
import { rowTable } from './rowTable'
import { openSheets, type Sheets } from './sheets'
import { streamTables } from './streamTables'
import { titleLine } from './titleLine'

export interface CoilReportParts {
  title: string
  document: CoilDocument
  rating: CoilRating
  author: string
  date: Date
  /** The number by which the report is referred to. */
  reference: string
  /** A submittal, where nothing else is said; a performance report is its figures alone. */
  kind?: ReportKind
}

const gap = 14

/** The PDF report of a coil: the same bytes for the same parts. */
export async function coilReport(parts: CoilReportParts): Promise<Buffer> {
  const content = contentOf(parts)
  const canvas = openCanvas(parts)
  const bytes = collected(canvas)
  const sheets = openSheets(canvas, () => drawHead(canvas, content))
  await coilSheets(sheets, content)
  const { count } = canvas.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    canvas.switchToPage(index)
    drawFoot(canvas, content, index + 1, count)
  }
  canvas.end()
  return bytes
}

const summary: Section = (sheets, content) => {
  keyResultStrip(sheets, content)
  if (!content.remarks) return
  sheets.y += gap
  remarksBlock(sheets, content.remarks)
}
const rating = [titleLine, summary, streamTables, noticeList]
const figures = [drawingWithConstruction, charts]
const record = [inputTables, rowTable]
/** The block for the reviewer never stands on a page alone. */
const reviewed: Section = (sheets, content) => {
  accuracySection(sheets, content, gap + reviewHeight)
  sheets.y += gap
  reviewBlock(sheets)
}
const kinds: Readonly<Record<ReportKind, readonly (readonly Section[])[]>> = {
  submittal: [rating, figures, [...record, reviewed]],
  performance: [rating, [...record, (sheets, content) => accuracySection(sheets, content)]],
}

type Section = (sheets: Sheets, content: ReportContent) => void

/**
 * The sheets of one coil, from the one that is open. Each group begins a new one, unless what went over from the group before
 * leaves room on it: nobody wants a page of two notices. Between groups other requests have their turn.
 */
export async function coilSheets(sheets: Sheets, content: ReportContent): Promise<void> {
  const { canvas } = sheets
  let begun = canvas.bufferedPageRange().count
  for (const [index, sections] of kinds[content.kind].entries()) {
    await others()
    const wentOver = canvas.bufferedPageRange().count > begun
    if (index > 0 && !wentOver) sheets.next()
    begun = canvas.bufferedPageRange().count
    for (const section of sections) {
      section(sheets, content)
      sheets.y += gap
    }
  }
}

/** What every writer of a coil draws from. */
export function contentOf({ kind = 'submittal', document, rating, date, ...parts }: CoilReportParts): ReportContent {
  const { display, tag, remarks } = document
  // What is put on paper is the coil that was rated.
  const input = ratedCoil(document.input, rating.chosen)
  return {
    ...parts,
    kind,
    tag,
    remarks,
    model: coilName(input),
    date: calendarDate(date.toISOString()),
    engine: engineVersion.describe(rating.engineVersion),
    asked: document.input,
    input,
    rating,
    reader: readerOf(display.system),
  }
}

/** Nothing that a user typed stands in the file outside of what is drawn on its pages. */
export function openCanvas({ kind, date, reference }: Pick<CoilReportParts, 'kind' | 'date' | 'reference'>): Canvas {
  return new PDFDocument({
    size: 'letter',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: reportTitle(kind),
      // It also goes into the file's XML unescaped.
      Subject: `Reference ${reference.replace(/[^\w.:-]/g, '')}`,
      Author: 'Coilworks',
      Creator: 'Coilworks',
      Producer: 'Coilworks',
      CreationDate: date,
      ModDate: date,
    },
  })
}

export function collected(canvas: Canvas): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    canvas.on('data', (chunk: Buffer) => chunks.push(chunk))
    canvas.once('end', () => resolve(Buffer.concat(chunks)))
    canvas.once('error', reject)
  })
}
