/**
 * Drafts: the caller's unsaved changes, one draft for each tab in which a project is open, visible to the caller alone.
 */

import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { Project } from '../../../shared/tools/project'
import { tagsInShort } from '../../../shared/tools/projectTags'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import { type Keeping, projectById, storedProject } from './projects'

interface Which {
  id?: string
}

/** A project that was never saved has no id; its draft is stored as `new`. */
const subjectOf = ({ id }: Which) => id ?? 'new'

interface OneDraft extends Which {
  draftId: string
}

interface DraftRequest<Input> extends OneDraft {
  version?: number
  document: Project<Input>
}

export function keepDraft<Input extends object>(db: Database, of: Keeping<Input>) {
  return async (call: ServiceCall, { document, version, draftId, ...which }: DraftRequest<Input>) => {
    if (which.id !== undefined && !(await projectById(db, of, call, which.id))) return refused(messages.projectMissing)
    const draft = {
      kind: of.tool.kind,
      document: JSON.stringify(document),
      version: version ?? null,
      kept_at: call.now,
    }
    await db
      .insertInto('design_drafts')
      .values({ user_id: call.requireCaller().id, subject: subjectOf(which), sitting: draftId, ...draft })
      .onConflict(conflict => conflict.columns(['user_id', 'subject', 'sitting']).doUpdateSet(draft))
      .execute()
    await dropOldest(db, of, call, which)
    return succeeded(null)
  }
}

/** Limits the drafts of one project and of all projects, so that nobody can fill the table. */
async function dropOldest(db: Database, of: Keeping, call: ServiceCall, which: Which) {
  const newest = draftsOf(db, of, call, which)
    .select('sitting')
    .orderBy('kept_at', 'desc')
    .orderBy('sitting')
    .limit(limits.draftsOfProject)
  await db
    .deleteFrom('design_drafts')
    .where('user_id', '=', call.requireCaller().id)
    .where('kind', '=', of.tool.kind)
    .where('subject', '=', subjectOf(which))
    .where('sitting', 'not in', newest)
    .execute()
  const old = allDraftsOf(db, call)
    .select(['subject', 'sitting'])
    .orderBy('kept_at', 'desc')
    .orderBy('sitting')
    .offset(limits.draftsOfPerson)
  await db
    .deleteFrom('design_drafts')
    .where('user_id', '=', call.requireCaller().id)
    .where(({ eb, refTuple }) => eb(refTuple('subject', 'sitting'), 'in', old.$asTuple('subject', 'sitting')))
    .execute()
}

export function listDrafts(db: Database, of: Keeping) {
  return async (call: ServiceCall, which: Which) => {
    const rows = await draftsOf(db, of, call, which)
      .select(['sitting', 'kept_at', 'document'])
      .orderBy('kept_at', 'desc')
      .orderBy('sitting')
      .execute()
    const Items = rows.map(({ sitting, kept_at, document }) => ({
      DraftId: sitting,
      KeptAt: kept_at.toISOString(),
      Tag: of.work.projects.isNewer(document)
        ? ''
        : tagsInShort(storedProject(of, document).items.map(({ tag }) => tag)),
    }))
    return { Succeeded: true, Notices: [], Items }
  }
}

export function openDraft<Input extends object>(db: Database, of: Keeping<Input>) {
  return async (call: ServiceCall, which: OneDraft) => {
    const row = await draftsOf(db, of, call, which).selectAll().where('sitting', '=', which.draftId).executeTakeFirst()
    if (!row) return succeeded(null)
    if (of.work.projects.isNewer(row.document)) return refused(projectMessages.savedNewer)
    return succeeded({ Version: row.version, Document: storedProject(of, row.document) })
  }
}

export function dropDraft(db: Database, of: Keeping) {
  return async (call: ServiceCall, { draftId, ...which }: OneDraft) => {
    await db
      .deleteFrom('design_drafts')
      .where('user_id', '=', call.requireCaller().id)
      .where('kind', '=', of.tool.kind)
      .where('subject', '=', subjectOf(which))
      .where('sitting', '=', draftId)
      .execute()
    return succeeded(null)
  }
}

function draftsOf(db: Database, { tool }: Keeping, call: ServiceCall, which: Which) {
  return allDraftsOf(db, call).where('kind', '=', tool.kind).where('subject', '=', subjectOf(which))
}

function allDraftsOf(db: Database, call: ServiceCall) {
  return db.selectFrom('design_drafts').where('user_id', '=', call.requireCaller().id)
}
