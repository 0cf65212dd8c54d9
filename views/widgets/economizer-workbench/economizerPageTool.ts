/** The functions and data that the economizers bring to the workbench, beside its views. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { economizerProjects } from '../../../shared/economizer/document/project'
import { economizerKindOf, economizerName } from '../../../shared/economizer/facts/economizerName'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { noticeText } from '../../../shared/economizer/notices/economizerNotices'
import { routes } from '../../../shared/routes'
import { refusalInUnits } from '../../../shared/tools/notices/refusalInUnits'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'
import { withChoice } from './form/choices'

type EconomizerPageTool = WorkbenchTool<EconomizerInput, EconomizerRating>

export type EconomizerRoute = 'economizer' | 'cleaverBrooks' | 'hurstBoiler'

const common: Omit<EconomizerPageTool, 'tool' | 'path' | 'starts'> = {
  projects: economizerProjects,
  fields: economizerFieldTable,
  kindOf: economizerKindOf,
  headingOf: ({ boiler }) => (boiler.model ? `Economizer for ${boiler.model}` : 'Economizer'),
  nameOf: economizerName,
  isStudy: () => false,
  ratedInput: input => input,
  keyResults,
  spoken: ({ full }, reader) => `Recovered heat ${reader.full(full.heat, 'heatFlow')}`,
  engineOf: () => 'v2025',
  noticeText,
  fieldOf: ({ input: path }, input) => economizerFieldTable.of(input).find(field => field.path === path)?.path,
  refusalText: (message, _, reader) => refusalInUnits(message, reader),
  withChoice,
  unitLike: {},
  kindsByUnit: async () => ({}),
  definitions: {
    'Boiler efficiency': 'heat to the water over that of the fuel by its higher heating value, before and after.',
    'Saved a year': 'fuel not burned less power of fan and pump, over the hours at each load.',
    Payback: 'what was paid over the savings of the first year.',
  },
  methodKinds: {},
}

/** The tool at one of its pages, with the defaults of the page. */
function at(route: EconomizerRoute): EconomizerPageTool {
  return {
    ...common,
    tool: { ...tools.economizer, route },
    path: routes[route].path,
    starts: async () => (await import('../../../shared/economizer/document/exampleEconomizers')).startsOf(route),
  }
}

/** By page: the general one, that of a boiler maker, and that of stacks. */
export const economizerPageTools: Readonly<Record<EconomizerRoute, EconomizerPageTool>> = {
  economizer: at('economizer'),
  cleaverBrooks: at('cleaverBrooks'),
  hurstBoiler: at('hurstBoiler'),
}
