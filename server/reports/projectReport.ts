import type { Project } from '../../shared/tools/project'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import { counted } from '../../shared/wording/words'
import { particularsGrid } from './frontMatter'
import { type About, collected, contentOf, itemSheets, openCanvas, sectionGap } from './itemReport'
import { drawFoot, drawHead } from './page'
import type { ReportContent } from './reportContent'
import { reviewBlock } from './reviewBlock'
import { scheduleSheet } from './scheduleSheet'
import { openSheets } from './sheets'
import type { ToolPaper } from './toolPaper'

export interface ProjectReportParts<Asked, Rating> extends About {
  document: Project<Asked>
  /** The ratings of the items, in their order. */
  ratings: readonly Rating[]
}

/** How many items of a project are rated, and how many of them are drawn too. */
export interface Progress {
  rated: number
  drawn: number
}

/** The PDF report of a project: its schedule with the block for the reviewer, then the sheets of each item. */
export async function projectReport<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  parts: ProjectReportParts<Asked, Rating>,
  say: (made: Progress) => void = () => undefined,
): Promise<Buffer> {
  const items = contentsOf(paper, parts)
  const [first] = items
  if (!first) throw new Error('a project has at least one item')
  const cover: ReportContent = {
    ...first,
    quantity: undefined,
    tag: counted(items.length, paper.tool),
    model: 'Schedule',
    engine: [...new Set(items.map(({ engine }) => engine))].join(', '),
  }
  const canvas = openCanvas(cover, parts)
  const bytes = collected(canvas)
  /** The content of each page, for its title block. */
  const pages: ReportContent[] = []
  let current = cover
  const sheets = openSheets(canvas, () => {
    pages.push(current)
    drawHead(canvas, current)
  })
  if (cover.kind === 'submittal') {
    particularsGrid(sheets, cover)
    sheets.y += sectionGap
  }
  scheduleSheet(paper, sheets, items, parts.document.remarks)
  if (cover.kind === 'submittal') reviewBlock(sheets)
  for (const [index, item] of items.entries()) {
    current = item
    sheets.next()
    await itemSheets(paper, sheets, item)
    say({ rated: items.length, drawn: index + 1 })
  }
  for (const [index, content] of pages.entries()) {
    canvas.switchToPage(index)
    drawFoot(canvas, content, index + 1, pages.length)
  }
  canvas.end()
  return bytes
}

/** The data for the sheets of each item. */
export function contentsOf<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  { document, ratings, ...about }: ProjectReportParts<Asked, Rating>,
): ReportContent<Asked, Input, Rating>[] {
  return document.items.flatMap((item, index) => {
    const rating = ratings[index]
    return rating
      ? [
          contentOf(paper, {
            ...about,
            document: paper.projects.documentOf(item, undefined, document.particulars),
            rating,
          }),
        ]
      : []
  })
}
