import { type Kysely, type Migration, sql } from 'kysely'

/** What the command center knows: history in steps, nodes, errors, alarms and backups. */
export const monitoring: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('request_steps')
      .addColumn('step', 'text', column => column.notNull())
      .addColumn('from_at', 'timestamptz', column => column.notNull())
      .addColumn('node', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('operation', 'text', column => column.notNull())
      .addColumn('bucket', 'int2', column => column.notNull())
      .addColumn('requests', 'integer', column => column.notNull())
      .addColumn('errors', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('request_steps_key', ['step', 'from_at', 'node', 'kind', 'operation', 'bucket'])
      .execute()
    await schema
      .createTable('gauge_steps')
      .addColumn('step', 'text', column => column.notNull())
      .addColumn('from_at', 'timestamptz', column => column.notNull())
      .addColumn('node', 'text', column => column.notNull())
      .addColumn('gauge', 'text', column => column.notNull())
      .addColumn('samples', 'integer', column => column.notNull())
      .addColumn('total', 'double precision', column => column.notNull())
      .addColumn('highest', 'double precision', column => column.notNull())
      .addPrimaryKeyConstraint('gauge_steps_key', ['step', 'from_at', 'node', 'gauge'])
      .execute()
    await schema
      .createTable('nodes')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('version', 'text', column => column.notNull())
      .addColumn('started_at', 'timestamptz', column => column.notNull())
      .addColumn('first_at', 'timestamptz', column => column.notNull())
      .addColumn('heard_at', 'timestamptz', column => column.notNull())
      .addColumn('stopped_at', 'timestamptz')
      .addColumn('is_out', 'boolean', column => column.notNull().defaultTo(false))
      .addColumn('facts', 'jsonb', column => column.notNull())
      .execute()
    await schema
      .createTable('breaker_orders')
      .addColumn('node', 'text', column => column.notNull())
      .addColumn('upstream', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('breaker_orders_key', ['node', 'upstream'])
      .execute()
    await schema
      .createTable('error_groups')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('fault', 'text', column => column.notNull())
      .addColumn('operation', 'text', column => column.notNull())
      .addColumn('status', 'integer', column => column.notNull())
      .addColumn('stack', 'text', column => column.notNull())
      .addColumn('errors', 'integer', column => column.notNull())
      .addColumn('first_at', 'timestamptz', column => column.notNull())
      .addColumn('last_at', 'timestamptz', column => column.notNull())
      .addColumn('node', 'text', column => column.notNull())
      .addColumn('request_ids', 'jsonb', column => column.notNull())
      .execute()
    await schema.createIndex('error_groups_last').on('error_groups').column('last_at').execute()
    await schema
      .createTable('alarms')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('since', 'timestamptz', column => column.notNull())
      .addColumn('fine_since', 'timestamptz')
      .execute()
    await schema
      .createTable('backups')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('node', 'text', column => column.notNull())
      .addColumn('file', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('started_at', 'timestamptz', column => column.notNull())
      .addColumn('ended_at', 'timestamptz')
      .addColumn('rows', 'integer')
      .addColumn('bytes', 'double precision')
      .addColumn('fault', 'text')
      .execute()
    // At most one runs at a time, whichever node was asked.
    await sql`create unique index backups_running on backups (state) where state = 'running'`.execute(db)
  },
}
