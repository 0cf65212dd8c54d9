/** The definition of the air coolers for the operations that every tool has. */
import { correlations } from '../../../engine'
import { type AirCoolerInput, airCoolerProject } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { resultsOf, type SnapshotResults, snapshotResults } from '../../../shared/aircooler/document/airCoolerSnapshot'
import { airCoolerProjects } from '../../../shared/aircooler/document/project'
import { airCoolerFieldTable } from '../../../shared/aircooler/fields/airCoolerFields'
import {
  type AirCoolerSearch,
  type AirCoolerSearchAnswer,
  airCoolerSearchAnswer,
} from '../../../shared/aircooler/search/airCoolerSearch'
import { coolerCatalogue, finKindCatalogue } from '../../../shared/aircooler/search/coolerCatalogue'
import { type CoolerChoices, coolerFamilies, coolersOf } from '../../../shared/aircooler/search/coolerFamilies'
import type { SearchedCoolers } from '../../../shared/aircooler/search/searchCoolers'
import { coilWords } from '../../../shared/coils/notices/coilWords'
import type { Quantity } from '../../../shared/display/units'
import { tools } from '../../../shared/tools/tools'
import { shownTo, triedOf } from '../tools/searchRequest'
import { stepsOf } from '../tools/stepsOf'
import type { SearchingTool } from '../tools/toolDefinition'

/** What the study moves: by a tenth, by kelvins, by one. */
const tenths = [
  ...['air.flow.value', 'process.massFlow', 'bundle.tubeLength', 'bundle.fins.density', 'bundle.fouling.process'],
] as const
const kelvins = ['air.dryBulb', 'process.inlet'] as const

export const airCoolerTool: SearchingTool<
  AirCoolerInput,
  AirCoolerRating,
  SnapshotResults,
  AirCoolerSearch,
  AirCoolerSearchAnswer
> = {
  tool: tools.airCooler,
  work: { projects: airCoolerProjects, schema: airCoolerProject, fields: airCoolerFieldTable },
  rate: (calculations, input, asking) => calculations.run('airCooler', 'rating', input, asking),
  ratingText: (calculations, input, asking) => calculations.ratingText('airCooler', 'rating', input, asking),
  noticeWords: coilWords,
  explain: {
    correlations,
    unfit: async () => [],
    async rated(calculations, input, asking) {
      const { heat } = await calculations.run('airCooler', 'rating', input, asking)
      return { result: heat, input }
    },
    variations: input => [
      ...stepsOf(input, tenths, value => [0.9 * value, 1.1 * value]),
      ...stepsOf(input, kelvins, value => [value - 3, value + 3]),
      ...stepsOf(input, ['bundle.tubesPerRow'], value => [Math.max(1, value - 4), value + 4]),
    ],
  },
  link: {
    results: snapshotResults,
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('airCooler', 'rating', input, asking)),
    pinned: item => item,
    refusal: message => message,
  },
  search: {
    planned(search) {
      const request = requestOf(search)
      return { request, considered: coolersOf(coolerFamilies(request)) }
    },
    answerOf: kept => airCoolerSearchAnswer.parse(kept),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('airCooler', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('airCooler', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}

/** The quantities of the limits, with the digits that the reader sees. */
const judged = [
  ...([
    'heatFlow',
    'processDrop',
    'power',
    'soundLevel',
    'velocity',
    'fraction',
    'plantLength',
    'temperature',
  ] as const),
] satisfies readonly Quantity[]

/** Sizes that are to be optimized become those of the catalogue. */
function requestOf({ choices, system, ...search }: AirCoolerSearch): SearchedCoolers {
  const catalogue = { ...coolerCatalogue, finKind: finKindCatalogue }
  return { ...search, choices: triedOf<CoolerChoices>(choices, catalogue), ...shownTo(system, judged) }
}
