import type { Printable } from '../../shared/tools/project'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import type { About } from '../reports/ratedDocument'
import type { ToolPaper } from '../reports/toolPaper'

/** What is put on paper, and what its paper says of it. */
interface OnPaper<Asked> {
  document: Printable<Asked>
  about: About
}

/** The documents of a tool. Its paper is loaded at the first use: the code that draws is as large as the engine. */
export function documentsOf<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: () => Promise<ToolPaper<Asked, Input, Rating>>,
) {
  const written = () => import('../reports/ratedDocument')
  return {
    pdf: async ({ document, about }: OnPaper<Asked>): Promise<Uint8Array> =>
      (await written()).pdfOf(await paper(), document, about),
    workbook: async ({ document, about }: OnPaper<Asked>): Promise<Uint8Array> =>
      (await written()).workbookOf(await paper(), document, about),
  }
}
