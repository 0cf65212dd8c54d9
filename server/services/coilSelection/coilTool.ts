/** The definition of the coil selection for the operations that every tool has. */
import type { z } from 'zod'
import { catalogueFor, correlations, plannedDesigns, ratedCoil, variations } from '../../../engine'
import type { CoilRating } from '../../../engine/coils'
import type { DesignChoices, DesignRequest } from '../../../engine/design/design'
import { type CoilSearch, coilSearchAnswer } from '../../../shared/coils/coilSearch'
import { type CoilInput, projectDocument } from '../../../shared/coils/document/coilDocument'
import { resultsOf, type SnapshotResults, snapshotResults } from '../../../shared/coils/document/coilSnapshot'
import { changesPhase } from '../../../shared/coils/document/coilTypes'
import { coilProjects } from '../../../shared/coils/document/project'
import { isEngineeringStudy } from '../../../shared/coils/engineeringStudy'
import { isByDrawing } from '../../../shared/coils/fields/coilChoices'
import { coilFieldTable } from '../../../shared/coils/fields/coilFields'
import { coilWords } from '../../../shared/coils/notices/coilWords'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { studySteps } from '../../../shared/coils/studySteps'
import { readerOf, shownScale } from '../../../shared/display/formatQuantity'
import type { Quantity, UnitSystem } from '../../../shared/display/units'
import { tools } from '../../../shared/tools/tools'
import type { SearchingTool } from '../tools/toolDefinition'
import { drawnVariations } from './drawnVariations'

export const coilTool: SearchingTool<
  CoilInput,
  CoilRating,
  SnapshotResults,
  CoilSearch,
  z.infer<typeof coilSearchAnswer>
> = {
  tool: tools.coilSelection,
  work: { projects: coilProjects, schema: projectDocument, fields: coilFieldTable },
  rate: (calculations, input, asking) => calculations.run('coilSelection', 'explained', input, asking),
  ratingText: (calculations, input, asking) => calculations.ratingText('coilSelection', 'explained', input, asking),
  noticeWords: coilWords,
  explain: {
    correlations,
    unfit: (calculations, input, asking) => calculations.run('coilSelection', 'unfitOptions', input, asking),
    async rated(calculations, input, asking) {
      const { totalCapacity, chosen } = await calculations.run('coilSelection', 'rating', input, asking)
      return { result: totalCapacity, input: ratedCoil(input, chosen) }
    },
    variations: (input, system) =>
      isByDrawing(input) ? drawnVariations(input, system) : variations(ratedCoil(input), studySteps[system]),
  },
  link: {
    results: snapshotResults,
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('coilSelection', 'rating', input, asking)),
    // The link keeps the engine that rates it now, even if the default engine changes later.
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
    pdf: (calculations, of, asking) => calculations.run('coilSelection', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('coilSelection', 'workbook', of, asking),
    requiresSpecialRole: isEngineeringStudy,
  },
}

/** The quantities of targets and limits with the digits that the reader sees. */
function shownScales(coil: CoilInput, system: UnitSystem): DesignRequest['shown'] {
  const scale = (quantity: Quantity) => shownScale(quantity, system)
  return {
    heatFlow: scale('heatFlow'),
    temperature: scale('temperature'),
    airPressureDrop: scale('airPressureDrop'),
    fluidPressureDrop: scale(changesPhase(coil) ? 'vaporPressureDrop' : 'fluidPressureDrop'),
    velocity: scale('velocity'),
    fluidVelocity: scale('fluidVelocity'),
  }
}

/** Inputs that are to be optimized become the choices of the catalogue. */
function requestOf({ choices, system, ...search }: CoilSearch): DesignRequest {
  const catalogue: DesignChoices = catalogueFor(search.coil.geometry)
  const expanded = Object.entries(choices).map(([name, value]) => [
    name,
    value === 'optimize' ? catalogue[name as keyof DesignChoices] : value,
  ])
  const request = { ...search, choices: Object.fromEntries(expanded) }
  return system ? { ...request, shown: shownScales(search.coil, system) } : request
}
