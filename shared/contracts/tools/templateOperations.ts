/** Operations of a tool on templates, which are items to start from. */
import { z } from 'zod'
import { permissions } from '../../access/permissionGroups'
import { limits } from '../../limits'
import { requiredText, textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

/** The total number of matches; the list may have fewer. */
export const foundInAll = z.object({ Found: z.int() }).nullish()

/** A template, for a list. */
const templateSummary = z.object({
  Id: id,
  Name: z.string(),
  /** Whether it is shared with the members of its owner's groups. */
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
    /** The same templates, if they have the text in their name or their owner's name. */
    FindTemplates: operation({
      ...ofTool(tool),
      name: 'FindTemplates',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ text: textUpTo(limits.projectName) }),
      response: templateList,
    }),
    /** A template with its item. The answer for one not shared with the caller is the same as for a missing one. */
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
    /** Shares a template with the owner's groups, or stops sharing it; only for its owner. */
    ShareTemplate: operation({
      ...ofTool(tool),
      name: 'ShareTemplate',
      method: 'POST',
      changes: 'rights',
      request: z.strictObject({ id, isShared: z.boolean() }),
      response: envelope(templateSummary),
    }),
    /** Deletes a template; for its owner, and members of the owner's Full Access group. */
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
