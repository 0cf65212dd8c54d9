/** The functions and data that the air coolers bring to the workbench, beside its views. */

import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { airCoolerProjects } from '../../../shared/aircooler/document/project'
import { airCoolerName, streamName } from '../../../shared/aircooler/facts/airCoolerName'
import { keyResults } from '../../../shared/aircooler/facts/keyResults'
import { airCoolerFieldTable } from '../../../shared/aircooler/fields/airCoolerFields'
import { noticeText } from '../../../shared/aircooler/notices/airCoolerNotices'
import { routes } from '../../../shared/routes'
import { refusalInUnits } from '../../../shared/tools/notices/refusalInUnits'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'
import { withChoice } from './form/choices'

export const airCoolerPageTool: WorkbenchTool<AirCoolerInput, AirCoolerRating> = {
  tool: tools.airCooler,
  path: routes[tools.airCooler.route].path,
  projects: airCoolerProjects,
  fields: airCoolerFieldTable,
  starts: async () => (await import('../../../shared/aircooler/document/exampleAirCoolers')).airCoolerStarts,
  kindOf: streamName,
  headingOf: input => `Air cooler of ${streamName(input)}`,
  nameOf: airCoolerName,
  isStudy: () => false,
  ratedInput: input => input,
  keyResults,
  spoken: ({ heat }, reader) => `Duty ${reader.full(heat, 'heatFlow')}`,
  engineOf: () => 'v2025',
  noticeText,
  fieldOf: ({ input: path }, input) => airCoolerFieldTable.of(input).find(field => field.path === path)?.path,
  refusalText: (message, _, reader) => refusalInUnits(message, reader),
  withChoice,
  unitLike: { 'process.outlet': 'process.inlet' },
  kindsByUnit: async () => ({}),
  definitions: {
    'Fan power':
      'the power of one motor at its terminals, times the fans: total pressure by flow over the efficiencies.',
    Duty: 'the heat that both streams agree on, pass by pass and row by row, against what is asked for.',
  },
  methodKinds: {},
}
