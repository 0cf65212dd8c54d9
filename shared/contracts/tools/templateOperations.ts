/** Operations of a tool about templates: items to start from. */
import { z } from 'zod'
import { permissions } from '../../access/permissionGroups'
import { limits } from '../../limits'
import { requiredText, textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

/** How many there are of what was asked for: the list may have fewer. */
export const foundInAll = z.object({ Found: z.int() }).nullish()

/** A template in a list. */
const templateSummary = z.object({
  Id: id,
  Name: z.string(),
  /** Whether the members of its owner's groups have it. */
  IsShared: z.boolean(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
  OwnerName: z.string(),
  Permission: z.enum(permissions),
})

const templateList = listEnvelope(templateSummary).extend({ Item: foundInAll })

export function templateOperations<Item extends z.ZodType>({ tool, item }: { item: Item } & Pick<ToolSchemas, 'tool'>) {
  return {
    /** The caller's templates and those shared with the caller, by name. */
    ListTemplates: operation({
      ...ofTool(tool),
      name: 'ListTemplates',
      method: 'GET',
      request: z.strictObject({}),
      response: templateList,
    }),
    /** Those of them with the text in their name, or in the name of their owner. */
    FindTemplates: operation({
      ...ofTool(tool),
      name: 'FindTemplates',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ text: textUpTo(limits.projectName) }),
      response: templateList,
    }),
    /** A template with what is in it. One that is not shared with the caller answers exactly as a missing one. */
    OpenTemplate: operation({
      ...ofTool(tool),
      name: 'OpenTemplate',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id }),
      response: envelope(templateSummary.extend({ Content: item })),
    }),
    /** Saves an item as a template: a new one without `id`. */
    SaveTemplate: operation({
      ...ofTool(tool),
      name: 'SaveTemplate',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({
        id: id.optional(),
        name: requiredText('Name', limits.projectName),
        item,
      }),
      response: envelope(templateSummary),
    }),
    /** Shares a template with the owner's groups, or takes it back; for its owner alone. */
    ShareTemplate: operation({
      ...ofTool(tool),
      name: 'ShareTemplate',
      method: 'POST',
      changes: 'rights',
      request: z.strictObject({ id, isShared: z.boolean() }),
      response: envelope(templateSummary),
    }),
    /** Deletes a template, by its owner or a member of the owner's group Full Access. */
    DeleteTemplate: operation({
      ...ofTool(tool),
      name: 'DeleteTemplate',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id }),
      response: envelope(z.null()),
    }),
  }
}
