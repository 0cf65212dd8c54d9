/** The commands of the headless engine that do what a tool does, for programs. */
import type { CommandName } from '../../engine/headless/answer'
import type { ToolName } from './tools'

export const toolCommands = {
  coilSelection: ['rate', 'design'],
  economizer: ['economizer rating', 'economizer turndown', 'economizer year'],
  gas: ['gas', 'gas fit', 'gas mix'],
  mist: ['mist design', 'mist year'],
} as const satisfies Record<ToolName, readonly CommandName[]>
