/** Operations by which a tool keeps work: projects, and every version of them. */
import { z } from 'zod'
import { permissions } from '../../access/permissionGroups'
import { limits } from '../../limits'
import { requiredText, textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { foundInAll } from './templateOperations'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

/** A saved project in a list. */
const projectSummary = z.object({
  Id: id,
  Name: z.string(),
  /** Of its items, in short. */
  Tag: z.string(),
  Version: z.int(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
  OwnerName: z.string(),
  /** What the caller may do with it: all of it where it is their own, else what its owner's group permits. */
  Permission: z.enum(permissions),
})

/** A saved version of a project in a list. */
const versionSummary = z.object({
  Version: z.int(),
  Name: z.string(),
  Tag: z.string(),
  Note: z.string(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
})

const projectList = listEnvelope(projectSummary).extend({ Item: foundInAll })

export function projectOperations<Project extends z.ZodType>({
  tool,
  project: document,
}: { project: Project } & Pick<ToolSchemas, 'tool'>) {
  const project = projectSummary.extend({ Document: document })
  return {
    /** The caller's saved projects and those shared with the caller, the last changed first. */
    ListProjects: operation({
      ...ofTool(tool),
      name: 'ListProjects',
      method: 'GET',
      request: z.strictObject({}),
      response: projectList,
    }),
    /** Those of them with the text in their name or tag, or in the name of their owner. */
    FindProjects: operation({
      ...ofTool(tool),
      name: 'FindProjects',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ text: textUpTo(limits.projectName) }),
      response: projectList,
    }),
    /** One saved project. One that is not shared with the caller answers exactly as a missing one. */
    OpenProject: operation({
      ...ofTool(tool),
      name: 'OpenProject',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id }),
      response: envelope(project),
    }),
    /** Saves a project: new without `id`; otherwise only if `version` is still the saved one, so that no change is overwritten unseen. */
    SaveProject: operation({
      ...ofTool(tool),
      name: 'SaveProject',
      method: 'POST',
      changes: 'work',
      bodyLimit: limits.body.document,
      request: z.strictObject({
        id: id.optional(),
        version: z.int().optional(),
        name: requiredText('Name', limits.projectName),
        note: textUpTo(limits.note).optional(),
        document,
      }),
      response: envelope(project),
    }),
    /** Deletes a saved project, by its owner or a member of the owner's group Full Access. */
    DeleteProject: operation({
      ...ofTool(tool),
      name: 'DeleteProject',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id }),
      response: envelope(z.null()),
    }),
    /** Every version of a project that is kept, the newest first. */
    ListVersions: operation({
      ...ofTool(tool),
      name: 'ListVersions',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id }),
      response: listEnvelope(versionSummary),
    }),
    /** A project as it was in one version, and which version is the newest. */
    OpenVersion: operation({
      ...ofTool(tool),
      name: 'OpenVersion',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id, version: z.int() }),
      response: envelope(project.extend({ Note: z.string(), Newest: z.int() })),
    }),
    /** Saves an old version as the newest, if `newest` still is; for whoever may save the project. */
    RestoreVersion: operation({
      ...ofTool(tool),
      name: 'RestoreVersion',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id, version: z.int(), newest: z.int() }),
      response: envelope(project),
    }),
    /** Reads the text of a project's file and gives the project, brought up to date; or says what is wrong, and where. */
    CheckProject: operation({
      ...ofTool(tool),
      name: 'CheckProject',
      method: 'POST',
      changes: 'nothing',
      bodyLimit: limits.body.document,
      request: z.strictObject({ text: z.string().min(1) }),
      response: envelope(document),
    }),
  }
}
