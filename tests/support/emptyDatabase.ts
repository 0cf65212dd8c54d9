/** An embedded database that is migrated and empty, kept between runs: making one takes seconds, copying it does not. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { root } from '../../scripts/root.mjs'
import { initialization } from '../../server/data/embeddedDatabase'
import { migrate } from '../../server/data/migrate'
import type { Tables } from '../../server/data/schema'

export async function emptyDatabase(): Promise<Blob> {
  const file = join(root, '.tmp', `empty-database-${hashOfMigrations()}.tar.gz`)
  if (!existsSync(file)) await make(file)
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' })
}

/** Another version of the database or another word in a migration makes another file. */
function hashOfMigrations(): string {
  const folder = join(root, 'server/data/migrations')
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  hash.update(initialization.join(' '))
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function make(file: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: 'memory://', initDbStartParams: initialization })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(pglite) })
  await migrate(db)
  const dump = await pglite.dumpDataDir('gzip')
  await db.destroy()
  // Whole under another name first: several test files may look for it at once.
  const part = `${file}.${process.pid}`
  mkdirSync(join(root, '.tmp'), { recursive: true })
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()))
  renameSync(part, file)
}
