/** The functions and data that the mists bring to the workbench, beside its views. */

import { uncapitalized } from '../../../shared/display/sentence'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { mistProjects } from '../../../shared/mist/document/project'
import { keyResults } from '../../../shared/mist/facts/keyResults'
import { mistKindOf, mistName } from '../../../shared/mist/facts/mistName'
import { mistFieldTable } from '../../../shared/mist/fields/mistFields'
import { noticeText } from '../../../shared/mist/notices/mistNotices'
import { routes } from '../../../shared/routes'
import { refusalInUnits } from '../../../shared/tools/notices/refusalInUnits'
import { tools } from '../../../shared/tools/tools'
import { oneOf } from '../../../shared/wording/words'
import type { WorkbenchTool } from '../../workbench/tool'
import { withChoice } from './form/choices'

export const mistPageTool: WorkbenchTool<MistInput, MistRating> = {
  tool: tools.mist,
  path: routes[tools.mist.route].path,
  projects: mistProjects,
  fields: mistFieldTable,
  starts: async () => (await import('../../../shared/mist/document/exampleMists')).mistStarts,
  kindOf: mistKindOf,
  headingOf: input => `Mist before ${oneOf(uncapitalized(mistKindOf(input)))}`,
  nameOf: mistName,
  isStudy: () => false,
  ratedInput: input => input,
  keyResults,
  spoken: ({ year }, reader) => `Saved a year ${reader.full(year.worth.savings, 'money')}`,
  engineOf: () => 'v2025',
  noticeText,
  fieldOf: ({ input: path }, input) => mistFieldTable.of(input).find(field => field.path === path)?.path,
  refusalText: (message, _, reader) => refusalInUnits(message, reader),
  withChoice,
  unitLike: {},
  kindsByUnit: async () => ({}),
  definitions: {
    'Air to the coil':
      'the dry bulb after the mist in the design hour: it falls towards the wet bulb by the effectiveness.',
    Power: 'the machine in the design hour with mist, by its slope over the air temperature.',
    'Water sprayed': 'what evaporates in the design hour, over the share that does.',
    'Energy saved': 'the machine without mist less with it, over all hours of the typical year, less the pump.',
    'Saved a year': 'energy, demand and carbon, less water, sewer and treatment.',
    Payback: 'what was paid over the savings of the first year.',
  },
  methodKinds: {},
}
