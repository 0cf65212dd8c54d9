/** The definition of the economizers for the operations that every tool has. */

import { correlations } from '../../../engine'
import { economizerMethods } from '../../../engine/economizer'
import type { Quantity } from '../../../shared/display/units'
import { type EconomizerInput, projectDocument } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import {
  resultsOf,
  type SnapshotResults,
  snapshotResults,
} from '../../../shared/economizer/document/economizerSnapshot'
import { economizerProjects } from '../../../shared/economizer/document/project'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import {
  type EconomizerSearch,
  type EconomizerSearchAnswer,
  economizerSearchAnswer,
} from '../../../shared/economizer/search/economizerSearch'
import type { SearchedUnits } from '../../../shared/economizer/search/searchUnits'
import { unitCatalogue } from '../../../shared/economizer/search/unitCatalogue'
import { type UnitChoices, unitFamilies, unitsOf } from '../../../shared/economizer/search/unitFamilies'
import { tools } from '../../../shared/tools/tools'
import { shownTo, triedOf } from '../tools/searchRequest'
import { stepsOf } from '../tools/stepsOf'
import type { SearchingTool } from '../tools/toolDefinition'

/** What each study moves, by a share of it or by kelvins. */
const shares = [
  ...['boiler.size.value', 'water.flow', 'unit.tubeLength', 'unit.fins.height', 'unit.fins.density'],
  'condensing.water.flow',
]
const kelvins = ['water.temperature', 'air.temperature', 'condensing.water.temperature'] as const
const whole = ['unit.rows', 'unit.tubesWide'] as const

export const economizerTool: SearchingTool<
  EconomizerInput,
  EconomizerRating,
  SnapshotResults,
  EconomizerSearch,
  EconomizerSearchAnswer
> = {
  tool: tools.economizer,
  work: { projects: economizerProjects, schema: projectDocument, fields: economizerFieldTable },
  rate: (calculations, input, asking) => calculations.run('economizer', 'rating', input, asking),
  ratingText: (calculations, input, asking) => calculations.ratingText('economizer', 'rating', input, asking),
  explain: {
    correlations: correlations.filter(({ id }) => economizerMethods.includes(id)),
    unfit: async () => [],
    async rated(calculations, input, asking) {
      const { full } = await calculations.run('economizer', 'rating', input, asking)
      return { result: full.heat, input }
    },
    variations: input => [
      ...stepsOf(input, shares, value => [0.9 * value, 1.1 * value]),
      ...stepsOf(input, kelvins, value => [value - 5, value + 5]),
      ...stepsOf(input, whole, value => [Math.max(1, value - 1), value + 1]),
    ],
  },
  link: {
    results: snapshotResults,
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('economizer', 'rating', input, asking)),
    pinned: item => item,
    refusal: message => message,
  },
  search: {
    planned(search) {
      const request = requestOf(search)
      return { request, considered: unitsOf(unitFamilies(request)) }
    },
    answerOf: kept => economizerSearchAnswer.parse(kept),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('economizer', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('economizer', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}

/** The quantities of the limits, with the digits that the reader sees. */
const judged = [
  'heatFlow',
  'temperature',
  'temperatureDifference',
  'airPressureDrop',
  'fluidPressureDrop',
  'length',
  'mass',
] as const satisfies readonly Quantity[]

/** Sizes that are to be optimized become those of the catalogue. */
function requestOf({ choices: { units, ...sizes }, system, ...search }: EconomizerSearch): SearchedUnits {
  return {
    ...search,
    choices: { ...triedOf<UnitChoices>(sizes, unitCatalogue), ...(units && { units }) },
    ...shownTo(system, judged),
  }
}
