/** The commands of the headless engine that do what a tool does, for programs. */
import type { CommandName } from '../../engine/headless/answer'
import type { ToolName } from './tools'

export const toolCommands = {
  coilSelection: ['rate', 'design'],
  circuits: ['circuits check', 'circuits make', 'circuits optimise', 'circuits table', 'segments'],
  economizer: ['economizer rating', 'economizer turndown', 'economizer year'],
  airCooler: ['aircooler rating', 'aircooler fans', 'aircooler factor', 'aircooler year'],
  gas: ['gas fit', 'gas mix', 'gas coil'],
  mist: ['mist design', 'mist year'],
} as const satisfies Record<ToolName, readonly CommandName[]>
