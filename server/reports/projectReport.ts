import type { CoilRating } from '../../engine'
import type { ProjectDocument } from '../../shared/coils/document/coilDocument'
import { coilProjects } from '../../shared/coils/document/project'
import { type CoilReportParts, coilSheets, collected, contentOf, openCanvas } from './coilReport'
import { drawFoot, drawHead } from './page'
import type { ReportContent } from './reportContent'
import { reviewBlock } from './reviewBlock'
import { scheduleSheet } from './scheduleSheet'
import { openSheets } from './sheets'

export interface ProjectReportParts extends Omit<CoilReportParts, 'document' | 'rating'> {
  document: ProjectDocument
  /** Of the coils, in their order. */
  ratings: readonly CoilRating[]
}

/** The PDF report of a project: its schedule with the block for the reviewer, then the sheets of each coil, numbered through. */
export async function projectReport(parts: ProjectReportParts): Promise<Buffer> {
  const coils = contentsOf(parts)
  const [first] = coils
  if (!first) throw new Error('a project has at least one coil')
  const cover: ReportContent = {
    ...first,
    tag: coils.length === 1 ? '1 coil' : `${coils.length} coils`,
    model: 'Schedule',
    engine: [...new Set(coils.map(({ engine }) => engine))].join(', '),
  }
  const canvas = openCanvas(parts)
  const bytes = collected(canvas)
  /** What each page is about, for its title block. */
  const pages: ReportContent[] = []
  let current = cover
  const sheets = openSheets(canvas, () => {
    pages.push(current)
    drawHead(canvas, current)
  })
  scheduleSheet(sheets, coils, parts.document.remarks)
  if (cover.kind === 'submittal') reviewBlock(sheets)
  for (const coil of coils) {
    current = coil
    sheets.next()
    await coilSheets(sheets, coil)
  }
  for (const [index, content] of pages.entries()) {
    canvas.switchToPage(index)
    drawFoot(canvas, content, index + 1, pages.length)
  }
  canvas.end()
  return bytes
}

/** What the sheets of each coil draw from. */
export function contentsOf({ document, ratings, ...parts }: ProjectReportParts): ReportContent[] {
  return document.items.flatMap((coil, index) => {
    const rating = ratings[index]
    return rating ? [contentOf({ ...parts, document: coilProjects.documentOf(coil), rating })] : []
  })
}
