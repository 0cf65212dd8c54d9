/** The definition of circuits for the operations that every tool has. */
import { correlations } from '../../../engine'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import { startsOf } from '../../../engine/segments/optimiseCircuits'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import { resultsOf, type SnapshotResults, snapshotResults } from '../../../shared/circuitry/document/circuitsSnapshot'
import {
  type CircuitSearch,
  type CircuitSearchAnswer,
  circuitSearchAnswer,
} from '../../../shared/circuitry/search/circuitSearch'
import { type CoilInput, projectDocument } from '../../../shared/coils/document/coilDocument'
import { coilProjects } from '../../../shared/coils/document/project'
import { coilFieldTable } from '../../../shared/coils/fields/coilFields'
import { coilWords } from '../../../shared/coils/notices/coilWords'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { readerOf } from '../../../shared/display/formatQuantity'
import { tools } from '../../../shared/tools/tools'
import { drawnVariations } from '../coilSelection/drawnVariations'
import type { SearchingTool } from '../tools/toolDefinition'

export const circuitryTool: SearchingTool<
  CoilInput,
  CircuitsRating,
  SnapshotResults,
  CircuitSearch,
  CircuitSearchAnswer
> = {
  tool: tools.circuits,
  work: { projects: coilProjects, schema: projectDocument, fields: coilFieldTable },
  rate: (calculations, input, asking) => calculations.run('circuits', 'rating', input, asking),
  ratingText: (calculations, input, asking) => calculations.ratingText('circuits', 'rating', input, asking),
  rateLive: (calculations, input, asking) => calculations.run('circuits', 'live', input, asking),
  outline: (calculations, input, asking, isLive) =>
    calculations.run('circuits', isLive ? 'liveOutline' : 'outline', input, asking),
  noticeWords: coilWords,
  explain: {
    correlations,
    unfit: (calculations, input, asking) => calculations.run('coilSelection', 'unfitOptions', input, asking),
    async rated(calculations, input, asking) {
      const { solved } = await calculations.run('circuits', 'rating', input, asking)
      return { result: solved?.totalCapacity ?? 0, input: ratedCoil(input) }
    },
    // The circuits are drawn for their rows and tubes: those do not vary.
    variations: drawnVariations,
  },
  link: {
    results: snapshotResults,
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('circuits', 'rating', input, asking)),
    pinned: item => item,
    refusal: (message, { input, display }) => refusalText(message, input, readerOf(display.system)),
  },
  search: {
    planned(search) {
      // Circuits that cannot be built are refused before the search begins.
      startsOf(search)
      return { request: search, considered: search.evaluations }
    },
    answerOf: kept => circuitSearchAnswer.parse(kept),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('circuits', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('circuits', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}
