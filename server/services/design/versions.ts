/** The versions of a project: every save keeps one, and each can become the newest again. */

import { permits } from '../../../shared/access/permissionGroups'
import { isNewer, upgradedDocument } from '../../../shared/coils/document/project'
import type { ProjectDocument } from '../../../shared/coils/document/projectDocument'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { projectMessages } from '../../../shared/wording/projectTexts'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import { permissionOf, projectById, saveOver, summaryOf } from './projects'

export function listVersions(db: Database) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const design = await projectById(db, call, id)
    if (!design || !permits(permissionOf(design), 'open')) return refused(messages.projectMissing)
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

export function openVersion(db: Database) {
  return async (call: ServiceCall, { id, version }: VersionRequest) => {
    const found = await versionOf(db, call, { id, version })
    if (!found) return refused(projectMessages.versionMissing)
    const { design, old } = found
    if (isNewer(old.document)) return refused(projectMessages.savedNewer)
    return succeeded({
      ...summaryOf({ ...design, ...old }),
      Note: old.note ?? '',
      Newest: design.version,
      Document: upgradedDocument(old.document) as ProjectDocument,
    })
  }
}

/** Saves an old version as the newest one. Nothing is lost: what was the newest stays before it. */
export function restoreVersion(db: Database) {
  return async (call: ServiceCall, { newest, ...which }: VersionRequest & { newest: number }) => {
    const found = await versionOf(db, call, which)
    if (!found) return refused(projectMessages.versionMissing)
    if (isNewer(found.old.document)) return refused(projectMessages.savedNewer)
    const document = upgradedDocument(found.old.document) as ProjectDocument
    const { name } = found.old
    const note = projectMessages.versionRestored(which.version)
    return saveOver(db, call, found.design, { version: newest, name, note, document })
  }
}

async function versionOf(db: Database, call: ServiceCall, { id, version }: VersionRequest) {
  const design = await projectById(db, call, id)
  if (!design || !permits(permissionOf(design), 'open')) return undefined
  const old = await db
    .selectFrom('design_versions')
    .select(['version', 'name', 'tag', 'note', 'document', 'changed_at', 'changed_by'])
    .where('design_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return old && { design, old }
}
