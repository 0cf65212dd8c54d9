import type { Kysely, Migration } from 'kysely'

/** A registration says by which invitation's link it came, as a hash: only that one lets in. */
export const registrationsByInvitation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('registrations').addColumn('invitation_hash', 'text').execute()
  },
}
