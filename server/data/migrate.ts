import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { exitCodes, StartError } from '../errors/startError'
import { initial } from './migrations/0001-initial'
import { audit } from './migrations/0002-audit'
import { clearance } from './migrations/0003-clearance'
import { profiles } from './migrations/0004-profiles'
import { companyUsers } from './migrations/0005-company-users'
import { reportExports } from './migrations/0007-report-exports'
import { services } from './migrations/0008-services'
import { auditIndexes } from './migrations/0009-audit-indexes'
import { knownDevices } from './migrations/0013-known-devices'
import { designVersions } from './migrations/0030-design-versions'
import { designDrafts } from './migrations/0031-design-drafts'
import { coilTemplates } from './migrations/0032-coil-templates'
import { coilSnapshots } from './migrations/0033-coil-snapshots'
import { designSearches } from './migrations/0040-design-searches'
import { secondFactors } from './migrations/0041-second-factors'
import { draftSittings } from './migrations/0042-draft-sittings'
import { mails } from './migrations/0050-mails'
import { manyRows } from './migrations/0051-many-rows'
import { registrationsByInvitation } from './migrations/0052-registrations-by-invitation'
import { companyRolesOfPeople } from './migrations/0053-company-roles'
import { auditCheckpoints } from './migrations/0054-audit-checkpoints'
import { newcomerRoles } from './migrations/0057-newcomer-roles'
import { demoMark } from './migrations/0060-demo-mark'
import { disabledCompanies } from './migrations/0061-disabled-companies'
import { kindsOfWork } from './migrations/0062-kinds-of-work'
import { catalogueVersions } from './migrations/0070-catalogues'
import { monitoring } from './migrations/0075-monitoring'
import { adminDesk } from './migrations/0076-admin-desk'
import { programKeys } from './migrations/0077-program-keys'
import { listsAtSize } from './migrations/0161-lists-at-size'
import { reportsOfEveryNode } from './migrations/0164-reports-of-every-node'
import { progressOfReports } from './migrations/0184-progress-of-reports'
import type { Tables } from './schema'

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-audit': audit,
  '0003-clearance': clearance,
  '0004-profiles': profiles,
  '0005-company-users': companyUsers,
  '0007-report-exports': reportExports,
  '0008-services': services,
  '0009-audit-indexes': auditIndexes,
  '0013-known-devices': knownDevices,
  '0040-design-searches': designSearches,
  '0041-second-factors': secondFactors,
  '0030-design-versions': designVersions,
  '0031-design-drafts': designDrafts,
  '0032-coil-templates': coilTemplates,
  '0033-coil-snapshots': coilSnapshots,
  '0042-draft-sittings': draftSittings,
  '0050-mails': mails,
  '0051-many-rows': manyRows,
  '0052-registrations-by-invitation': registrationsByInvitation,
  '0053-company-roles': companyRolesOfPeople,
  '0054-audit-checkpoints': auditCheckpoints,
  '0057-newcomer-roles': newcomerRoles,
  '0060-demo-mark': demoMark,
  '0061-disabled-companies': disabledCompanies,
  '0062-kinds-of-work': kindsOfWork,
  '0070-catalogues': catalogueVersions,
  '0075-monitoring': monitoring,
  '0076-admin-desk': adminDesk,
  '0077-program-keys': programKeys,
  '0161-lists-at-size': listsAtSize,
  '0164-reports-of-every-node': reportsOfEveryNode,
  '0184-progress-of-reports': progressOfReports,
}

/** Migrates the database to the newest schema. Several nodes may start it at once: the migrator's lock admits one. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  // Numbers are assigned before the work is done, so a lower one may be added later; no migration depends on the order.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  throw (await isNewer(db))
    ? new StartError(
        'The database is of a newer version of the product than this one. Start that version, or restore a backup of this one.',
        exitCodes.data,
        error,
      )
    : error
}

/** Whether a newer version has migrated the database. One in which not even the first migration began has no list. */
async function isNewer(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  )
  return rows[0]?.exists === true && (await migrationsOf(db)).some(name => !(name in migrations))
}

/** Whether the database has the schema of this build, and not one that is older or newer. */
export async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const done = await migrationsOf(db)
  return done.length === Object.keys(migrations).length && done.every(name => name in migrations)
}

/** The names of the migrations that were applied to this database, sorted by name. */
export async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}
