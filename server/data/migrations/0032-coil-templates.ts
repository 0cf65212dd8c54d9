import { type Kysely, type Migration, sql } from 'kysely'

/** Template coils. A shared one is available to the members of its owner's groups, like projects. */
export const coilTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('coil_templates')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('owner_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('company_id', 'uuid', column => column.notNull().references('companies.id'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('coil', 'jsonb', column => column.notNull())
      .addColumn('is_shared', 'boolean', column => column.notNull().defaultTo(false))
      .addColumn('changed_at', 'timestamptz', column => column.notNull())
      .addColumn('changed_by', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('coil_templates_owner').on('coil_templates').column('owner_id').execute()
  },
}
