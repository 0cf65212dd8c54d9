/** The operation that only the gases have, for all tools that take a gas: the saved mixtures by name. */
import { z } from 'zod'
import { rolesOfTool, type Tool, tools } from '../tools/tools'
import { listEnvelope } from './envelope'
import { operation } from './operation'

/** A saved gas, by mole fraction. */
export const savedMixture = z.object({
  Id: z.uuid(),
  Name: z.string(),
  Composition: z.record(z.string(), z.number()),
  ChangedAt: z.string(),
  OwnerName: z.string(),
})

export type SavedMixture = z.infer<typeof savedMixture>

/** The gases that the caller has saved as templates, and those shared with the caller. */
export const ListMixtures = operation({
  service: tools.gas.service,
  name: 'ListMixtures',
  method: 'GET',
  access: Object.values<Tool>(tools).flatMap(tool => (tool.takesGases ? rolesOfTool(tool) : [])),
  request: z.strictObject({}),
  response: listEnvelope(savedMixture),
})
