/** The functions and data that the economizers bring to the workbench, beside its views. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { economizerProjects } from '../../../shared/economizer/document/project'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { noticeText } from '../../../shared/economizer/notices/economizerNotices'
import { type RouteName, routes } from '../../../shared/routes'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'

type EconomizerPageTool = WorkbenchTool<EconomizerInput, EconomizerRating>

const arrangements = { round: 'Round in-stack', rectangular: 'Rectangular' } as const

const nameOf = ({ unit }: EconomizerInput) =>
  `${unit.model ?? arrangements[unit.arrangement]} ${unit.rows}R ${unit.tubesWide}W`

const common: Omit<EconomizerPageTool, 'tool' | 'path' | 'newItem'> = {
  projects: economizerProjects,
  fields: economizerFieldTable,
  kindOf: ({ condensing }) => (condensing ? 'Dual stage' : 'Economizer'),
  headingOf: () => 'Economizer',
  nameOf,
  isStudy: () => false,
  ratedInput: input => input,
  keyResults,
  spoken: ({ full }, reader) => `Recovered heat ${reader.full(full.heat, 'heatFlow')}`,
  engineOf: () => 'v2025',
  noticeText,
  fieldOf: ({ input: path }, input) => economizerFieldTable.of(input).find(field => field.path === path)?.path,
  refusalText: message => message,
  withChoice: () => undefined,
  unitLike: {},
  kindsByUnit: async () => ({}),
  definitions: {
    'Boiler efficiency': 'heat to the water over that of the fuel by its higher heating value, before and after.',
    'Saved a year': 'fuel not burned less power of fan and pump, over the hours at each load.',
    Payback: 'what was paid over the savings of the first year.',
  },
  methodKinds: {},
}

/** The tool of one of the three pages, with its own defaults. */
export function economizerPageTool(route: RouteName): EconomizerPageTool {
  return {
    ...common,
    tool: { ...tools.economizer, route },
    path: routes[route].path,
    newItem: async system =>
      (await import('../../../shared/economizer/document/exampleEconomizers')).newEconomizer(system),
  }
}
