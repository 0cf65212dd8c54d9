import type { Selectable } from 'kysely'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Project } from '../../data/schema'

/** Stores the saved project as a version. The oldest versions beyond the limit are deleted. */
export async function keepVersion(db: Database, saved: Selectable<Project>): Promise<void> {
  const { id, version, name, tag, note, document, changed_at, changed_by } = saved
  await db
    .insertInto('design_versions')
    .values({ design_id: id, version, name, tag, note, document: JSON.stringify(document), changed_at, changed_by })
    .execute()
  await db
    .deleteFrom('design_versions')
    .where('design_id', '=', id)
    .where('version', '<=', version - limits.versions)
    .execute()
}
