/** The versions of a project: every save keeps one, and each can become the newest again. */

import { permits } from '../../../shared/access/permissionGroups'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { projectMessages } from '../../../shared/wording/projectTexts'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import { type Keeping, permissionOf, projectById, saveOver, storedProject, summaryOf } from './projects'

export function listVersions(db: Database, of: Keeping) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const project = await projectById(db, of, call, id)
    if (!project || !permits(permissionOf(project), 'open')) return refused(messages.projectMissing)
    const rows = await db
      .selectFrom('design_versions')
      .select(['version', 'name', 'tag', 'note', 'changed_at', 'changed_by'])
      .where('design_id', '=', id)
      .orderBy('version', 'desc')
      .execute()
    return {
      Succeeded: true,
      Notices: [],
      Items: rows.map(row => ({
        Version: row.version,
        Name: row.name,
        Tag: row.tag,
        Note: row.note ?? '',
        ChangedAt: row.changed_at.toISOString(),
        ChangedBy: row.changed_by,
      })),
    }
  }
}

interface VersionRequest {
  id: string
  version: number
}

export function openVersion<Input extends object>(db: Database, of: Keeping<Input>) {
  return async (call: ServiceCall, { id, version }: VersionRequest) => {
    const found = await versionOf(db, of, call, { id, version })
    if (!found) return refused(projectMessages.versionMissing)
    const { project, old } = found
    if (of.work.projects.isNewer(old.document)) return refused(projectMessages.savedNewer)
    return succeeded({
      ...summaryOf({ ...project, ...old }),
      Note: old.note ?? '',
      Newest: project.version,
      Document: storedProject(of, old.document),
    })
  }
}

/** Saves an old version as the newest one. Nothing is lost: the previous newest version stays before it. */
export function restoreVersion<Input extends object>(db: Database, of: Keeping<Input>) {
  return async (call: ServiceCall, { newest, ...which }: VersionRequest & { newest: number }) => {
    const found = await versionOf(db, of, call, which)
    if (!found) return refused(projectMessages.versionMissing)
    if (of.work.projects.isNewer(found.old.document)) return refused(projectMessages.savedNewer)
    const document = storedProject(of, found.old.document)
    const { name } = found.old
    const note = projectMessages.versionRestored(which.version)
    const save = { version: newest, name, note, document }
    return saveOver(db, of, call, { before: found.project, save })
  }
}

async function versionOf(db: Database, of: Keeping, call: ServiceCall, { id, version }: VersionRequest) {
  const project = await projectById(db, of, call, id)
  if (!project || !permits(permissionOf(project), 'open')) return undefined
  const old = await db
    .selectFrom('design_versions')
    .select(['version', 'name', 'tag', 'note', 'document', 'changed_at', 'changed_by'])
    .where('design_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return old && { project, old }
}
