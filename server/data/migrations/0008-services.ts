import { type Kysely, type Migration, sql } from 'kysely'

const uuid = sql`gen_random_uuid()`

/** Tables of the services other than the account: reported errors, measurements, tokens, and the R and D tracker. */
export const services: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('is_analytics_enabled', 'boolean', column => column.notNull().defaultTo(false))
      .execute()
    await db.schema
      .createTable('client_errors')
      .addColumn('id', 'bigserial', column => column.primaryKey())
      .addColumn('at', 'timestamptz', column => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('request_id', 'text', column => column.notNull())
      .addColumn('error', 'text', column => column.notNull())
      .addColumn('stack_trace', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('analytics_logs')
      .addColumn('id', 'bigserial', column => column.primaryKey())
      .addColumn('at', 'timestamptz', column => column.notNull())
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('module_name', 'text', column => column.notNull())
      .addColumn('project_id', 'text', column => column.notNull())
      .addColumn('metric', 'text', column => column.notNull())
      .addColumn('measured_value', 'text', column => column.notNull())
      .addColumn('coil_id', 'text')
      .execute()
    await db.schema
      .createTable('service_tokens')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('audience', 'text', column => column.notNull())
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('impersonator_id', 'uuid', column => column.references('users.id').onDelete('cascade'))
      .addColumn('issued_at', 'timestamptz', column => column.notNull())
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .addColumn('renewable_until', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema
      .createTable('r_and_d_projects')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(uuid))
      .addColumn('owner_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('is_shared', 'boolean', column => column.notNull())
      .addColumn('plants', 'jsonb', column => column.notNull())
      .addColumn('year', 'integer', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema.createIndex('r_and_d_projects_year').on('r_and_d_projects').column('year').execute()
    await db.schema
      .createTable('r_and_d_records')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(uuid))
      .addColumn('project_id', 'uuid', column => column.notNull().references('r_and_d_projects.id').onDelete('cascade'))
      .addColumn('author_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('hours', 'double precision', column => column.notNull())
      .addColumn('note', 'text', column => column.notNull())
      .addColumn('links', 'jsonb', column => column.notNull())
      .execute()
    await db.schema.createIndex('r_and_d_records_project').on('r_and_d_records').column('project_id').execute()
    await db.schema
      .createTable('r_and_d_link_types')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('link_values', 'jsonb', column => column.notNull())
      .execute()
    await sql`insert into r_and_d_link_types (id, name, link_values) values
      (1, 'Phase', '["Concept", "Design", "Prototype", "Test", "Report"]'),
      (2, 'Product', '["Coil", "Economizer", "Air cooler", "Mist eliminator", "Software"]')`.execute(db)
  },
}
