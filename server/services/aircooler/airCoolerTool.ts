/** The definition of the air coolers for the operations that every tool has. */
import { correlations } from '../../../engine'
import { type AirCoolerInput, airCoolerProject } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { resultsOf, type SnapshotResults } from '../../../shared/aircooler/document/airCoolerSnapshot'
import { airCoolerProjects } from '../../../shared/aircooler/document/project'
import { airCoolerFieldTable } from '../../../shared/aircooler/fields/airCoolerFields'
import { tools } from '../../../shared/tools/tools'
import { stepsOf } from '../tools/stepsOf'
import type { ToolDefinition } from '../tools/toolDefinition'

/** What the study moves: by a tenth, by kelvins, by one. */
const tenths = [
  ...['air.flow.value', 'process.massFlow', 'bundle.tubeLength', 'bundle.fins.density', 'bundle.fouling.process'],
] as const
const kelvins = ['air.dryBulb', 'process.inlet'] as const

export const airCoolerTool: ToolDefinition<AirCoolerInput, AirCoolerRating, SnapshotResults> = {
  tool: tools.airCooler,
  work: { projects: airCoolerProjects, schema: airCoolerProject, fields: airCoolerFieldTable },
  rate: (calculations, input, asking) => calculations.run('airCooler', 'rating', input, asking),
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
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('airCooler', 'rating', input, asking)),
    pinned: item => item,
    refusal: message => message,
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('airCooler', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('airCooler', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}
