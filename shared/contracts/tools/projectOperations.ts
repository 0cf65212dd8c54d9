/** Operations of a tool on saved projects and their versions. */
import { z } from 'zod'
import { permissions } from '../../access/permissionGroups'
import { limits } from '../../limits'
import { requiredText, textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { foundInAll } from './templateOperations'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

/** A saved project, for a list. */
const projectSummary = z.object({
  Id: id,
  Name: z.string(),
  /** The tags of its items, shortened. */
  Tag: z.string(),
  Version: z.int(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
  OwnerName: z.string(),
  /** The rights of the caller: all if it is their own, otherwise those of their group. */
  Permission: z.enum(permissions),
})

/** A saved version of a project, for a list. */
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
    /** A page of the same projects, from 0 on, if they have the text in their name, their tag, or their owner's name. */
    FindProjects: operation({
      ...ofTool(tool),
      name: 'FindProjects',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({
        text: textUpTo(limits.projectName),
        page: z.int().min(0).max(limits.listed.lastPage).optional(),
      }),
      response: projectList,
    }),
    /** One saved project. The answer for one that is not shared with the caller is the same as for a missing one. */
    OpenProject: operation({
      ...ofTool(tool),
      name: 'OpenProject',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id }),
      response: envelope(project),
    }),
    /**
     * Saves a project: without `id` as a new one; otherwise only if `version` is still the newest, so that no later
     * change is overwritten unseen.
     */
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
    /** Deletes a saved project; for its owner, and members of the owner's Full Access group. */
    DeleteProject: operation({
      ...ofTool(tool),
      name: 'DeleteProject',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id }),
      response: envelope(z.null()),
    }),
    /** All kept versions of a project, the newest first. */
    ListVersions: operation({
      ...ofTool(tool),
      name: 'ListVersions',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id }),
      response: listEnvelope(versionSummary),
    }),
    /** A version of a project, and the number of the newest version. */
    OpenVersion: operation({
      ...ofTool(tool),
      name: 'OpenVersion',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ id, version: z.int() }),
      response: envelope(project.extend({ Note: z.string(), Newest: z.int() })),
    }),
    /** Saves an old version as the newest, if `newest` is still the newest; for everybody who may save the project. */
    RestoreVersion: operation({
      ...ofTool(tool),
      name: 'RestoreVersion',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id, version: z.int(), newest: z.int() }),
      response: envelope(project),
    }),
    /** Reads the text of a project file and gives the project, upgraded to the present format, or its faults. */
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
