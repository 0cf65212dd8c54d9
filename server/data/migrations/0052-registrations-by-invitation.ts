import type { Kysely, Migration } from 'kysely'

/** A registration stores the hash of the invitation by whose link it came: only that invitation admits the person. */
export const registrationsByInvitation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('registrations').addColumn('invitation_hash', 'text').execute()
  },
}
