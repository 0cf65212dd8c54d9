/** Operations of a tool about what is changed and not saved. */
import { z } from 'zod'
import { limits } from '../../limits'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

/** One page that a project is worked on, from when it was opened: its changes are kept beside those of others. */
const sitting = z.uuid()

export function draftOperations<Project extends z.ZodType>({
  tool,
  project: document,
}: { project: Project } & Pick<ToolSchemas, 'tool'>) {
  return {
    /** Keeps what the caller has changed and not saved; without `id` of a project that was never saved. */
    KeepDraft: operation({
      ...ofTool(tool),
      name: 'KeepDraft',
      method: 'POST',
      changes: 'work',
      bodyLimit: limits.body.document,
      request: z.strictObject({ id: id.optional(), sitting, version: z.int().optional(), document }),
      response: envelope(z.null()),
    }),
    /** The caller's own unsaved changes of a project, those of each sitting, the newest first. */
    ListDrafts: operation({
      ...ofTool(tool),
      name: 'ListDrafts',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id: id.optional() }),
      response: listEnvelope(z.object({ Sitting: sitting, KeptAt: z.string(), Tag: z.string() })),
    }),
    /** The caller's own unsaved changes of one sitting, where there are any. */
    OpenDraft: operation({
      ...ofTool(tool),
      name: 'OpenDraft',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id: id.optional(), sitting }),
      response: envelope(z.object({ Version: z.int().nullable(), Document: document }).nullable()),
    }),
    /** Forgets the caller's unsaved changes of one sitting. */
    DropDraft: operation({
      ...ofTool(tool),
      name: 'DropDraft',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id: id.optional(), sitting }),
      response: envelope(z.null()),
    }),
  }
}
