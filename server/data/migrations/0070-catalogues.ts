import type { Kysely, Migration } from 'kysely'

/** The catalogues that the operator puts in, version by version. */
export const catalogueVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogue_versions')
      .addColumn('catalogue', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('records', 'jsonb', column => column.notNull())
      .addColumn('file', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .addPrimaryKeyConstraint('catalogue_versions_key', ['catalogue', 'version'])
      .execute()
  },
}
