/** What the caller has changed and not saved: one draft a project, nobody else's to see. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { upgradedDocument } from '../../../shared/designs/project'
import type { ProjectDocument } from '../../../shared/designs/projectDocument'
import { messages } from '../../../shared/texts'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import { designById } from './designs'

/** The draft of a project that was never saved has no id to stand under. */
const subjectOf = ({ id }: { id?: string }) => id ?? 'new'

interface DraftRequest {
  id?: string
  version?: number
  document: ProjectDocument
}

export function keepDraft(db: Database) {
  return async (call: ServiceCall, { document, version, ...which }: DraftRequest) => {
    // One a project that the caller has, so that nobody fills the table.
    if (which.id !== undefined && !(await designById(db, call, which.id))) return refused(messages.designMissing)
    const draft = { document: JSON.stringify(document), version: version ?? null, kept_at: call.now }
    await db
      .insertInto('design_drafts')
      .values({ user_id: call.requireCaller().id, subject: subjectOf(which), ...draft })
      .onConflict(conflict => conflict.columns(['user_id', 'subject']).doUpdateSet(draft))
      .execute()
    return succeeded(null)
  }
}

export function openDraft(db: Database) {
  return async (call: ServiceCall, which: { id?: string }) => {
    const row = await draftOf(db, call, which)
    if (!row) return succeeded(null)
    return succeeded({
      KeptAt: row.kept_at.toISOString(),
      Version: row.version,
      Document: upgradedDocument(row.document) as ProjectDocument,
    })
  }
}

export function dropDraft(db: Database) {
  return async (call: ServiceCall, which: { id?: string }) => {
    await db
      .deleteFrom('design_drafts')
      .where('user_id', '=', call.requireCaller().id)
      .where('subject', '=', subjectOf(which))
      .execute()
    return succeeded(null)
  }
}

function draftOf(db: Database, call: ServiceCall, which: { id?: string }) {
  return db
    .selectFrom('design_drafts')
    .selectAll()
    .where('user_id', '=', call.requireCaller().id)
    .where('subject', '=', subjectOf(which))
    .executeTakeFirst()
}
