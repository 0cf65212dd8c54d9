/** The catalogues of the database: their versions, and the one that counts. */
import { type Kysely, sql } from 'kysely'
import { catalogueChanges } from '../../shared/catalogues/catalogueChanges'
import { type CatalogueName, type Catalogues, catalogues } from '../../shared/catalogues/catalogues'
import type { Tables } from '../data/schema'
import { lookedUpOnce } from '../process/sharedLookups'

/** A version of a catalogue. That of the product, with sample data, has the number 0 and no date. */
export interface KeptVersion {
  version: number
  count: number
  file: string
  createdAt?: Date
}

const sampleFile = 'sample data of the product'

/** All versions, the newest first; the sample is the last. */
export async function versionsOf(db: Kysely<Tables>, name: CatalogueName): Promise<KeptVersion[]> {
  const rows = await db
    .selectFrom('catalogue_versions')
    .select(['version', 'file', 'created_at', sql<number>`jsonb_array_length(records)`.as('count')])
    .where('catalogue', '=', name)
    .orderBy('version', 'desc')
    .execute()
  const sample = { version: 0, count: catalogues[name].sample.length, file: sampleFile }
  return [...rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt })), sample]
}

/** The records of a version, of the newest where none is named; undefined where there is no such version. */
export async function catalogueOf<Name extends CatalogueName>(
  db: Kysely<Tables>,
  name: Name,
  version?: number,
): Promise<{ version: number; records: readonly Catalogues[Name][] } | undefined> {
  const sample = { version: 0, records: catalogues[name].sample }
  if (version === 0) return sample
  let kept = db.selectFrom('catalogue_versions').select(['version', 'records']).where('catalogue', '=', name)
  if (version !== undefined) kept = kept.where('version', '=', version)
  const row = await kept.orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (row) return { version: row.version, records: row.records as Catalogues[Name][] }
  return version === undefined ? sample : undefined
}

interface Kept {
  version: number
  createdAt: number
  records: readonly object[]
}

/** The versions that were read, by database: a version never changes. */
const read = new WeakMap<Kysely<Tables>, Map<CatalogueName, Kept>>()

/**
 * The version that counts; undefined for the sample of the product. What the page of a tool asks: the numbers of all
 * catalogues are looked up together, once for a page, and the records once for a process.
 */
export async function countingCatalogue<Name extends CatalogueName>(
  db: Kysely<Tables>,
  name: Name,
): Promise<{ version: number; records: readonly Catalogues[Name][] } | undefined> {
  const newest = await lookedUpOnce('newest catalogues', () =>
    db
      .selectFrom('catalogue_versions')
      .distinctOn('catalogue')
      .select(['catalogue', 'version', 'created_at'])
      .orderBy('catalogue')
      .orderBy('version', 'desc')
      .execute(),
  )
  const found = newest.find(({ catalogue }) => catalogue === name)
  if (!found) return undefined
  const known = read.get(db) ?? new Map<CatalogueName, Kept>()
  read.set(db, known)
  const before = known.get(name)
  const createdAt = found.created_at.getTime()
  const isSame = before?.version === found.version && before.createdAt === createdAt
  const kept = isSame ? before : await catalogueOf(db, name, found.version)
  if (kept) known.set(name, { ...kept, createdAt })
  return kept as { version: number; records: readonly Catalogues[Name][] } | undefined
}

/**
 * How many records of the version that counts other records would add, change and remove. The table is locked until the
 * transaction is over: nobody else makes a version meanwhile.
 */
export async function changesIn(transaction: Kysely<Tables>, name: CatalogueName, records: readonly object[]) {
  await sql`lock table catalogue_versions in share row exclusive mode`.execute(transaction)
  const present = await catalogueOf(transaction, name)
  const { added, changed, removed } = catalogueChanges(catalogues[name], present?.records ?? [], records)
  const counts = { added: added.length, changed: changed.length, removed: removed.length }
  return { version: present?.version ?? 0, counts }
}

/** Keeps records as the newest version, and returns its number. */
export async function keepVersionOf(
  transaction: Kysely<Tables>,
  name: CatalogueName,
  { records, file, now }: { records: readonly object[]; file: string; now: Date },
): Promise<number> {
  // One operator after the other, so that no two take the same number.
  await sql`lock table catalogue_versions in share row exclusive mode`.execute(transaction)
  const [newest] = await versionsOf(transaction, name)
  const version = (newest?.version ?? 0) + 1
  await transaction
    .insertInto('catalogue_versions')
    .values({ catalogue: name, version, records: JSON.stringify(records), file, created_at: now })
    .execute()
  return version
}
