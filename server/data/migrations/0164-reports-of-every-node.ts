import type { Kysely, Migration } from 'kysely'

/** The file of a report, for nodes that have not made it. Reports from before it are on the node that made them. */
export const reportsOfEveryNode: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reports').addColumn('content', 'bytea').execute()
  },
}
