/** Saved designs. What the caller has no right to answers exactly as a missing one. */
import type { Selectable } from 'kysely'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { upgradedDocument } from '../../../shared/designs/project'
import type { ProjectDocument } from '../../../shared/designs/projectDocument'
import { tagsInShort } from '../../../shared/designs/projectTags'
import { type Permission, permits } from '../../../shared/permissionGroups'
import { messages } from '../../../shared/texts'
import type { Audit } from '../../access/audit'
import type { Database } from '../../data/database'
import type { Design } from '../../data/schema'
import type { Caller } from '../caller'
import type { ServiceCall } from '../service'
import { type AccessibleDesign, accessibleDesigns } from './accessibleDesigns'

type Summary = Omit<AccessibleDesign, 'document'>

function summaryOf(row: Summary) {
  return {
    Id: row.id,
    Name: row.name,
    Tag: row.tag,
    Version: row.version,
    ChangedAt: row.changed_at.toISOString(),
    ChangedBy: row.changed_by,
    OwnerName: row.owner_name,
    Permission: permissionOf(row),
  }
}

/** Nobody is in a group of their own: who is in none has the design because it is theirs. */
function permissionOf(row: Pick<Summary, 'permission_group'>): Permission {
  return row.permission_group ?? 'Owner'
}

function wholeOf(row: AccessibleDesign) {
  return { ...summaryOf(row), Document: upgradedDocument(row.document) as ProjectDocument }
}

const ownDesign = (row: Selectable<Design>, caller: Caller): AccessibleDesign => ({
  ...row,
  owner_name: caller.fullName,
  permission_group: null,
})

export function listDesigns(db: Database) {
  return async (call: ServiceCall) => {
    const rows = await accessibleDesigns(db, call.requireCaller())
      .select(['designs.id', 'designs.owner_id', 'designs.company_id', 'designs.name', 'designs.tag', 'designs.note'])
      .select(['designs.version', 'designs.changed_at', 'designs.changed_by'])
      .orderBy('designs.changed_at', 'desc')
      .limit(500)
      .execute()
    return { Succeeded: true, Notices: [], Items: rows.map(summaryOf) }
  }
}

export function openDesign(db: Database) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await designById(db, call, id)
    return row && permits(permissionOf(row), 'open') ? succeeded(wholeOf(row)) : refused(messages.designMissing)
  }
}

function designById(db: Database, call: ServiceCall, id: string): Promise<AccessibleDesign | undefined> {
  return accessibleDesigns(db, call.requireCaller())
    .selectAll('designs')
    .where('designs.id', '=', id)
    .executeTakeFirst()
}

interface SaveRequest {
  id?: string
  version?: number
  name: string
  note?: string
  document: ProjectDocument
}

export function saveDesign(db: Database) {
  return async (call: ServiceCall, { id, version, name, note, document }: SaveRequest) => {
    const caller = call.requireCaller()
    const values = {
      name,
      tag: tagsInShort(document.coils.map(({ tag }) => tag)),
      note: note ?? null,
      document: JSON.stringify(document),
      changed_at: call.now,
      changed_by: caller.fullName,
    }
    if (!id) {
      const row = await db
        .insertInto('designs')
        .values({ ...values, owner_id: caller.id, company_id: caller.companyId, version: 1 })
        .returningAll()
        .executeTakeFirstOrThrow()
      return succeeded(wholeOf(ownDesign(row, caller)))
    }
    const before = await designById(db, call, id)
    if (!before) return refused(messages.designMissing)
    if (!permits(permissionOf(before), 'save')) return refused(messages.designReadOnly)
    // The version is part of the condition, so that two savers cannot both win.
    const row = await db
      .updateTable('designs')
      .set({ ...values, version: (version ?? 0) + 1 })
      .where('id', '=', id)
      .where('owner_id', '=', before.owner_id)
      .where('version', '=', version ?? 0)
      .returningAll()
      .executeTakeFirst()
    return row ? succeeded(wholeOf({ ...before, ...row })) : refused(messages.designChanged)
  }
}

export function deleteDesign({ db, audit }: { db: Database; audit: Audit }) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await designById(db, call, id)
    if (!row) return refused(messages.designMissing)
    const { email: actor } = call.requireCaller()
    const { address, requestId } = call
    const entry = { event: 'design-removal' as const, actor, address, requestId, target: id }
    if (!permits(permissionOf(row), 'delete')) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(messages.designKept)
    }
    await db.deleteFrom('designs').where('id', '=', id).where('owner_id', '=', row.owner_id).execute()
    await audit.record({ ...entry, outcome: 'success', detail: { name: row.name } })
    return succeeded(null)
  }
}
