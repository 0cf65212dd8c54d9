import { readerOf } from '../../shared/display/formatQuantity'
import type { UnitSystem } from '../../shared/display/units'
import type { Printable } from '../../shared/tools/project'
import type { AnyRating, KeyResult } from '../../shared/tools/results/keyResult'
import type { Progress } from '../reports/projectReport'
import type { About } from '../reports/ratedDocument'
import type { ToolPaper } from '../reports/toolPaper'

/** What is put on paper, and what its paper says of it. */
interface OnPaper<Asked> {
  document: Printable<Asked>
  about: About
}

/** A rating whose key results are named in the units of a system. */
interface Rated<Asked, Rating> {
  input: Asked
  rating: Rating
  system: UnitSystem
}

/** The documents of a tool, and its key results as they have them. Its paper is loaded at the first use: the code that draws is as large as the engine. */
export function documentsOf<Asked extends object, Input extends object, Rating extends AnyRating>(
  paper: () => Promise<ToolPaper<Asked, Input, Rating>>,
) {
  const written = () => import('../reports/ratedDocument')
  return {
    pdf: async ({ document, about }: OnPaper<Asked>, say?: (made: Progress) => void): Promise<Uint8Array> =>
      (await written()).pdfOf(await paper(), document, about, say),
    workbook: async ({ document, about }: OnPaper<Asked>): Promise<Uint8Array> =>
      (await written()).workbookOf(await paper(), document, about),
    figures: async ({ input, rating, system }: Rated<Asked, Rating>): Promise<readonly KeyResult[]> => {
      const { keyResults, ratedInput } = await paper()
      return keyResults(rating, ratedInput(input, rating), readerOf(system))
    },
  }
}
