/** Operations of a tool on drafts: changes that are not saved yet. */
import { z } from 'zod'
import { limits } from '../../limits'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

/** Each tab in which a project is open makes an id of its own, so that its draft replaces no other tab's. */
const draftId = z.uuid()

export function draftOperations<Project extends z.ZodType>({
  tool,
  project: document,
}: { project: Project } & Pick<ToolSchemas, 'tool'>) {
  return {
    /** Keeps the caller's unsaved changes; without `id`, those of a project that was never saved. */
    KeepDraft: operation({
      ...ofTool(tool),
      name: 'KeepDraft',
      method: 'POST',
      changes: 'work',
      bodyLimit: limits.body.document,
      request: z.strictObject({ id: id.optional(), draftId, version: z.int().optional(), document }),
      response: envelope(z.null()),
    }),
    /** The caller's own drafts of a project, the newest first. */
    ListDrafts: operation({
      ...ofTool(tool),
      name: 'ListDrafts',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id: id.optional() }),
      response: listEnvelope(z.object({ DraftId: draftId, KeptAt: z.string(), Tag: z.string() })),
    }),
    /** One draft of the caller, or null where there is none. */
    OpenDraft: operation({
      ...ofTool(tool),
      name: 'OpenDraft',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id: id.optional(), draftId }),
      response: envelope(z.object({ Version: z.int().nullable(), Document: document }).nullable()),
    }),
    /** Deletes one draft of the caller. */
    DropDraft: operation({
      ...ofTool(tool),
      name: 'DropDraft',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id: id.optional(), draftId }),
      response: envelope(z.null()),
    }),
  }
}
