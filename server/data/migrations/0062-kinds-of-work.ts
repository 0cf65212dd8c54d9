import type { Kysely, Migration } from 'kysely'

/** The kind of saved work, and the tool of searches and reports. All existing rows belong to coils. */
export const kindsOfWork: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['designs', 'design_drafts', 'coil_templates', 'coil_snapshots'])
      await db.schema
        .alterTable(table)
        .addColumn('kind', 'text', column => column.notNull().defaultTo('coil'))
        .execute()
    for (const table of ['design_searches', 'reports'])
      await db.schema
        .alterTable(table)
        .addColumn('tool', 'text', column => column.notNull().defaultTo('DesignService.svc'))
        .execute()
  },
}
