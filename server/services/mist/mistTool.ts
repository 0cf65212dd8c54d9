/** The definition of the mists for the operations that every tool has. */
import { EngineError } from '../../../engine/errors'
import type { Quantity } from '../../../shared/display/units'
import { type MistInput, mistProject } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { resultsOf, type SnapshotResults, snapshotResults } from '../../../shared/mist/document/mistSnapshot'
import { mistProjects } from '../../../shared/mist/document/project'
import { mistFieldTable } from '../../../shared/mist/fields/mistFields'
import type { NozzleRecord } from '../../../shared/mist/nozzles/sampleNozzles'
import { type MistSearch, type MistSearchAnswer, mistSearchAnswer } from '../../../shared/mist/search/mistSearch'
import { type SearchedSprays, sprayFamilies, spraysIn } from '../../../shared/mist/search/searchSprays'
import { sprayCatalogue } from '../../../shared/mist/search/sprayCatalogue'
import { tools } from '../../../shared/tools/tools'
import type { Database } from '../../data/database'
import { catalogueOf } from '../catalogueStore'
import { shownTo, triedOf } from '../tools/searchRequest'
import { stepsOf } from '../tools/stepsOf'
import type { SearchingTool } from '../tools/toolDefinition'

/** What the study moves: by a tenth, by kelvins, by a share. */
const shares = ['machine.ratedPower', 'machine.slope', 'machine.load', 'intake.airflow'] as const
const kelvins = ['control.lockout', 'control.depression'] as const
const prices = ['money.electricityPrice', 'money.demandPrice', 'money.waterPrice'] as const

export const mistTool: SearchingTool<MistInput, MistRating, SnapshotResults, MistSearch, MistSearchAnswer> = {
  tool: tools.mist,
  work: { projects: mistProjects, schema: mistProject, fields: mistFieldTable },
  rate: (calculations, input, asking) => calculations.run('mist', 'rating', input, asking),
  ratingText: (calculations, input, asking) => calculations.ratingText('mist', 'rating', input, asking),
  explain: {
    // Psychrometrics and sums: no correlation of the registry stands behind a mist.
    correlations: [],
    unfit: async () => [],
    async rated(calculations, input, asking) {
      const { year } = await calculations.run('mist', 'rating', input, asking)
      return { result: year.worth.savings, input }
    },
    variations: input => [
      ...stepsOf(input, [...shares, ...prices], value => [0.9 * value, 1.1 * value]),
      ...stepsOf(input, ['spray.effectiveness'], value => [Math.max(0, value - 0.1), Math.min(1, value + 0.1)]),
      ...stepsOf(input, kelvins, value => [value - 2, value + 2]),
    ],
  },
  link: {
    results: snapshotResults,
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('mist', 'rating', input, asking)),
    pinned: item => item,
    refusal: message => message,
  },
  search: {
    async planned(search, db) {
      const request = requestOf(search, await nozzlesIn(db))
      return { request, considered: spraysIn(sprayFamilies(request)) }
    },
    answerOf: kept => mistSearchAnswer.parse(kept),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('mist', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('mist', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}

/** The quantities of the limits, with the digits that the reader sees. */
const judged = ['temperature', 'sprayFlow', 'count', 'time', 'relativeHumidity'] as const satisfies readonly Quantity[]

/** Most nozzles of a list that a search tries. */
const mostNozzles = 200

/** The nozzles of the catalogue that counts, without what no rating reads. */
async function nozzlesIn(db: Database): Promise<NozzleRecord[]> {
  const kept = await catalogueOf(db, 'nozzles')
  const records = kept?.records ?? []
  if (records.length > mostNozzles)
    throw new EngineError('invalid-input', `The list has ${records.length} nozzles; a search tries ${mostNozzles}.`, {
      path: 'spray.nozzle.model',
    })
  return records.map(({ model, flow, pressure, sauter }) => ({ model, flow, pressure, sauter }))
}

/** Fields that are to be optimized become those of the catalogue. */
function requestOf({ choices, system, ...search }: MistSearch, nozzles: readonly NozzleRecord[]): SearchedSprays {
  const catalogue = { ...sprayCatalogue, nozzle: nozzles.map((_, at) => at) }
  return {
    ...search,
    nozzles,
    choices: triedOf<SearchedSprays['choices']>(choices, catalogue),
    ...shownTo(system, judged),
  }
}
