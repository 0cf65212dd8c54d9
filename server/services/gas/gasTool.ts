/** The definition of the gases for the operations that every tool has. */
import { correlations } from '../../../engine'
import { catalogueFor, designCatalogue } from '../../../engine/design'
import { coilWords } from '../../../shared/coils/notices/coilWords'
import type { Quantity } from '../../../shared/display/units'
import { type GasInput, gasProject } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { resultsOf, type SnapshotResults, snapshotResults } from '../../../shared/gas/document/gasSnapshot'
import { gasProjects } from '../../../shared/gas/document/project'
import { gasFieldTable } from '../../../shared/gas/fields/gasFields'
import { coilsOf, type GasCoilChoices, gasCoilFamilies } from '../../../shared/gas/search/gasCoilFamilies'
import {
  type GasCoilSearch,
  type GasCoilSearchAnswer,
  gasCoilSearchAnswer,
} from '../../../shared/gas/search/gasCoilSearch'
import type { SearchedGasCoils } from '../../../shared/gas/search/searchGasCoils'
import { tools } from '../../../shared/tools/tools'
import { shownTo, triedOf } from '../tools/searchRequest'
import { stepsOf } from '../tools/stepsOf'
import type { SearchingTool } from '../tools/toolDefinition'

/** What the study of a coil moves by a tenth. */
const tenths = [
  'coil.flow.value',
  'coil.geometry.finnedLength',
  'coil.geometry.finPitch',
  'coil.resistances.insideFouling',
] as const

export const gasTool: SearchingTool<GasInput, GasRating, SnapshotResults, GasCoilSearch, GasCoilSearchAnswer> = {
  tool: tools.gas,
  work: { projects: gasProjects, schema: gasProject, fields: gasFieldTable },
  rate: (calculations, input, asking) => calculations.run('gas', 'rating', input, asking),
  ratingText: (calculations, input, asking) => calculations.ratingText('gas', 'rating', input, asking),
  noticeWords: coilWords,
  explain: {
    // Behind a coil; properties come from data and equations of the fluids.
    correlations,
    unfit: async () => [],
    async rated(calculations, input, asking) {
      const { sheet, coil } = await calculations.run('gas', 'rating', input, asking)
      return { result: coil?.heat ?? sheet.cp, input }
    },
    variations: input => [
      ...(input.gas.kind === 'streams' ? [] : stepsOf(input, ['state.temperature'], value => [value - 10, value + 10])),
      ...stepsOf(input, ['state.pressure'], value => [0.9 * value, 1.1 * value]),
      ...stepsOf(input, tenths, value => [0.9 * value, 1.1 * value]),
      ...stepsOf(input, ['coil.fluid.enteringTemperature'], value => [value - 5, value + 5]),
      ...stepsOf(input, ['coil.geometry.rows'], value => [Math.max(1, value - 1), value + 1]),
      ...(input.gas.kind === 'products'
        ? stepsOf(input, ['gas.excess'], value => [Math.max(0, value - 0.1), value + 0.1])
        : []),
    ],
  },
  link: {
    results: snapshotResults,
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('gas', 'rating', input, asking)),
    pinned: item => item,
    refusal: message => message,
  },
  search: {
    planned(search) {
      const request = requestOf(search)
      return { request, considered: coilsOf(gasCoilFamilies(request)) }
    },
    answerOf: kept => gasCoilSearchAnswer.parse(kept),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('gas', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('gas', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}

/** The quantities of the limits, with the digits that the reader sees. */
const judged = [
  'heatFlow',
  'airPressureDrop',
  'fluidPressureDrop',
  'temperature',
] as const satisfies readonly Quantity[]

/** Sizes that are to be optimized become those of the catalogue, and of the face those around the coil's own. */
function requestOf({ choices, system, ...search }: GasCoilSearch): SearchedGasCoils {
  const { coil } = search.gas
  const catalogue = coil ? catalogueFor(coil.geometry) : designCatalogue
  return { ...search, choices: triedOf<GasCoilChoices>(choices, { ...catalogue }), ...shownTo(system, judged) }
}
