import type { Service } from '../../shared/contracts/operation'
import type { Tool } from '../../shared/tools/tools'

/** What the papers of a tool are about, where that is only a part of an item. */
const parts: Partial<Record<Service, string>> = { 'CircuitryService.svc': 'circuitry' }

/** The word for what the papers of a tool are about: its item, or a part of that. */
export const onPaper = ({ service, item }: Pick<Tool, 'service' | 'item'>): string => parts[service] ?? item
