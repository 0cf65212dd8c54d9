/** What the coil selection brings to the operations that every tool has. */
import type { z } from 'zod'
import { catalogueFor, plannedDesigns } from '../../../engine'
import type { CoilRating } from '../../../engine/coils'
import type { DesignChoices, DesignRequest } from '../../../engine/design/design'
import { type CoilSearch, coilSearchAnswer } from '../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { resultsOf, type SnapshotResults } from '../../../shared/coils/document/coilSnapshot'
import { isNewer, upgradedDocument } from '../../../shared/coils/document/project'
import type { ProjectCoil, ProjectDocument } from '../../../shared/coils/document/projectDocument'
import { tagsInShort } from '../../../shared/coils/document/projectTags'
import { isEngineeringStudy } from '../../../shared/coils/engineeringStudy'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { readerOf } from '../../../shared/display/formatQuantity'
import { tools } from '../../../shared/tools/tools'
import { nameOf, type Printable, referenceOf } from '../../reports/documentNames'
import type { ToolDefinition } from '../tools/toolDefinition'

type Coil = Omit<ProjectCoil, 'id'>

export const coilTool: ToolDefinition<
  CoilInput,
  CoilRating,
  Coil,
  ProjectDocument,
  SnapshotResults,
  CoilSearch,
  z.infer<typeof coilSearchAnswer>,
  Printable
> = {
  tool: tools.coilSelection,
  work: {
    upgraded: document => upgradedDocument(document) as ProjectDocument,
    isNewer,
    tagOf: ({ coils }) => tagsInShort(coils.map(({ tag }) => tag)),
  },
  rate: (calculations, input, asking) => calculations.run('explained', input, asking),
  link: {
    resultsOf: async (calculations, { input }, asking) => resultsOf(await calculations.run('rating', input, asking)),
    // The engine that rates it now rates it then, whatever is the usual one by that time.
    pinned: (coil, { engineVersion }) => ({ ...coil, input: { ...coil.input, engineVersion } }),
    refusal: (message, { input, display }) => refusalText(message, input, readerOf(display.system)),
  },
  search: {
    planned(search) {
      const request = requestOf(search)
      const considered = plannedDesigns(request).reduce(
        (sum, { rows, finPitches }) => sum + rows.length * finPitches.length,
        0,
      )
      return { request, considered }
    },
    answerOf: kept => coilSearchAnswer.parse(kept),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('workbook', of, asking),
    nameOf,
    referenceOf,
    requiresSpecialRole: isEngineeringStudy,
  },
}

/** What is to be optimized becomes the catalogue's choices. */
function requestOf({ choices, ...search }: CoilSearch): DesignRequest {
  const catalogue: DesignChoices = catalogueFor(search.coil.geometry)
  const expanded = Object.entries(choices).map(([name, value]) => [
    name,
    value === 'optimize' ? catalogue[name as keyof DesignChoices] : value,
  ])
  return { ...search, choices: Object.fromEntries(expanded) }
}
