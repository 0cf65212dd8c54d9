import type { Kysely, Migration } from 'kysely'

/** Invitations, by the hash of their token, and who may do what with whose projects. */
export const companyUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invitations')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      // One per person: a resend replaces the earlier one.
      .addColumn('user_id', 'uuid', column => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('invited_by', 'text', column => column.notNull())
      .addColumn('message', 'text', column => column.notNull())
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema
      .createTable('project_members')
      .addColumn('owner_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('member_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('permission_group', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('project_members_key', ['owner_id', 'member_id'])
      .execute()
    await db.schema.createIndex('project_members_member').on('project_members').column('member_id').execute()
  },
}
