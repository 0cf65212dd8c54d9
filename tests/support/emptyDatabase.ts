/** Migrated, empty embedded databases, cached between runs: to create one takes seconds, to copy one does not. */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { root } from '../../scripts/root.mjs'
import { openDatabase } from '../../server/data/database'
import { extensions, initialization } from '../../server/data/embeddedDatabase'
import { migrate } from '../../server/data/migrate'
import type { Tables } from '../../server/data/schema'

/** An empty database, to be loaded into memory. */
export async function emptyDatabase(): Promise<Blob> {
  const file = kept('.tar.gz')
  if (!existsSync(file)) await make(file)
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' })
}

/** Puts an empty database into the data folder of a product before its start. */
export async function putEmptyDatabase(dataDir: string): Promise<void> {
  const whole = kept('')
  if (!existsSync(whole)) await makeFolder(whole)
  cpSync(whole, dataDir, { recursive: true })
}

const kept = (ending: string) => join(root, '.tmp', `empty-database-${hashOfMigrations()}${ending}`)

/** A hash of the database version and all migrations, so that any change makes a new file. */
function hashOfMigrations(): string {
  const folder = join(root, 'server/data/migrations')
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  hash.update(initialization.join(' '))
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function make(file: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: 'memory://', initDbStartParams: initialization, extensions })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(pglite) })
  await migrate(db)
  const dump = await pglite.dumpDataDir('gzip')
  await db.destroy()
  // Write to a temporary name first, because several test files may read it at once.
  const part = `${file}.${process.pid}`
  mkdirSync(join(root, '.tmp'), { recursive: true })
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()))
  renameSync(part, file)
}

async function makeFolder(whole: string): Promise<void> {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const part = mkdtempSync(`${whole}.`)
  const { close } = await openDatabase({ folder: part })
  await close()
  try {
    renameSync(part, whole)
  } catch (error) {
    // Another test file created it first.
    if (!existsSync(whole)) throw error
    rmSync(part, { recursive: true })
  }
}
