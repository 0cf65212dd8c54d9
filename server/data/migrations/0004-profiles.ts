import type { Kysely, Migration } from 'kysely'

const companyTexts = ['address1', 'address2', 'city', 'state', 'zip', 'country'] as const

/** Address and admission rule of a company; registrations and changes of email that wait for the mailed code. */
export const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of companyTexts)
      await db.schema
        .alterTable('companies')
        .addColumn(name, 'text', column => column.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('companies')
      .addColumn('mail_domain', 'text')
      .addColumn('allow_auto_reg', 'boolean', column => column.notNull().defaultTo(false))
      .execute()
    await db.schema.createIndex('companies_mail_domain').on('companies').column('mail_domain').execute()
    await db.schema
      .createTable('registrations')
      .addColumn('id', 'uuid', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('full_name', 'text', column => column.notNull())
      .addColumn('phone', 'text', column => column.notNull())
      .addColumn('company_name', 'text', column => column.notNull())
      .addColumn('password_hash', 'text', column => column.notNull())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema
      .createTable('email_changes')
      // One per person: a new request replaces the earlier one.
      .addColumn('user_id', 'uuid', column => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('id', 'uuid', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      // Null if the email already belongs to somebody: then no code is right.
      .addColumn('code_hash', 'text')
      .addColumn('tries', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .execute()
  },
}
