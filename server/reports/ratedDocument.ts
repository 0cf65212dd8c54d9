/** Documents with their ratings. They take long, so `Calculations` makes them on threads. */
import { EngineError } from '../../engine/errors'
import { readerOf } from '../../shared/display/formatQuantity'
import type { ItemDocument, Printable } from '../../shared/tools/project'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import { referenceOf } from './documentNames'
import { type About as AboutPaper, itemReport } from './itemReport'
import { itemWorkbook } from './itemWorkbook'
import { type Progress, projectReport } from './projectReport'
import { projectWorkbook } from './projectWorkbook'
import type { ToolPaper } from './toolPaper'

/** Without the reference number, which is made from the document. */
export type About = Omit<AboutPaper, 'reference'>

/** The PDF of a document. Throws the error if the engine refuses an item. Of a project, `say` hears how far it is. */
export async function pdfOf<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  document: Printable<Asked>,
  about: About,
  say: (made: Progress) => void = () => undefined,
): Promise<Buffer> {
  const parts = { ...about, reference: referenceOf(document) }
  if (!('items' in document)) return itemReport(paper, { ...parts, document, rating: ratingOf(paper, document) })
  const ratings = document.items.map((item, index) => {
    const rating = ratingOf(paper, item)
    say({ rated: index + 1, drawn: 0 })
    return rating
  })
  return projectReport(paper, { ...parts, document, ratings }, say)
}

/** The workbook of a document: for one item all its data, for a project one row per item. */
export async function workbookOf<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: ToolPaper<Asked, Input, Rating>,
  document: Printable<Asked>,
  about: About,
): Promise<Buffer> {
  const parts = { ...about, reference: referenceOf(document) }
  if (!('items' in document)) return itemWorkbook(paper, { ...parts, document, rating: ratingOf(paper, document) })
  const ratings = document.items.map(item => ratingOf(paper, item))
  return projectWorkbook(paper, { ...parts, document, ratings })
}

/** The rating of an item. A refusal names the item and uses the units of its document. */
function ratingOf<Asked extends object, Rating>(
  paper: { rate(asked: Asked): Rating } & Pick<ToolPaper<Asked>, 'refusalText'>,
  { tag, input, display }: Pick<ItemDocument<Asked>, 'tag' | 'input' | 'display'>,
): Rating {
  try {
    return paper.rate(input)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const said = paper.refusalText(error.message, input, readerOf(display.system))
    throw new EngineError(error.code, tag ? `${tag}: ${said}` : said, error.inputs)
  }
}
