/** The table of tools: the service, route, items and measurements of each. Its route says who may use it. */
import type { Role } from '../access/roles'
import { airCoolerKind } from '../aircooler/document/kind'
import type { Service } from '../contracts/operation'
import { economizerKind } from '../economizer/document/kind'
import type { AnalyticsEvent } from '../events/analyticsEvents'
import { gasKind } from '../gas/document/kind'
import { mistKind } from '../mist/document/kind'
import { type RouteName, routes } from '../routes'

export interface Tool {
  /** The service that has the tool's operations. */
  service: Service
  route: RouteName
  /** Other pages of the same tool, each with its own roles, defaults and title. */
  alsoAt?: readonly RouteName[]
  /** Whether the other pages are those of partners, whose papers are printed in the name of their company. */
  hasPartners?: true
  /** Its part of the addresses of the Selection API. */
  segment: string
  /** The kind of its items. Tools with the same kind open each other's projects. */
  kind: string
  /** The word for one item and, in `items`, for several, within a sentence. */
  item: string
  items: string
  /** What its search finds, where that is only a part of an item: the same two words. */
  finds?: Pick<Tool, 'item' | 'items'>
  /** What its papers are about, where that is only a part of an item. */
  papersAbout?: string
  /** Whether its items take mixtures of gases, which are then offered to its users. */
  takesGases?: true
  /** Its name in measurements of time and size. */
  moduleName: string
  /** Its events in product analytics: a new item, and a save. */
  events: { start?: AnalyticsEvent; save?: AnalyticsEvent }
}

export const tools = {
  coilSelection: {
    service: 'DesignService.svc',
    route: 'enterprise',
    segment: 'coil',
    kind: 'coil',
    item: 'coil',
    items: 'coils',
    takesGases: true,
    moduleName: 'Coil workbench',
    events: { start: 'NewCoilStart', save: 'CoilSave' },
  },
  circuits: {
    service: 'CircuitryService.svc',
    route: 'circuitryBuilder',
    alsoAt: ['segmentedProgram'],
    segment: 'circuits',
    kind: 'coil',
    item: 'coil',
    items: 'coils',
    papersAbout: 'circuitry',
    moduleName: 'Circuitry workbench',
    events: {},
  },
  economizer: {
    service: 'EconomizerService.svc',
    route: 'economizer',
    alsoAt: ['cleaverBrooks', 'hurstBoiler'],
    hasPartners: true,
    segment: 'economizer',
    kind: economizerKind,
    item: 'economizer',
    items: 'economizers',
    takesGases: true,
    moduleName: 'Economizer workbench',
    events: {},
  },
  airCooler: {
    service: 'AirCoolerService.svc',
    route: 'aircooler',
    segment: 'air-cooler',
    kind: airCoolerKind,
    item: 'air cooler',
    items: 'air coolers',
    takesGases: true,
    moduleName: 'Air cooler workbench',
    events: {},
  },
  gas: {
    service: 'GasService.svc',
    route: 'engineering',
    segment: 'gas',
    kind: gasKind,
    item: 'gas',
    items: 'gases',
    finds: { item: 'coil', items: 'coils' },
    takesGases: true,
    moduleName: 'Engineering workbench',
    events: {},
  },
  mist: {
    service: 'MistService.svc',
    route: 'nimbus',
    segment: 'mist',
    kind: mistKind,
    item: 'mist',
    items: 'mists',
    moduleName: 'Mist workbench',
    events: {},
  },
} as const satisfies Record<string, Tool>

export type ToolName = keyof typeof tools

/** The words for what a tool searches for. */
export const foundBy = (tool: Tool): Pick<Tool, 'item' | 'items'> => tool.finds ?? tool

/** The roles that may use a tool, on any of its pages. Throws if a page is open to everybody, which none may be. */
export function rolesOfTool({ route, alsoAt = [] }: Pick<Tool, 'route' | 'alsoAt'>): readonly Role[] {
  return [route, ...alsoAt].flatMap(name => {
    const { access } = routes[name]
    if (typeof access === 'string') throw new Error(`the route ${name} asks for no role`)
    return access
  })
}
