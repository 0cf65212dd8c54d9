import { type Kysely, type Migration, sql } from 'kysely'

/** Answers to security questions, and the facts about a session that are stored with its bearer token. */
export const clearance: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('security_answers')
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('group_number', 'integer', column => column.notNull())
      .addColumn('question_id', 'integer', column => column.notNull())
      .addColumn('answer_hash', 'text', column => column.notNull())
      .addColumn('is_asked', 'boolean', column => column.notNull().defaultTo(false))
      .addColumn('answered_at', 'timestamptz', column => column.notNull())
      .addPrimaryKeyConstraint('security_answers_key', ['user_id', 'group_number'])
      .execute()
    await db.schema
      .alterTable('bearer_tokens')
      .addColumn('impersonator_id', 'uuid', column => column.references('users.id').onDelete('cascade'))
      .addColumn('cleared_until', 'timestamptz')
      .addColumn('proved_at', 'timestamptz')
      .addColumn('confirmed_questions', 'jsonb', column => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute()
    await db.schema.alterTable('sessions').addColumn('impersonator_email', 'text').execute()
    await db.schema.createIndex('sessions_impersonator').on('sessions').column('impersonator_email').execute()
  },
}
