import { type Kysely, type Migration, sql } from 'kysely'

/** Every save of a project is kept as a version, to view or restore it. The present state becomes the first version. */
export const designVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('design_versions')
      .addColumn('design_id', 'uuid', column => column.notNull().references('designs.id').onDelete('cascade'))
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('tag', 'text', column => column.notNull())
      .addColumn('note', 'text')
      .addColumn('document', 'jsonb', column => column.notNull())
      .addColumn('changed_at', 'timestamptz', column => column.notNull())
      .addColumn('changed_by', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('design_versions_key', ['design_id', 'version'])
      .execute()
    await sql`
      insert into design_versions (design_id, version, name, tag, note, document, changed_at, changed_by)
      select id, version, name, tag, note, document, changed_at, changed_by from designs`.execute(db)
  },
}
