/** Saved designs. They belong to the one who saved them; somebody else's answers exactly as a missing one. */
import type { Selectable } from 'kysely'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { CoilDocument } from '../../../shared/designs/coilDocument'
import { messages } from '../../../shared/texts'
import type { Database } from '../../data/database'
import type { Design } from '../../data/schema'
import type { ServiceCall } from '../service'

type Row = Selectable<Design>

function summaryOf(row: Omit<Row, 'document'>) {
  return {
    Id: row.id,
    Name: row.name,
    Tag: row.tag,
    Version: row.version,
    ChangedAt: row.changed_at.toISOString(),
    ChangedBy: row.changed_by,
  }
}

function wholeOf(row: Row) {
  return { ...summaryOf(row), Document: row.document as CoilDocument }
}

export function listDesigns(db: Database) {
  return async (call: ServiceCall) => {
    const rows = await db
      .selectFrom('designs')
      .select(['id', 'owner_id', 'company_id', 'name', 'tag', 'note', 'version', 'changed_at', 'changed_by'])
      .where('owner_id', '=', call.requireCaller().id)
      .orderBy('changed_at', 'desc')
      .limit(500)
      .execute()
    return { Succeeded: true, Notices: [], Items: rows.map(summaryOf) }
  }
}

export function openDesign(db: Database) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await db
      .selectFrom('designs')
      .selectAll()
      .where('id', '=', id)
      .where('owner_id', '=', call.requireCaller().id)
      .executeTakeFirst()
    return row ? succeeded(wholeOf(row)) : refused(messages.designMissing)
  }
}

interface SaveRequest {
  id?: string
  version?: number
  name: string
  note?: string
  document: CoilDocument
}

export function saveDesign(db: Database) {
  return async (call: ServiceCall, { id, version, name, note, document }: SaveRequest) => {
    const caller = call.requireCaller()
    const values = {
      name,
      tag: document.tag,
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
      return succeeded(wholeOf(row))
    }
    // The version is part of the condition, so that two savers cannot both win.
    const row = await db
      .updateTable('designs')
      .set({ ...values, version: (version ?? 0) + 1 })
      .where('id', '=', id)
      .where('owner_id', '=', caller.id)
      .where('version', '=', version ?? 0)
      .returningAll()
      .executeTakeFirst()
    if (row) return succeeded(wholeOf(row))
    const exists = await db
      .selectFrom('designs')
      .select('id')
      .where('id', '=', id)
      .where('owner_id', '=', caller.id)
      .executeTakeFirst()
    return refused(exists ? messages.designChanged : messages.designMissing)
  }
}
